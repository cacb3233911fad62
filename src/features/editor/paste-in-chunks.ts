import type Quill from 'quill';
import { Delta } from 'quill';
import type { Op } from './formats.ts';
import { trackIndex } from './track-index.ts';
import { EMBED_SIGN } from './writing/line-text.ts';

/** Longer plain text is pasted in chunks. [5.61] [5.64] [9.4.05] */
export const PASTE_THRESHOLD = 10_000;
/** Characters per chunk. [5.62] [9.4.06] */
export const PASTE_CHUNK = 5_000;
/** Delay between two chunks, in ms. [5.63] [9.4.07] */
export const PASTE_DELAY_MS = 10;

/** The editor's event for such pastes: 1 at the start, -1 at the end. */
export const PASTING = 'pasting';

/** Splits the text into chunks of `PASTE_CHUNK` characters, never inside a surrogate pair. [5.62] [5.65] */
export function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  for (let start = 0; start < text.length;) {
    const cutsInTwo = /[\uD800-\uDBFF]/.test(text.charAt(start + PASTE_CHUNK - 1));
    const end = start + PASTE_CHUNK - (cutsInTwo ? 1 : 0);
    chunks.push(text.slice(start, end));
    start = end;
  }
  return chunks;
}

/** One sign for each place of it. */
function signsOf({ insert }: Op): string {
  return typeof insert === 'string' ? insert : EMBED_SIGN;
}

interface Range {
  index: number;
  length: number;
}

/**
 * Replaces `range` with a long text, a chunk every 10 ms, so that the page stays responsive. One undo reverts the whole
 * paste. [5.61] [5.63] [5.65]
 */
export function pasteInChunks(quill: Quill, range: Range, content: Delta): void {
  const chunks = chunksOf(content.ops.map(signsOf).join(''));
  let taken = 0;
  const place = trackIndex(quill, range.index);
  quill.emitter.emit(PASTING, 1);
  quill.history.cutoff();
  if (range.length > 0) quill.deleteText(range.index, range.length, 'user');
  function next() {
    const chunk = chunks.shift();
    if (chunk === undefined || !quill.root.isConnected) {
      place.letGo();
      quill.history.cutoff();
      quill.emitter.emit(PASTING, -1);
      return;
    }
    const index = place.current();
    // The history merges changes within a second of its last record into one step.
    if (quill.history.lastRecorded !== 0) quill.history.lastRecorded = Date.now();
    quill.updateContents(
      new Delta().retain(index).concat(content.slice(taken, taken + chunk.length)),
      'user',
    );
    taken += chunk.length;
    if (chunks.length === 0) quill.setSelection(place.current(), 0, 'silent');
    setTimeout(next, PASTE_DELAY_MS);
  }
  next();
}
