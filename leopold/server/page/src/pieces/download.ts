const LONG_ENOUGH = 60_000;

/** Give the reader a text as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // A browser that is busy fetches the text only later: an address taken back at once would then lead nowhere.
  setTimeout(() => URL.revokeObjectURL(address), LONG_ENOUGH);
}
