import type Quill from 'quill';
import { Delta } from 'quill';
import { trackIndex } from './track-index.ts';

/** Pasted plain text longer than this comes in pieces. [5.61] [5.64] [9.4.05] */
export const PASTE_THRESHOLD = 10_000;
/** Characters a piece. [5.62] [9.4.06] */
export const PASTE_CHUNK = 5_000;
/** Between two pieces, in ms. [5.63] [9.4.07] */
export const PASTE_DELAY_MS = 10;

/** What the editor's emitter tells of such pastes: 1 when one begins, -1 when it is over. */
export const PASTING = 'pasting';

/** The text in pieces of `PASTE_CHUNK` characters; a character of two halves is not cut. [5.62] [5.65] */
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

interface Range {
  index: number;
  length: number;
}

/**
 * Puts a long text in place of `range`, a piece every 10 ms, so that the window goes on answering. One undo takes all
 * of it back. [5.61] [5.63] [5.65]
 */
export function pasteInChunks(
  quill: Quill,
  range: Range,
  text: string,
  formats: Record<string, unknown>,
): void {
  const chunks = chunksOf(text.replace(/\r\n?/g, '\n'));
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
    // The history takes what comes within a second of its last record into one step.
    if (quill.history.lastRecorded !== 0) quill.history.lastRecorded = Date.now();
    quill.updateContents(new Delta().retain(index).insert(chunk, formats), 'user');
    if (chunks.length === 0) quill.setSelection(place.current(), 0, 'silent');
    setTimeout(next, PASTE_DELAY_MS);
  }
  next();
}
