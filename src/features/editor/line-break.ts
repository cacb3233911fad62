import type Quill from 'quill';
import { Delta, type Range } from 'quill';
import Block from 'quill/blots/block.js';
import Break from 'quill/blots/break.js';
import Inline from 'quill/blots/inline.js';
import { SoftBreak } from './blots.ts';
import { BUTTON } from './formats.ts';
import { selectedBlock } from './selected-block.ts';

/** Lines that go on in a line of their own instead. */
const UNBROKEN = ['code-block', 'header', BUTTON];
/** Marks that go on behind a line break. */
const GOING_ON = ['bold', 'italic', 'underline', 'strike', 'mark', 'color', 'background'];

type Child = Block['children']['tail'];

/** Quill's own break in an empty line, which also keeps the line open that a line break begins at a paragraph's end. */
export class OpenLine extends Break {
  override optimize(): void {
    if (this.next !== null || !endsWithLineBreak(this.prev)) super.optimize();
  }
}

/** A paragraph. */
export class Paragraph extends Block {
  override optimize(context: Record<string, unknown>): void {
    super.optimize(context);
    openLastLine(this);
  }
}

/** Gives the caret a place behind a line break that ends a line of the text, where a browser has none. */
export function openLastLine(line: Block): void {
  if (endsWithLineBreak(line.children.tail)) line.appendChild(line.scroll.create('break'));
  else
    line.children.forEach((child) => {
      if (child instanceof OpenLine) child.optimize();
    });
}

function endsWithLineBreak(blot: Child): boolean {
  let last = blot;
  while (last instanceof Inline) last = last.children.tail;
  return last instanceof SoftBreak;
}

/**
 * Goes on in a new line of the same paragraph, item, quote or callout.
 * @returns whether it did; code, headings and buttons have none
 */
export function breakLine(quill: Quill, { index, length }: Range): boolean {
  const formats = quill.getFormat(index, length);
  if (UNBROKEN.some((name) => name in formats) || selectedBlock(quill) !== null) return false;
  const marks = Object.fromEntries(Object.entries(formats).filter(([name]) => GOING_ON.includes(name)));
  quill.updateContents(
    new Delta().retain(index).delete(length).insert({ 'soft-break': true }, marks),
    'user',
  );
  quill.setSelection(index + 1, 0, 'silent');
  const behind = quill.getFormat(index + 1, 1);
  for (const [name, value] of Object.entries(marks)) {
    if (behind[name] !== value) quill.format(name, value, 'silent');
  }
  quill.scrollSelectionIntoView();
  return true;
}
