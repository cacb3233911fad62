/** How long the file's object URL stays valid for the browser, in ms. */
const KEPT_MS = 60_000;

/** Makes the browser save `contents` as a file, like a download. For event handlers. */
export function saveFile(
  name: string,
  type: string,
  contents: string | Blob | Uint8Array<ArrayBuffer>,
): void {
  const address = URL.createObjectURL(new Blob([contents], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
