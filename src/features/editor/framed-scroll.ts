import type { Delta } from 'quill';
import Scroll from 'quill/blots/scroll.js';
import { frameOf, isFrameName } from './list-frames.ts';

/** The text. Quill makes each line of one format; an item in a quote or a callout has two. */
export class FramedScroll extends Scroll {
  override insertContents(index: number, delta: Delta): void {
    super.insertContents(index, delta);
    let at = index;
    this.batchStart();
    for (const { insert, attributes = {} } of delta.ops) {
      const text = typeof insert === 'string' ? insert : ' ';
      if (attributes.list && frameOf(attributes) !== null) {
        for (const { index: end } of text.matchAll(/\n/g)) this.#frameItem(at + end, attributes);
      }
      at += text.length;
    }
    this.batchEnd();
    this.optimize();
  }

  #frameItem(end: number, attributes: Record<string, unknown>): void {
    for (const [name, value] of Object.entries(attributes)) {
      if (name === 'list' || isFrameName(name)) this.formatAt(end, 1, name, value);
    }
  }
}
