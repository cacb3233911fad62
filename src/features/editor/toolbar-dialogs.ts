import type Quill from 'quill';
import { Delta, Range } from 'quill';
import { Image, Link } from './blots.ts';
import { currentRange } from './commands.ts';
import { deleteLine, isButton } from './delete-blocks.ts';
import type { LinkPlace } from './link-place.ts';
import { asOneStep } from './one-step.ts';
import { rangeOf } from './writing/highlights.ts';

/** The range of the link at the caret, else the selection. */
export function linkAt(quill: Quill): { range: Range; address: string } {
  const range = currentRange(quill);
  const [link, offset] = linkBlotAt(quill, range.index);
  if (link === null || range.length > 0) {
    const { link: address } = quill.getFormat(range.index, range.length);
    return { range, address: typeof address === 'string' ? address : '' };
  }
  const whole = new Range(range.index - offset, link.length());
  return { range: whole, address: Link.formats(link.domNode) ?? '' };
}

/** A caret behind the last sign of a link is at it, too: what is typed there belongs to it. */
function linkBlotAt(quill: Quill, index: number): ReturnType<typeof quill.scroll.descendant<Link>> {
  const [link, offset] = quill.scroll.descendant(Link, index);
  if (link !== null || index === 0) return [link, offset];
  const [before, within] = quill.scroll.descendant(Link, index - 1);
  return before?.length() === within + 1 ? [before, within + 1] : [null, -1];
}

/** Whether the link at this place is a button, all of its line. */
export function isButtonAt(quill: Quill, index: number): boolean {
  const [line] = quill.getLine(index);
  return line !== null && isButton(line);
}

/**
 * Makes the selection a link, or inserts the words, or else the address, as its text; null removes the link, or the button
 * with its line.
 */
export function setLink(
  quill: Quill,
  { index, length }: Range,
  address: string | null,
  words = address ?? '',
): void {
  const [line] = quill.getLine(index);
  if (address === null && line !== null && isButton(line)) {
    deleteLine(quill, line);
    return;
  }
  asOneStep(quill, () => {
    if (length > 0) quill.formatText(index, length, 'link', address ?? false, 'user');
    else if (address !== null) quill.insertText(index, words, 'link', address, 'user');
  });
  quill.setSelection(index + (length > 0 ? length : words.length), 0, 'user');
}

/** The link at the caret in the text, or else what is selected there. */
export function linkInText(quill: Quill): LinkPlace {
  const { range, address } = linkAt(quill);
  const selection = currentRange(quill);
  return {
    words: quill.getText(range),
    address,
    isButton: isButtonAt(quill, range.index),
    range: () => (range.length === 0 ? null : rangeOf(quill, range)),
    bounds: () => quill.getBounds(range.index, range.length),
    set: (next, title) => {
      quill.focus({ preventScroll: true });
      setLink(quill, range, next, title);
    },
    resume: () => {
      quill.focus({ preventScroll: true });
      quill.setSelection(selection, 'user');
    },
  };
}

/** What an image says: to those who cannot see it, and below it. '' for nothing. */
export interface ImageTexts {
  alt: string;
  /** Shown where the image is a paragraph of its own. */
  caption: string;
}

/** The selected image; null unless exactly one image is selected. */
export function selectedImage(quill: Quill): ({ index: number } & ImageTexts) | null {
  const { index, length } = currentRange(quill);
  if (length !== 1) return null;
  const [leaf] = quill.getLeaf(index + 1);
  if (!(leaf instanceof Image)) return null;
  const text = (name: string) => leaf.domNode.getAttribute(name) ?? '';
  return { index, alt: text('alt'), caption: text('title') };
}

export function describeImage(quill: Quill, index: number, { alt, caption }: ImageTexts): void {
  const texts = { alt: alt.trim() || null, title: caption.trim() || null };
  asOneStep(quill, () => quill.updateContents(new Delta().retain(index).retain(1, texts), 'user'));
  quill.setSelection(index + 1, 0, 'user');
}
