/** How long the browser may take to fetch what it saves, in ms. */
const KEPT_MS = 60_000;

/** Has the browser save `text` as a file, as if it had been downloaded. For event handlers. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
