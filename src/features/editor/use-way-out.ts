import type Quill from 'quill';
import { Delta } from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { useEffect } from 'react';
import { sideOf } from './beside-block.ts';
import { formatsOf, type Line } from './line.ts';
import { BUTTON, cleared } from './formats.ts';
import { asOneStep } from './one-step.ts';
import { isOnOuterLine } from './outer-line.ts';

/** Lines that are a frame: a text that begins or ends with one has no place for plain text there. */
const FRAMES = ['code-block', 'callout', 'blockquote', BUTTON];

/**
 * Leads out of a block that begins or ends the text: ArrowUp in its first line, ArrowDown in its last one, and a press on the
 * empty space below, go on in a new paragraph.
 */
export function useWayOut(quill: Quill | null): void {
  useEffect(() => {
    if (quill === null) return undefined;
    const editor = quill;
    const { root } = editor;
    function onKeyDown(event: KeyboardEvent) {
      const side = event.defaultPrevented ? null : sideOf(editor, event);
      if (side === 'down' && isInLastLine(editor)) writeBelow(editor);
      else if (side === 'up' && isInFirstLine(editor)) writeAbove(editor);
      else return;
      event.preventDefault();
    }
    function onClick({ target, clientY }: MouseEvent) {
      const bottom = root.lastElementChild?.getBoundingClientRect().bottom ?? 0;
      if (target === root && clientY > bottom && isFramed(editor)) writeBelow(editor);
    }
    root.addEventListener('keydown', onKeyDown);
    root.addEventListener('click', onClick);
    return () => {
      root.removeEventListener('keydown', onKeyDown);
      root.removeEventListener('click', onClick);
    };
  }, [quill]);
}

function lastLine(quill: Quill) {
  const [line] = quill.getLine(quill.getLength() - 1);
  return line;
}

/** Whether the text ends with a frame or a block. */
function isFramed(quill: Quill): boolean {
  const line = lastLine(quill);
  return line instanceof BlockEmbed || isFramedLine(line);
}

/** Whether a line is of code, a quote or a callout, or a button. */
export function isFramedLine(line: Line | null): boolean {
  return FRAMES.some((name) => name in formatsOf(line));
}

/** Above a block that begins the text, the arrows lead by themselves. */
function isInFirstLine(quill: Quill): boolean {
  const range = quill.getSelection();
  const [line] = range === null || range.length > 0 ? [null] : quill.getLine(range.index);
  if (range === null || line === null || line instanceof BlockEmbed) return false;
  const isFirst = line.offset(quill.scroll) === 0;
  return isFirst && isFramedLine(line) && isOnOuterLine(quill, range.index, line, 'up');
}

function writeAbove(quill: Quill): void {
  asOneStep(quill, () => quill.updateContents(new Delta().insert('\n'), 'user'));
  quill.setSelection(0, 0, 'user');
}

function isInLastLine(quill: Quill): boolean {
  const range = quill.getSelection();
  const [line] = range === null ? [null] : quill.getLine(range.index);
  if (range === null || line === null || line !== lastLine(quill) || !isFramed(quill)) return false;
  return line instanceof BlockEmbed || isOnOuterLine(quill, range.index, line, 'down');
}

function writeBelow(quill: Quill): void {
  const end = quill.getLength();
  const line = lastLine(quill);
  const formats = formatsOf(line);
  asOneStep(quill, () => {
    if (line instanceof BlockEmbed) quill.insertText(end, '\n', 'user');
    else
      quill.updateContents(
        new Delta()
          .retain(end - 1)
          .insert('\n', formats)
          .retain(1, cleared(formats)),
        'user',
      );
  });
  quill.setSelection(end, 0, 'user');
}
