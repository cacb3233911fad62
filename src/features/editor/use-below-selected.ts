import type Quill from 'quill';
import { Delta } from 'quill';
import { useEffect } from 'react';
import { isFree } from './beside-block.ts';
import { asOneStep } from './one-step.ts';
import { indexBelow, selectedBlock } from './selected-block.ts';

/** What an input method's first key is called, before it says what was typed. */
const COMPOSING = 'Process';

/**
 * Writing goes on below a block that is selected as a whole, a picture or a video: Enter leads to a paragraph of its own there,
 * and what is typed goes into it. Only what deletes takes the block away.
 */
export function useBelowSelected(quill: Quill | null): void {
  useEffect(() => {
    if (quill === null) return undefined;
    const editor = quill;
    const { root, container } = editor;
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
      if (target !== root || isComposing || ctrlKey || metaKey || altKey) return;
      const isEnter = key === 'Enter';
      if (!isEnter && key !== COMPOSING && !/^.$/u.test(key)) return;
      const below = placeBelowSelected(editor);
      if (below === null) return;
      writeAt(editor, below);
      if (!isEnter) return; // the browser puts what was typed where the caret is now
      event.preventDefault();
      event.stopPropagation();
    }
    // Before Quill's own keys, which would put a line in the block's place.
    container.addEventListener('keydown', onKeyDown, { capture: true });
    return () => container.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [quill]);
}

/** The place below the block that is selected as a whole; null for any other selection. */
function placeBelowSelected(quill: Quill): number | null {
  const block = selectedBlock(quill);
  return block === null ? null : indexBelow(quill, block);
}

/** Puts the caret into a new paragraph there, or into an empty one that is there already. */
export function writeAt(quill: Quill, index: number): void {
  const [line] = quill.getLine(index);
  if (!isFree(line)) {
    asOneStep(quill, () => quill.updateContents(new Delta().retain(index).insert('\n'), 'user'));
  }
  quill.setSelection(index, 0, 'user');
  quill.scrollSelectionIntoView();
}
