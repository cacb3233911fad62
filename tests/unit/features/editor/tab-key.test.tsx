import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openEditor } from '#tests/support/editor-page.tsx';

const LIST = '<ul><li>Rye</li><li>Spelt</li></ul>';

function openText(value: string) {
  const page = openEditor({ value, writing: {} });
  /** Presses a key in the text. @returns whether it is left to the browser */
  const press = (key: string, shiftKey = false) => {
    let isLeft = true;
    act(() => {
      isLeft = fireEvent.keyDown(page.quill.root, { key, shiftKey });
    });
    return isLeft;
  };
  return { ...page, press };
}

describe('Tab in the text of the writing page', () => {
  test('makes an item one level deeper, and back; where it goes no further, nothing leaves the text', () => {
    const { quill, select, press } = openText(LIST);
    select(6);
    expect([press('Tab'), press('Tab')]).toEqual([false, false]);
    expect(quill.getFormat(6)).toEqual({ list: 'bullet', indent: 1 });
    expect([press('Tab', true), press('Tab', true)]).toEqual([false, false]);
    expect(quill.getFormat(6)).toEqual({ list: 'bullet' });
    select(1);
    expect(press('Tab')).toBe(false);
    expect(quill.getFormat(1)).toEqual({ list: 'bullet' });
    expect(document.activeElement).toBe(quill.root);
  });

  test('makes the selected items deeper that can be, in one step, though the first one stays', () => {
    const { quill, select, press, saved } = openText('<ul><li>Rye</li><li>Spelt</li><li>Oats</li></ul>');
    select(0, 13);
    expect(press('Tab')).toBe(false);
    expect(saved()).toBe('<ul><li>Rye<ul><li>Spelt</li><li>Oats</li></ul></li></ul>');
    act(() => quill.history.undo());
    expect(quill.getFormat(6)).toEqual({ list: 'bullet' });
  });

  test('indents code', () => {
    const { quill, select, press } = openText('<pre><code>bake();\n</code></pre>');
    select(2);
    expect(press('Tab')).toBe(false);
    expect(quill.getText()).toBe('  bake();\n');
    expect(press('Tab', true)).toBe(false);
    expect(quill.getText()).toBe('bake();\n');
  });

  test('keeps the caret behind the indent, also in an empty line', () => {
    const { quill, select, press } = openText('<pre><code>bake();\n\nwait();\n</code></pre>');
    select(8);
    press('Tab');
    expect(quill.getSelection()).toEqual({ index: 10, length: 0 });
    press('Tab', true);
    expect(quill.getSelection()).toEqual({ index: 8, length: 0 });
  });

  test('is the browser’s in a paragraph', () => {
    const { select, press } = openText('<p>Rye</p>');
    select(1);
    expect([press('Tab'), press('Tab', true)]).toEqual([true, true]);
  });

  test('leaves it after Escape, for a control that leads to the tools; another key in between stays', () => {
    const { quill, select, press } = openText(LIST);
    select(6);
    press('Escape');
    press('ArrowLeft');
    expect(press('Tab')).toBe(false);
    expect(document.activeElement).toBe(quill.root);
    press('Escape');
    expect(press('Tab', true)).toBe(true);
    press('Escape');
    press('Tab');
    const after = screen.getByRole('button', { name: 'Back to the tools' });
    expect(document.activeElement).toBe(after);
    fireEvent.click(after);
    expect(screen.getByRole('toolbar', { name: 'Formatting' }).contains(document.activeElement)).toBe(true);
  });

  test('is described to those who listen', () => {
    const { quill } = openText(LIST);
    const description = document.getElementById(quill.root.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain('Escape, then Tab leaves the text.');
  });
});

describe('Enter in an empty item', () => {
  test.each([
    [
      'an item of a list',
      '<ul><li>a<ol><li>b<ul><li>c</li><li></li></ul></li></ol></li></ul>',
      ['ordered', 'bullet'],
    ],
    [
      'a task',
      '<ul><li>☑ a<ul><li>☐ b<ul><li>☐ c</li><li>☐</li></ul></li></ul></li></ul>',
      ['unchecked', 'unchecked'],
    ],
  ])('leads one level out at a time: %s', (_, value, [first, second]) => {
    const { quill, select, press } = openText(value);
    const at = quill.getLength() - 1;
    select(at);
    const formats = [1, 2, 3].map(() => {
      expect(press('Enter')).toBe(false);
      return quill.getFormat(at);
    });
    expect(formats).toEqual([{ list: first, indent: 1 }, { list: second }, {}]);
    expect(quill.getLength() - 1).toBe(at);
  });
});

describe('Enter in code', () => {
  const CODE = '<pre><code class="language-js">if (rye) {\n  bake();\n}\n</code></pre>';

  test('begins a line as far in as the one before it', () => {
    const { quill, select, press, saved } = openText(CODE);
    select('if (rye) {\n  bake();'.length);
    expect(press('Enter')).toBe(false);
    act(() => void quill.insertText(quill.getSelection()!.index, 'wait();', 'user'));
    expect(saved()).toBe(CODE.replace('bake();', 'bake();\n  wait();'));
  });

  test.each([
    ['begins a line as far in as the one before it', '  bake();\n  ', '  bake();\n}'],
    ['is out already', '  bake();\n', '  bake();\n}'],
    ['stands behind the line that opens', '  if (rye) {\n  ', '  if (rye) {\n  }'],
    ['stands behind words', '  bake();\n  if (rye) {', '  bake();\n  if (rye) {}'],
  ])('a brace that %s goes where it belongs', (_, before, after) => {
    const { quill, select, press } = openText(`<pre><code>${before}\n</code></pre>`);
    select(before.length);
    expect(press('}', true)).toBe(true);
    act(() => void quill.insertText(quill.getSelection()!.index, '}', 'user'));
    expect(quill.getText()).toBe(`${after}\n`);
  });

  test('leads out of it where three times nothing is written', () => {
    const { quill, select, press } = openText(CODE.replace('\n}', ''));
    select('if (rye) {\n  bake();'.length);
    for (let times = 0; times < 3; times += 1) press('Enter');
    expect(quill.getText()).toBe('if (rye) {\n  bake();\n\n');
    expect(quill.getFormat()).toEqual({});
  });
});
