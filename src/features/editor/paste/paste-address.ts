import type Quill from 'quill';
import { Delta, Range } from 'quill';
import { linkFor, loneAddress, type Site, youtubeId } from '../addresses.ts';
import { asOneStep } from '../one-step.ts';
import { insertBlock } from '../put-block.ts';

interface Pasted {
  text: string;
  html: string;
}

/**
 * Pastes an address that is all of the clipboard's text: over words it makes a link of them, on an empty line a video of
 * a YouTube address, and elsewhere a link of itself. One undo gives back the address as it was pasted, or the words.
 * @returns whether it did; anything else is pasted as it is
 */
export function pasteAddress(quill: Quill, range: Range, { text, html }: Pasted, site: Site): boolean {
  const address = loneAddress(text);
  if (address === null) return false;
  const link = linkFor(address, site);
  if (range.length > 0 && linkWords(quill, range, link)) return true;
  const formats = quill.getFormat(range.index);
  const video = isEmptyParagraph(quill, range) ? youtubeId(address) : null;
  // What is copied with its words keeps them.
  const isTaken = html !== '' || 'link' in formats || 'code' in formats;
  if (video === null && isTaken) return false;

  const { index } = range;
  const change = new Delta().retain(index).delete(range.length).insert(address, formats);
  asOneStep(quill, () => quill.updateContents(change, 'user'));
  const words = new Range(index, address.length);
  if (video !== null) insertBlock(quill, words, { video });
  else formatLink(quill, words, link);
  quill.scrollSelectionIntoView();
  return true;
}

/** Makes a link of words in one line; the caret is then behind it. */
function formatLink(quill: Quill, { index, length }: Range, link: string): void {
  asOneStep(quill, () => quill.formatText(index, length, { link, 'link-title': null }, 'user'));
  quill.setSelection(index + length, 0, 'user');
  // What is typed next is behind the words, not of them.
  quill.format('link', false, 'silent');
}

/** An address in the place of another one is no link of it. @returns whether there were words in one line */
function linkWords(quill: Quill, range: Range, link: string): boolean {
  const { ops } = quill.getContents(range.index, range.length);
  const words = ops.map(({ insert }) => (typeof insert === 'string' ? insert : '\n')).join('');
  if (words.trim() === '' || words.includes('\n') || loneAddress(words) !== null) return false;
  formatLink(quill, range, link);
  return true;
}

function isEmptyParagraph(quill: Quill, { index, length }: Range): boolean {
  const [line] = quill.getLine(index);
  return length === 0 && line?.length() === 1 && Object.keys(line.formats()).length === 0;
}
