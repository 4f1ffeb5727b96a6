### Files that cannot be read or written.

file-none = There is no such file.
file-folder = This is a folder, not a file.
file-unreadable = The file cannot be read: { $reason }.
file-unwritable = The file cannot be written: { $reason }.
file-trouble = The file cannot be used: { $reason }.
file-no-text = The text cannot be written as { "UTF-8" }.
file-folder-none = There is no folder { $folder }.
file-folder-closed = The folder { $folder } may not be written to.

# What the system has against it, inside such a sentence.
system-permission = permission denied
system-space = no space left on device
system-read-only = nothing can be written there
system-long = the name is too long
system-name = no file can be called that
system-path = part of the path is no folder
system-address-taken = the address is in use already
system-address-foreign = this machine has no such address
