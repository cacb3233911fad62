import type Quill from 'quill';
import type { Delta } from 'quill';

/** An index in the document that follows changes before it, until `letGo` is called. */
export function trackIndex(quill: Quill, index: number) {
  let current = index;
  function move(change: Delta) {
    current = change.transformPosition(current);
  }
  quill.on('text-change', move);
  return { current: () => current, letGo: () => quill.off('text-change', move) };
}
