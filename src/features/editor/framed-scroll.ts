import type { Delta } from 'quill';
import type { EmitterSource } from 'quill/core/emitter.js';
import Scroll from 'quill/blots/scroll.js';
import { frameOf, isFrameName } from './list-frames.ts';

/**
 * The text. Quill makes each line of one format; an item in a quote or a callout has two. And it looks at all lines when
 * something was changed alone: a text may be long.
 */
export class FramedScroll extends Scroll {
  /**
   * Quill asks for this before nearly all it does, several times a key, and looks at each line again; where nothing was changed
   * since the last time, nothing is to be done.
   */
  override update(changes?: EmitterSource | MutationRecord[]): void {
    // Quill declares two forms of it, and knows none for both.
    if (Array.isArray(changes)) super.update(changes);
    else if (this.batch !== false || (changes !== undefined && changes !== 'user')) super.update(changes);
    else {
      const records = this.observer.takeRecords();
      if (records.length > 0) super.update(records); // as the writer's, which is what Quill takes records for
    }
  }

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
