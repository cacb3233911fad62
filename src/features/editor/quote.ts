import Blockquote from 'quill/formats/blockquote.js';
import { openLastLine } from './line-break.ts';
import { listInFrame } from './list-frames.ts';

/** A line of a quote. */
export class Quote extends Blockquote {
  override optimize(context: Record<string, unknown>): void {
    super.optimize(context);
    openLastLine(this);
  }

  override format(name: string, value: unknown): void {
    if (!listInFrame(this, [name, value], [Quote.blotName, true])) super.format(name, value);
  }
}
