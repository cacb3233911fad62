/**
 * Notes where the caret is in the field that has the focus: a dialog that is closed gives the focus back, and not the caret.
 * @returns puts it back, where that field has the focus
 */
export function keepCaret(document: Document): () => void {
  const { activeElement: field } = document;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField || field.selectionStart === null) return () => undefined;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    if (document.activeElement !== field) return;
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}
