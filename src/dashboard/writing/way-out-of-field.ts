import type { KeyboardEvent } from 'react';

type Field = HTMLTextAreaElement | HTMLInputElement;

/** What the lines of a text depend on. */
const SHAPE = [
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'font-variation-settings', 'letter-spacing'],
  ...['line-height', 'overflow-wrap', 'text-wrap', 'font-feature-settings', 'font-optical-sizing'],
] as const;

/** Where a key leads out of a field: down at its end or from its last line as shown, up at its beginning; null for nowhere. */
export function wayOutOf({ key, nativeEvent, currentTarget: field, ...held }: KeyboardEvent<Field>) {
  const { shiftKey, ctrlKey, metaKey, altKey } = held;
  if (shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return null;
  const { selectionStart: caret, selectionEnd, value } = field;
  if (caret === null || caret !== selectionEnd) return null;
  const isOneLine = field.tagName !== 'TEXTAREA';
  if (key === 'ArrowRight' && caret === value.length) return 'down';
  if (key === 'ArrowDown' && (isOneLine || topOf(field, caret) === topOf(field, value.length))) return 'down';
  if (key === 'ArrowLeft' && caret === 0) return 'up';
  return key === 'ArrowUp' && (isOneLine || topOf(field, caret) === topOf(field, 0)) ? 'up' : null;
}

/** How far down the line of this place is; a field tells nobody, so its text is laid out once more. */
function topOf(field: Field, index: number): number {
  const { ownerDocument: document, value, clientWidth } = field;
  const copy = document.createElement('div');
  const style = document.defaultView?.getComputedStyle(field);
  for (const name of SHAPE) copy.style.setProperty(name, style?.getPropertyValue(name) ?? '');
  Object.assign(copy.style, {
    ...{ position: 'absolute', top: '0', visibility: 'hidden' },
    ...{ whiteSpace: 'pre-wrap', width: `${clientWidth}px` },
  });
  const place = document.createElement('span');
  copy.append(value.slice(0, index), place, value.slice(index));
  document.body.append(copy);
  const { offsetTop } = place;
  copy.remove();
  return offsetTop;
}

/** Puts the caret at the end of a field. */
export function goToEnd(id: string): void {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}
