import type Quill from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { useEffect } from 'react';
import { isFree, isPlainKey, lineBeside } from '../beside-block.ts';
import { asOneStep } from '../one-step.ts';
import { isOnOuterLine } from '../outer-line.ts';
import { isFramedLine } from '../use-way-out.ts';

/** What a paragraph can have beside its words. */
const OF_PARAGRAPH = ['align', 'id'];

/**
 * Leads to what stands above the text: ArrowUp in its first line as shown, ArrowLeft at its beginning, and Backspace at the
 * beginning of a paragraph there, which joins nothing.
 */
export function useWayUp(quill: Quill | null, goUp: (() => void) | undefined): void {
  useEffect(() => {
    if (quill === null || goUp === undefined) return undefined;
    const editor = quill;
    const leave = goUp;
    const { container } = editor;
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || !isPlainKey(editor, event) || !leadsUp(editor, event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      takeOpenedLine(editor, event.key);
      leave();
    }
    container.addEventListener('keydown', onKeyDown, { capture: true });
    return () => container.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [quill, goUp]);
}

function leadsUp(quill: Quill, key: string): boolean {
  if (!['ArrowUp', 'ArrowLeft', 'Backspace'].includes(key)) return false;
  const range = quill.getSelection();
  const [line] = range === null || range.length > 0 ? [null] : quill.getLine(range.index);
  if (range === null || line === null || line instanceof BlockEmbed || line.offset(quill.scroll) > 0)
    return false;
  // Above a frame there is room for a line, first.
  if (key === 'ArrowUp') return !isFramedLine(line) && isOnOuterLine(quill, range.index, line, 'up');
  if (range.index > 0) return false;
  return key === 'ArrowLeft' || Object.keys(line.formats()).every((name) => OF_PARAGRAPH.includes(name));
}

/** An empty line goes with Backspace, and where it is but the room that ArrowUp has made above a block. */
function takeOpenedLine(quill: Quill, key: string): void {
  const [line] = quill.getLine(0);
  const below = line === null ? null : lineBeside(quill, line, 1);
  if (!isFree(line) || below === null) return;
  const isRoom = below instanceof BlockEmbed || isFramedLine(below);
  if (isRoom || key === 'Backspace') asOneStep(quill, () => quill.deleteText(0, 1, 'user'));
}
