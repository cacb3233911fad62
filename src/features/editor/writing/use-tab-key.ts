import type Quill from 'quill';
import type { Range } from 'quill';
import { type RefObject, useEffect } from 'react';
import { indentBy } from '../commands.ts';
import { frameOf } from '../list-frames.ts';
import { NOTE_LIST } from '../note-lines.ts';
import { asOneStep } from '../one-step.ts';

/**
 * Tab in a list or in code indents, Shift+Tab the other way, and neither leaves the text. Everywhere else they lead to the
 * next control. Escape, then Tab, leads out of the text from wherever one writes: the way out by keyboard (WCAG 2.1.2).
 * @param after the control behind the text
 */
export function useTabKey(quill: Quill, after: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { root } = quill;
    const listening = new AbortController();
    const { signal } = listening;
    let isLeaving = false;
    const stay = () => {
      isLeaving = false;
    };
    // What stands above the text, such as the menu of blocks, listens first, and keeps its keys.
    function press(event: KeyboardEvent) {
      const { key, shiftKey, target } = event;
      if (target !== root || event.isComposing || key === 'Shift') return;
      const leaves = isLeaving;
      isLeaving = key === 'Escape';
      if (key !== 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (leaves) {
        // Backwards the browser knows the way: controls in the text stand behind its beginning.
        if (shiftKey) return;
        event.preventDefault();
        after.current?.focus();
      } else if (indent(quill, shiftKey ? -1 : 1)) event.preventDefault();
    }
    root.addEventListener('keydown', press, { signal });
    root.addEventListener('pointerdown', stay, { signal });
    root.addEventListener('blur', stay, { signal });
    return () => listening.abort();
  }, [quill, after]);
}

/** Indents the list or the code with the caret. @returns whether it is in one */
function indent(quill: Quill, step: 1 | -1): boolean {
  const range = quill.getSelection();
  if (range === null) return false;
  const formats = quill.getFormat(range.index, range.length);
  if (!('list' in formats) && !('code-block' in formats)) return false;
  if (step > 0 && range.length > 0 && 'list' in formats) indentItems(quill, range);
  else if (step < 0 || !isDeepest(quill, range.index)) indentBy(quill, step);
  return true;
}

/** Indents those of the selected items that can be: the first one of a list cannot. */
function indentItems(quill: Quill, { index, length }: Range): void {
  asOneStep(quill, () => {
    for (const item of quill.getLines(index, length)) {
      const start = item.offset(quill.scroll);
      const isNote = quill.getFormat(start).list === NOTE_LIST;
      if (!isNote && !isDeepest(quill, start)) quill.formatLine(start, 1, 'indent', '+1', 'user');
    }
  });
}

/** Whether a line is an item one level below the item before it: no list can go deeper. */
function isDeepest(quill: Quill, index: number): boolean {
  const [line] = quill.getLine(index);
  const start = line?.offset(quill.scroll) ?? 0;
  const formats = quill.getFormat(index);
  const before = start === 0 ? {} : quill.getFormat(start - 1);
  const isOfList = 'list' in before && frameOf(before) === frameOf(formats);
  return 'list' in formats && levelOf(formats) > (isOfList ? levelOf(before) : -1);
}

function levelOf({ indent = 0 }: Record<string, unknown>): number {
  return Number(indent);
}
