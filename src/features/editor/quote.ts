import QuillQuote from 'quill/formats/blockquote.js';
import { Paragraph } from './line-break.ts';
import { listInFrame } from './list-frames.ts';

/** A line of a quote. */
export class Quote extends Paragraph {
  static override blotName = QuillQuote.blotName;
  static override tagName = QuillQuote.tagName;

  override format(name: string, value: unknown): void {
    if (!listInFrame(this, [name, value], [Quote.blotName, true])) super.format(name, value);
  }
}
