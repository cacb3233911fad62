/** Whether it takes back what was done, or does it again: not what is typed. */
export function isUndoKey(event: KeyboardEvent): boolean {
  const isMod = (event.ctrlKey || event.metaKey) && !event.altKey && !event.repeat;
  return isMod && event.key.toLowerCase() === 'z' && !isTyping(event.target);
}

/** Whether keys are what is typed there. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))
  );
}
