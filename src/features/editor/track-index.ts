import type Quill from 'quill';
import type { Delta } from 'quill';

/** A place in the document that moves along with what is written before it, until it is let go. */
export function trackIndex(quill: Quill, index: number) {
  let current = index;
  function move(change: Delta) {
    current = change.transformPosition(current);
  }
  quill.on('text-change', move);
  return { current: () => current, letGo: () => quill.off('text-change', move) };
}
