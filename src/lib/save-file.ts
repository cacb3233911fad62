/** How long the file's object URL stays valid for the browser, in ms. */
const KEPT_MS = 60_000;

/** Makes the browser save a text or bytes as a file, like a download. For event handlers. */
export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
