import type Quill from 'quill';
import { captionLink } from '#shared/rich-text/caption.ts';
import type { LinkPlace } from '../link-place.ts';

/** The links in a caption, as they are written. */
const LINKS = /\[((?:\\[^]|[^\\[\]])*)\]\(((?:[^\s()]|\([^\s()]*\))*)\)/g;

/** The caption of a picture that one writes in; null elsewhere. */
export function captionField(target: EventTarget | null): HTMLTextAreaElement | null {
  return target instanceof HTMLTextAreaElement && target.closest('.ql-figure') !== null ? target : null;
}

/** Puts these signs around what is selected, or takes them away. */
export function toggleMark(field: HTMLTextAreaElement, sign: '**' | '*'): void {
  const { selectionStart: start, selectionEnd: end, value } = field;
  const { length } = sign;
  const words = value.slice(start, end);
  if (isSigned(value.slice(0, start), value.slice(end), sign)) {
    put(field, start - length, end + length, words);
    field.setSelectionRange(start - length, end - length);
    return;
  }
  put(field, start, end, sign + words + sign);
  field.setSelectionRange(start + length, end + length);
}

/** Whether just these signs stand at both sides: bold ones are no italics. */
function isSigned(before: string, behind: string, sign: '**' | '*'): boolean {
  const [{ length }] = /\**$/.exec(before) ?? [''];
  const [{ length: after }] = /^\**/.exec(behind) ?? [''];
  const isMarked = (count: number) => (sign === '**' ? count >= 2 : count % 2 === 1);
  return isMarked(length) && isMarked(after);
}

/** Makes what is selected a link. */
export function linkWords(field: HTMLTextAreaElement, address: string): void {
  const { selectionStart: start, selectionEnd: end, value } = field;
  put(field, start, end, captionLink(value.slice(start, end), address));
}

/** Whether Ctrl+K asks for a link there: words are selected, or the caret is at a link. */
export function isLinkAsked(field: HTMLTextAreaElement): boolean {
  return field.selectionStart !== field.selectionEnd || linkAround(field) !== null;
}

/** The link at the caret in a picture's caption, or else what is selected there; null while nobody writes in one. */
export function linkInCaption(quill: Quill): LinkPlace | null {
  const field = captionField(quill.root.ownerDocument.activeElement);
  if (field === null) return null;
  const { selectionStart, selectionEnd, value } = field;
  const link = linkAround(field);
  const { start, end, words, address } = link ?? {
    start: selectionStart,
    end: selectionEnd,
    words: value.slice(selectionStart, selectionEnd),
    address: '',
  };
  return {
    words,
    address,
    isButton: false,
    range: () => null,
    bounds: () => {
      const frame = quill.container.getBoundingClientRect();
      const { left, top, bottom } = field.getBoundingClientRect();
      return { left: left - frame.left, top: top - frame.top, bottom: bottom - frame.top };
    },
    set: (next, title) => {
      field.focus({ preventScroll: true });
      put(field, start, end, next === null ? words : captionLink(words || (title ?? next), next));
    },
    resume: () => {
      field.focus({ preventScroll: true });
      field.setSelectionRange(selectionStart, selectionEnd);
    },
  };
}

function linkAround({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) {
  for (const { 0: all, 1: words = '', 2: address = '', index } of value.matchAll(LINKS)) {
    const end = index + all.length;
    if (index <= selectionStart && selectionEnd <= end) return { start: index, end, words, address };
  }
  return null;
}

/** By the only way that the field can undo. */
function put(field: HTMLTextAreaElement, start: number, end: number, text: string): void {
  field.setSelectionRange(start, end);
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else does
  field.ownerDocument.execCommand('insertText', false, text);
}
