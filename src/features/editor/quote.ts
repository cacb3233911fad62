import Blockquote from 'quill/formats/blockquote.js';
import { listInFrame } from './list-frames.ts';

/** A line of a quote. */
export class Quote extends Blockquote {
  override format(name: string, value: unknown): void {
    if (!listInFrame(this, [name, value], [Quote.blotName, true])) super.format(name, value);
  }
}
