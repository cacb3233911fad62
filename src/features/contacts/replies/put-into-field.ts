/** A field's text with another in place of what is selected. */
interface Insertion {
  text: string;
  /** What it takes the place of. */
  from: number;
  to: number;
  /** What the field has then. */
  value: string;
  /** Where the cursor stands then: behind it. */
  end: number;
}

/** What becomes of a field once a text is put into it: on a line of its own, unless the cursor is at the start of one. */
export function insertionOf(
  {
    value,
    selectionStart: from,
    selectionEnd: to,
  }: Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>,
  body: string,
): Insertion {
  const before = value.slice(0, from);
  const text = before === '' || before.endsWith('\n') ? body : `\n${body}`;
  return { text, from, to, value: `${before}${text}${value.slice(to)}`, end: from + text.length };
}

/**
 * Types a text into a field, so that the browser's Undo takes it out. @returns false where it is not to be typed, or has no
 * room
 */
export function typeInto(field: HTMLTextAreaElement, { text, from, to, value }: Insertion): boolean {
  if (field.maxLength >= 0 && value.length > field.maxLength) return false;
  field.focus();
  // The browser forgets the place of the cursor in a field that was behind a dialog.
  field.setSelectionRange(from, to);
  const { ownerDocument } = field;
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else can be undone
  return 'execCommand' in ownerDocument && ownerDocument.execCommand('insertText', false, text);
}
