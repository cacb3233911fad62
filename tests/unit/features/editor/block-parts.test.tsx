import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { makeCallout, makeCode } from '#app/features/editor/writing/blocks.ts';
import { matchingCommands } from '#app/features/editor/writing/block-commands.ts';
import { openEditor } from '#tests/support/editor-page.tsx';

const code = (text: string, language = '') =>
  `<pre><code${language === '' ? '' : ` class="language-${language}"`}>${text}\n</code></pre>`;
const tip = (words: string) => `<div class="callout callout-tip">\n<p>${words}</p>\n</div>`;

function open(value: string) {
  const page = openEditor({ value, writing: {} });
  page.quill.root.focus();
  const boxes = () =>
    [...page.quill.root.querySelectorAll('.ql-code-block-container')].map((box) =>
      [...box.querySelectorAll('.ql-code-block')].map(({ textContent }) => textContent).join('\n'),
    );
  function make(name: string, index: number) {
    const command = matchingCommands(name).find((each) => each.name === name);
    act(() => command!.run(page.quill, index, {} as never));
  }
  return { ...page, boxes, make };
}

describe('code', () => {
  test.each(['html', 'css'])('of %s typed below code of HTML is a block of its own', async (language) => {
    const { quill, select, saved, boxes } = open(`${code('a', 'html')}\n<p><br></p>`);
    select(2);
    await act(async () => {
      quill.insertText(2, `\`\`\`${language}`, 'user');
      quill.setSelection(5 + language.length, 0, 'silent');
      await Promise.resolve();
    });
    act(() => void fireEvent.keyDown(quill.root, { key: 'Enter' }));
    act(() => void quill.insertText(2, 'b', 'user'));
    expect(boxes()).toEqual(['a', 'b']);
    expect(saved()).toBe(`${code('a', 'html')}\n${code('b', language)}`);
    select(3);
    act(() => void fireEvent.keyDown(quill.root, { key: 'Enter' }));
    act(() => void quill.insertText(quill.getSelection()!.index, 'c', 'user'));
    expect(saved()).toBe(`${code('a', 'html')}\n${code('b\nc', language)}`);
  });

  test('made by the menu or the toolbar above or below another one stays apart, also after undo and redo', () => {
    const { quill, select, saved, boxes, make } = open(`<p>a</p>\n${code('b')}\n<p>c</p>`);
    make('Code', 0);
    select(4);
    act(() => makeCode(quill));
    const three = [code('a'), code('b'), code('c')].join('\n');
    expect(saved()).toBe(three);
    expect(boxes()).toEqual(['a', 'b', 'c']);
    act(() => quill.history.undo());
    act(() => quill.history.redo());
    expect(saved()).toBe(three);
    expect(boxes()).toEqual(['a', 'b', 'c']);
  });

  test.each([
    '<hr>',
    '<p><img src="/a.webp" alt="A" class="wide"></p>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ])('and a callout are made below and above %s', (block) => {
    const { quill, saved, make } = open(`${block}\n<p>b</p>\n${block}`);
    make('Code', 1);
    expect(saved()).toContain(`\n${code('b')}\n`);
    act(() => void quill.formatLine(1, 0, 'code-block', false, 'user'));
    make('Tip', 1);
    expect(saved()).toContain(`\n${tip('b')}\n`);
  });

  test('that gets the language of the block above it is still apart', () => {
    const { quill, saved, boxes } = open(`${code('a', 'html')}\n${code('b', 'css')}`);
    const [, languages] = screen.getAllByRole('combobox', { name: 'Code language' });
    act(() => {
      fireEvent.change(languages!, { target: { value: 'html' } });
      quill.update('user');
    });
    expect(boxes()).toEqual(['a', 'b']);
    expect(saved()).toBe(`${code('a', 'html')}\n${code('b', 'html')}`);
  });

  test('in two blocks is joined neither by Backspace nor by Delete', () => {
    const { quill, select, saved } = open(`${code('a', 'js')}\n${code('b\nc', 'js')}`);
    select(2);
    act(() => void fireEvent.keyDown(quill.root, { key: 'Backspace' }));
    expect(quill.getSelection()).toEqual({ index: 1, length: 0 });
    act(() => void fireEvent.keyDown(quill.root, { key: 'Delete' }));
    expect(quill.getSelection()).toEqual({ index: 2, length: 0 });
    act(() => void quill.insertText(1, '1', 'user'));
    expect(saved()).toBe(`${code('a1', 'js')}\n${code('b\nc', 'js')}`);
  });

  test('is put back as its block by undo', () => {
    const value = `${code('a', 'js')}\n${code('b', 'js')}\n${code('c', 'js')}`;
    const { quill, saved, boxes } = open(value);
    act(() => void quill.deleteText(2, 2, 'user'));
    expect(boxes()).toEqual(['a', 'c']);
    act(() => quill.history.undo());
    expect(boxes()).toEqual(['a', 'b', 'c']);
    expect(saved()).toBe(value);
  });

  test('shows another name of its language as the one that is offered', () => {
    open(code('a', 'javascript'));
    const languages = screen.getByRole('combobox', { name: 'Code language' });
    expect(languages).toHaveProperty('value', 'js');
  });
});

describe('a callout', () => {
  test('of the kind of the one above it is another one', () => {
    const { quill, saved, select, make } = open(`${tip('a')}\n<p>b</p>\n<p>c</p>`);
    make('Tip', 2);
    expect(saved()).toBe(`${tip('a')}\n${tip('b')}\n<p>c</p>`);
    select(4);
    act(() => makeCallout(quill));
    make('Tip', 4);
    expect(saved()).toBe([tip('a'), tip('b'), tip('c')].join('\n'));
    make('Warning', 2);
    make('Tip', 2);
    expect(saved()).toBe([tip('a'), tip('b'), tip('c')].join('\n'));
    act(() => void quill.deleteText(2, 2, 'user'));
    expect(saved()).toBe([tip('a'), tip('c')].join('\n'));
  });

  test('keeps its list apart from that of the next one', () => {
    const list = '<div class="callout callout-tip">\n<ul><li>a</li></ul>\n</div>';
    const { quill, saved } = open(`${list}\n${list}`);
    expect(quill.root.querySelectorAll('ol')).toHaveLength(2);
    act(() => void quill.insertText(1, 'b', 'user'));
    expect(saved()).toBe(`${list.replace('a<', 'ab<')}\n${list}`);
  });
});

describe.each([
  ['code', code('a', 'js'), code('b', 'js')],
  ['callouts', tip('a'), tip('b')],
])('two like %s', (_, first, second) => {
  test('stay apart where the paragraph between them is deleted, also after undo and redo', () => {
    const { quill, select, saved } = open(`${first}\n<p><br></p>\n${second}`);
    select(2);
    act(() => void fireEvent.keyDown(quill.root, { key: 'Backspace' }));
    expect(saved()).toBe(`${first}\n${second}`);
    act(() => quill.history.undo());
    act(() => quill.history.redo());
    expect(saved()).toBe(`${first}\n${second}`);
  });

  test('stay apart where all between them is selected and deleted', () => {
    const { quill, saved } = open(`${first}\n<p>x</p>\n<p>y</p>\n${second}`);
    act(() => void quill.deleteText(2, 4, 'user'));
    expect(saved()).toBe(`${first}\n${second}`);
  });
});

test('code that is made far from other code stays apart from it', () => {
  const { quill, saved, make } = open(`${code('a')}\n<p>x</p>\n<p>b</p>`);
  make('Code', 4);
  act(() => void quill.deleteText(2, 2, 'user'));
  expect(saved()).toBe(`${code('a')}\n${code('b')}`);
});
