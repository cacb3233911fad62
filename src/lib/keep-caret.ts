/**
 * Notes where the caret is in the field or the text that has the focus: a dialog that is closed gives the focus back, and not
 * the caret.
 * @returns puts it back, where that has the focus
 */
export function keepCaret(document: Document): () => void {
  const { activeElement: field } = document;
  if (field instanceof HTMLElement && field.isContentEditable) return keepSelection(document, field);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField || field.selectionStart === null) return () => undefined;
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    if (document.activeElement !== field) return;
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}

function keepSelection(document: Document, text: HTMLElement): () => void {
  const selection = document.getSelection();
  if (selection === null) return () => undefined;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  return () => {
    if (document.activeElement !== text || anchorNode === null || focusNode === null) return;
    selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  };
}
