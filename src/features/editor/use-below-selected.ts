import type Quill from 'quill';
import { Delta } from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import TextBlot from 'quill/blots/text.js';
import { useEffect } from 'react';
import { isFree } from './beside-block.ts';
import { currentRange } from './commands.ts';
import { isButton } from './delete-blocks.ts';
import { asOneStep } from './one-step.ts';
import { goOnBelowButton } from './put-button.ts';
import { indexBelow, selectedBlock } from './selected-block.ts';

/** What an input method's first key is called, before it says what was typed. */
const COMPOSING = 'Process';

/**
 * Writing goes on below a block that is selected as a whole, a picture or a video: Enter leads to a paragraph of its own there,
 * and what is typed goes into it, as it does behind the words of a button. Only what deletes takes the block away.
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
      if (!isEnter && isAmongWords(editor)) return;
      const below = placeBelowSelected(editor);
      if (below !== null) writeAt(editor, below);
      else if (isEnter || !isBehindButton(editor)) return;
      else writeBelowButton(editor);
      if (!isEnter) return; // the browser puts what was typed where the caret is now
      event.preventDefault();
      event.stopPropagation();
    }
    // Before Quill's own keys, which would put a line in the block's place.
    container.addEventListener('keydown', onKeyDown, { capture: true });
    return () => container.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [quill]);
}

/** Whether nothing but a caret is in words of the text itself: asked at each key, so nothing goes through the text for it. */
function isAmongWords({ scroll, root }: Quill): boolean {
  const selection = root.ownerDocument.getSelection();
  const node = selection?.isCollapsed === true ? selection.anchorNode : null;
  if (node === null || !(scroll.find(node) instanceof TextBlot)) return false;
  return (node.parentElement?.closest('.ql-button-true') ?? null) === null;
}

/** The place below the block that is selected as a whole, or that holds the caret; null for any other selection. */
function placeBelowSelected(quill: Quill): number | null {
  const block = selectedBlock(quill) ?? blockAtCaret(quill);
  return block === null ? null : indexBelow(quill, block);
}

/** The block that a caret stands at, where no character can go: no key or click leads there, but a browser's own way may. */
function blockAtCaret(quill: Quill): BlockEmbed | null {
  const range = quill.getSelection();
  const [line] = range?.length === 0 ? quill.getLine(range.index) : [null];
  return line instanceof BlockEmbed ? line : null;
}

/** Whether the caret is behind the words of a button, where what is typed would be beside it. */
function isBehindButton(quill: Quill): boolean {
  const range = quill.getSelection();
  if (range === null || range.length > 0) return false;
  const [line, offset] = quill.getLine(range.index);
  return line !== null && isButton(line) && offset > 0 && offset === line.length() - 1;
}

function writeBelowButton(quill: Quill): void {
  const { index } = currentRange(quill);
  if (isFree(quill.getLine(index + 1)[0])) quill.setSelection(index + 1, 0, 'user');
  else asOneStep(quill, () => goOnBelowButton(quill, index));
  quill.scrollSelectionIntoView();
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
