import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SYNTAX_INTERVAL_MS } from '#app/features/editor/code-colors.ts';
import { moveBlock, partAt } from '#app/features/editor/writing/move-block.ts';
import { openEditor } from '#tests/support/editor-page.tsx';

const PICTURE = '<p><img src="/uploads/a.webp" alt="A loaf"></p>';
const LIST = '<ul><li>one</li><li>two</li></ul>';
const TEXT = `<p>First</p>\n${PICTURE}\n${LIST}\n<p>Last</p>`;

/** The editor with the picture selected as a whole. */
function openWithPicture(value = TEXT) {
  const editor = openEditor({ value, writing: {} });
  const picture = screen.getByRole('img', { name: 'A loaf' });
  const at = () => partAt(editor.quill, screen.getByRole('img', { name: 'A loaf' }))?.start ?? -1;
  editor.select(at(), 1);
  const press = (key: string) => fireEvent.keyDown(editor.quill.root, { key, altKey: true });
  return { ...editor, picture, at, press };
}

describe('a picture in a text', () => {
  it('goes past a line, or a whole list, with Alt and an arrow, and stays selected', () => {
    const { press, saved, quill, at } = openWithPicture();
    press('ArrowDown');
    expect(saved()).toBe(`<p>First</p>\n${LIST}\n${PICTURE}\n<p>Last</p>`);
    expect(quill.getSelection()).toEqual({ index: at(), length: 1 });
    for (const again of ['once', 'again']) {
      press('ArrowDown');
      expect(saved(), again).toBe(`<p>First</p>\n${LIST}\n<p>Last</p>\n${PICTURE}`);
    }
    press('ArrowUp');
    press('ArrowUp');
    press('ArrowUp');
    expect(saved()).toBe(`${PICTURE}\n<p>First</p>\n${LIST}\n<p>Last</p>`);
  });

  it('goes back by one undo', () => {
    const { press, saved, quill } = openWithPicture();
    press('ArrowUp');
    expect(saved()).toBe(`${PICTURE}\n<p>First</p>\n${LIST}\n<p>Last</p>`);
    act(() => quill.history.undo());
    expect(saved()).toBe(TEXT);
  });

  it('stays where it is at the text’s ends', () => {
    const { press, onChange } = openWithPicture(`${PICTURE}\n<p>Last</p>`);
    press('ArrowUp');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is put where it already is without a change', () => {
    const { quill, at, onChange } = openWithPicture();
    const picture = { start: at(), end: at() + 1 };
    expect(moveBlock(quill, picture, picture.start)).toBeNull();
    expect(moveBlock(quill, picture, picture.end)).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('colouring code', () => {
  it('leaves the focus on the button that has it, and is done when the text has it again', async () => {
    const { quill, pass, container, select } = openEditor({
      value: '<pre><code class="language-js">let a;\n</code></pre>',
      writing: {},
    });
    select(0);
    await pass(SYNTAX_INTERVAL_MS);
    act(() => void quill.insertText(0, 'const b = 1; ', 'user'));
    const bold = screen.getByRole('button', { name: 'Bold' });
    const selection = document.getSelection()!;
    const { anchorNode, anchorOffset } = selection;
    // A browser leaves the caret in the text when a button gets the focus; jsdom may take it along.
    act(() => {
      bold.focus();
      selection.collapse(anchorNode, anchorOffset);
    });
    await pass(SYNTAX_INTERVAL_MS * 2);
    expect(document.activeElement).toBe(bold);
    const coloured = () => [...container.querySelectorAll('.hljs-keyword')].map((node) => node.textContent);
    expect(coloured()).not.toContain('const');
    act(() => quill.root.focus());
    await pass(1);
    expect(coloured()).toContain('const');
  });
});
