import type { Parchment } from 'quill';
import { CodeToken as QuillCodeToken } from 'quill/modules/syntax.js';

const KIND = /(?:^|\s)hljs-(\S+)/;

/**
 * A coloured word of code. Quill's own knows no kinds: it takes all coloured words for the same format, joins those that
 * touch to one of the first one's colour, and so colours or leaves plain what is typed at the start of one.
 */
export class CodeToken extends QuillCodeToken {
  static override formats(node: Element, scroll: Parchment.ScrollBlot): string | undefined {
    return super.formats(node, scroll) === undefined ? undefined : kindOf(node);
  }

  /** A part that is split off is made of an element alone, and keeps its kind. */
  constructor(scroll: Parchment.ScrollBlot, node: Element, kind: unknown = kindOf(node)) {
    super(scroll, node, kind);
  }
}

function kindOf({ className }: Element): string | undefined {
  return KIND.exec(className)?.[1];
}
