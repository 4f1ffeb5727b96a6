### 无法读写的文件。

file-none = 没有这个文件。
file-folder = 这是文件夹，不是文件。
file-unreadable = 无法读取文件：{ $reason }。
file-unwritable = 无法写入文件：{ $reason }。
file-trouble = 无法使用文件：{ $reason }。
file-no-text = 文字无法写成{ "UTF-8" }。
file-folder-none = 没有文件夹{ $folder }。
file-folder-closed = 不能写入文件夹{ $folder }。

# 系统给出的原因，嵌在这样的句子里。
system-permission = 没有权限
system-space = 设备空间不足
system-read-only = 那里不能写入
system-long = 名称太长
system-name = 文件不能这样命名
system-path = 路径中有一部分不是文件夹
system-address-taken = 地址已被占用
system-address-foreign = 这台机器没有这个地址

## 译者：`leopold words`

words-language = 语言
words-messages = 消息
words-share = 比例
words-letters = 字数
words-names = 卡牌名称
words-cases = 有变格
words-mistakes = 错误
words-more = ……另有{ $n }个；`{ "--all" }`显示全部。
words-reading = 正在读取：{ $language }……
words-begun = { $folder }已备好，等待填写。`leopold words check { $code }`说明缺什么，`leopold --language { $code }`就用已有的部分说话。
words-no-language = { $code }不是语言代码：例如{ "pl" }或{ "pt-BR" }。
words-there-already = { $code }的词库已经有了，在{ $folder }。
