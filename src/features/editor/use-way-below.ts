import type Quill from 'quill';
import { Delta } from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { useEffect } from 'react';
import { BUTTON } from './formats.ts';
import { asOneStep } from './one-step.ts';
import { isOnOuterLine } from './outer-line.ts';
import { cleared } from './writing/note-change.ts';

/** Lines that are a frame: a text that ends with one has no place to go on as plain text. */
const FRAMES = ['code-block', 'callout', 'blockquote', BUTTON];

/**
 * Leads out of a block that ends the text: ArrowDown in its last line, and a press on the empty space below, go on in a
 * new paragraph.
 */
export function useWayBelow(quill: Quill | null): void {
  useEffect(() => {
    if (quill === null) return undefined;
    const editor = quill;
    const { root } = editor;
    function onKeyDown(event: KeyboardEvent) {
      const { key, shiftKey, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event;
      if (key !== 'ArrowDown' || target !== root || defaultPrevented || isComposing) return;
      if (shiftKey || ctrlKey || metaKey || altKey || !isInLastLine(editor)) return;
      event.preventDefault();
      writeBelow(editor);
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
  return line instanceof BlockEmbed || FRAMES.some((name) => name in (line?.formats() ?? {}));
}

function isInLastLine(quill: Quill): boolean {
  const range = quill.getSelection();
  const [line] = range === null ? [null] : quill.getLine(range.index);
  if (range === null || line === null || line !== lastLine(quill) || !isFramed(quill)) return false;
  return line instanceof BlockEmbed || isOnOuterLine(quill, range.index, line.domNode, 'down');
}

function writeBelow(quill: Quill): void {
  const end = quill.getLength();
  const line = lastLine(quill);
  const formats = line instanceof BlockEmbed ? {} : (line?.formats() ?? {});
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
