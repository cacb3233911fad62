import type Quill from 'quill';

/** Marks elements of the text, which is no change of the text: nobody has to compare the document for it. */
export function quietly(quill: Quill, mark: () => void): void {
  quill.scroll.update();
  mark();
  quill.scroll.observer.takeRecords();
}
