/** Does something in the text, which takes the focus: who pressed a key in a bar goes on from there. */
export function fromBar(bar: HTMLElement | null, act: () => void): void {
  const focused = bar?.ownerDocument.activeElement ?? null;
  act();
  if (bar?.contains(focused) === true && focused instanceof HTMLElement) focused.focus();
}
