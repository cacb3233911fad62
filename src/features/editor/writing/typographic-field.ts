import { business } from '#content/business.ts';
import { quotesOf, TYPED_SIGNS, typographicAtEnd } from './typographic.ts';

const QUOTES = quotesOf(business.language.locale);

/** What is made of what was just typed in a field: Backspace brings that back. */
interface Made {
  start: number;
  typed: string;
  text: string;
}

/**
 * Makes quotes and dashes typographic in a field as they are typed, as in the text. Each is a step of its own for its undo.
 * @returns stops it
 */
export function makeTypographicIn(element: HTMLTextAreaElement): () => void {
  let made: Made | null = null;
  let isReplacing = false;
  function replace(start: number, length: number, text: string) {
    isReplacing = true;
    element.setSelectionRange(start, start + length);
    // By the only way that the field can undo.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else does
    element.ownerDocument.execCommand('insertText', false, text);
    isReplacing = false;
  }
  function onInput(event: Event) {
    if (isReplacing) return;
    made = event instanceof InputEvent && !event.isComposing ? madeAtCaret(element, event.data) : null;
    if (made !== null) replace(made.start, made.typed.length, made.text);
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const back = made;
    if (key !== 'Shift') made = null;
    if (back === null || key !== 'Backspace' || ctrlKey || metaKey || altKey || shiftKey) return;
    const { start, text, typed } = back;
    if (caretIn(element) !== start + text.length) return;
    event.preventDefault();
    replace(start, text.length, typed);
  }
  element.addEventListener('input', onInput);
  element.addEventListener('keydown', onKeyDown);
  return () => {
    element.removeEventListener('input', onInput);
    element.removeEventListener('keydown', onKeyDown);
  };
}

/** What the sign that was typed last makes of the words before the caret; null for nothing. */
function madeAtCaret(area: HTMLTextAreaElement, sign: string | null): Made | null {
  const caret = caretIn(area);
  if (sign === null || !TYPED_SIGNS.includes(sign) || caret === null) return null;
  const before = area.value.slice(0, caret);
  const found = typographicAtEnd(before, QUOTES);
  if (found === null) return null;
  const typed = before.slice(found.start);
  return { start: found.start, typed, text: `${found.text}${typed.slice(found.length)}` };
}

/** How many characters are before the caret; null where some are selected. */
function caretIn({ selectionStart, selectionEnd }: HTMLTextAreaElement): number | null {
  return selectionStart === selectionEnd ? selectionStart : null;
}
