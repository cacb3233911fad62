import type Quill from 'quill';
import { Delta } from 'quill';
import { bubbleFormats } from 'quill/blots/block.js';
import TextBlot from 'quill/blots/text.js';
import Editor from 'quill/core/editor.js';
import Module from 'quill/core/module.js';
import type { Range } from 'quill';

/** What Quill's caret holds while a format waits for its first sign. */
const CARET = '\uFEFF';

interface Selections {
  oldRange: Range;
  newRange: Range;
}

/**
 * Quill's editor for long texts. Quill reads the whole document again and compares it with what it was whenever a sign is
 * typed beside one that is not ASCII (an accent, a dash, a curly quote), and copies what it has read so far at each line.
 */
class QuickEditor extends Editor {
  override getDelta(): Delta {
    const whole = new Delta();
    for (const line of this.scroll.lines()) {
      const [first, ...others] = line.delta().ops;
      if (first === undefined) continue;
      // Only the first can be one with what stands before it.
      whole.push(first);
      for (const op of others) whole.ops.push(op);
    }
    return whole;
  }

  override update(change: Delta | null, mutations: MutationRecord[] = [], selections?: Selections): Delta {
    const typed = change === null ? this.#typed(mutations, selections) : null;
    const next = typed === null ? null : this.delta.compose(typed);
    if (typed === null || next === null || next.length() !== this.scroll.length()) {
      return super.update(change, mutations, selections);
    }
    this.delta = next;
    return typed;
  }

  /** The change of one piece of text; null for any other. */
  #typed(mutations: readonly MutationRecord[], selections: Selections | undefined): Delta | null {
    const [first] = mutations;
    if (
      first === undefined ||
      !mutations.every(({ type, target }) => type === 'characterData' && target === first.target)
    )
      return null;
    const blot = this.scroll.find(first.target);
    if (!(blot instanceof TextBlot)) return null;
    const before = (first.oldValue ?? '').replace(CARET, '');
    const after = blot.value();
    const index = blot.offset(this.scroll);
    const caret = selections === undefined ? after.length : selections.newRange.index - index;
    const { start, deleted, inserted } = replacedText(before, after, caret);
    return new Delta()
      .retain(index + start)
      .insert(inserted, bubbleFormats(blot))
      .delete(deleted);
  }
}

/**
 * What was replaced in a text: `deleted` signs at `start` by `inserted`.
 * @param caret where the caret is now: of several ways to say it, the one that ends there
 */
export function replacedText(before: string, after: string, caret: number) {
  const shorter = Math.min(before.length, after.length);
  const mostBehind = Math.min(shorter, Math.max(0, after.length - caret));
  let behind = 0;
  while (behind < mostBehind && before.at(-1 - behind) === after.at(-1 - behind)) behind += 1;
  let start = 0;
  while (start < shorter - behind && before[start] === after[start]) start += 1;
  return {
    start,
    deleted: before.length - behind - start,
    inserted: after.slice(start, after.length - behind),
  };
}

/** Puts the quicker editor into the place of Quill's own. */
export class QuickTyping extends Module {
  constructor(quill: Quill, options: object) {
    super(quill, options);
    quill.editor = new QuickEditor(quill.scroll);
  }
}
