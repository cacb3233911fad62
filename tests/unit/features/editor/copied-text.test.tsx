import { act } from '@testing-library/react';
import type Quill from 'quill';
import { describe, expect, it } from 'vitest';
import { duplicatePart } from '#app/features/editor/writing/block-deeds.ts';
import { moveSelected } from '#app/features/editor/writing/move-block.ts';
import { openEditor } from '#tests/support/editor-page.tsx';

interface Copied {
  html: string;
  text: string;
}

/** Copies or cuts as the browser does by its keys. */
function take(quill: Quill, name: 'copy' | 'cut', index = 0, length = quill.getLength() - 1): Copied {
  const kinds = new Map<string, string>();
  const clipboardData = { setData: (type: string, value: string) => kinds.set(type, value) };
  act(() => {
    quill.setSelection(index, length, 'user');
    const event = new Event(name, { bubbles: true, cancelable: true });
    quill.root.dispatchEvent(Object.assign(event, { clipboardData }));
  });
  return { html: kinds.get('text/html') ?? '', text: kinds.get('text/plain') ?? '' };
}

function paste(quill: Quill, { html, text }: Copied, at?: number): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const clipboardData = {
    getData: (type: string) => ({ 'text/html': html, 'text/plain': text })[type] ?? '',
    files: [],
  };
  act(() => {
    if (at !== undefined) quill.setSelection(at, 0, 'user');
    quill.root.dispatchEvent(Object.assign(event, { clipboardData }));
  });
}

const mark = (number: number) => `<a href="#fn-${number}">${number}</a>`;
const notes = (...items: string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
const TWO = `<p>One${mark(1)}</p>\n<p>Two${mark(2)}</p>\n${notes('note AAA', 'note BBB')}`;

describe('a footnote goes with its mark', () => {
  it('where it is cut and pasted elsewhere, and one undo each brings back what was', () => {
    const { quill, saved } = openEditor({ value: TWO, writing: {} });
    const cut = take(quill, 'cut', 0, 4);
    expect(saved()).toBe(`<p>Two${mark(1)}</p>\n${notes('note BBB')}`);
    act(() => quill.history.undo());
    expect(saved()).toBe(TWO);
    act(() => quill.history.redo());
    paste(quill, cut, 5);
    expect(saved()).toBe(`<p>Two${mark(1)}One${mark(2)}</p>\n${notes('note BBB', 'note AAA')}`);
    act(() => quill.history.undo());
    expect(saved()).toBe(`<p>Two${mark(1)}</p>\n${notes('note BBB')}`);
  });

  it('to another text, whose notes it is among', () => {
    const page = openEditor({ value: TWO, writing: {} });
    const copied = take(page.quill, 'copy', 5, 4);
    expect(page.saved()).toBe(TWO);
    page.unmount();
    const { quill, saved } = openEditor({ value: `<p></p><p>x${mark(1)}</p>${notes('X')}`, writing: {} });
    paste(quill, copied, 0);
    expect(saved()).toBe(`<p>Two${mark(1)}</p>\n<p>x${mark(2)}</p>\n${notes('note BBB', 'X')}`);
  });

  it('where it is copied: there are two then', () => {
    const { quill, saved } = openEditor({ value: TWO, writing: {} });
    paste(quill, take(quill, 'copy', 5, 4), 0);
    expect(saved()).toBe(
      `<p>Two${mark(1)}One${mark(2)}</p>\n<p>Two${mark(3)}</p>\n${notes('note BBB', 'note AAA', 'note BBB')}`,
    );
  });

  it('where its block is duplicated', () => {
    const { quill, saved } = openEditor({ value: TWO, writing: {} });
    act(() => void duplicatePart(quill, { start: 0, end: 5 }));
    expect(saved()).toBe(
      `<p>One${mark(1)}</p>\n<p>One${mark(2)}</p>\n<p>Two${mark(3)}</p>\n${notes('note AAA', 'note AAA', 'note BBB')}`,
    );
  });

  it('where its block is moved, as one step', () => {
    const { quill, saved, select } = openEditor({ value: TWO, writing: {} });
    select(1);
    act(() => void moveSelected(quill, 'down'));
    const moved = `<p>Two${mark(1)}</p>\n<p>One${mark(2)}</p>\n${notes('note BBB', 'note AAA')}`;
    expect(saved()).toBe(moved);
    act(() => quill.history.undo());
    expect(saved()).toBe(TWO);
    act(() => quill.history.redo());
    expect(saved()).toBe(moved);
  });
});

describe('all of a text that is cut and pasted', () => {
  const LIST = '<ul><li>a</li><li>b</li></ul>';
  const QUOTE = '<blockquote>\n<p>q</p>\n</blockquote>';
  const CODE = '<pre><code class="language-js">c\n</code></pre>';
  const TABLE = '<table>\n<tbody>\n<tr><td>1</td><td>2</td></tr>\n</tbody>\n</table>';
  const PICTURE = '<p><img src="/uploads/a.webp" alt="A loaf" title="Bread"></p>';
  const CALLOUT = '<div class="callout callout-tip">\n<p>t</p>\n</div>';
  it.each([
    ['a list, then words', `${LIST}\n<p>foo</p>`],
    ['words, then a list', `<p>foo</p>\n${LIST}`],
    ['a heading alone', '<h2>H</h2>'],
    ['a heading and a quote', `<h2>H</h2>\n${QUOTE}`],
    ['a quote and a heading', `${QUOTE}\n<h2>H</h2>`],
    ['code and a callout', `${CODE}\n${CALLOUT}`],
    ['a callout and code', `${CALLOUT}\n${CODE}`],
    ['a picture and a table', `${PICTURE}\n${TABLE}`],
    ['a table and words', `${TABLE}\n<p>foo</p>`],
    ['a table and a picture', `<p>foo</p>\n${TABLE}\n${PICTURE}`],
    ['footnotes', TWO],
    ['a footnote behind a table', `${TABLE}\n<p>a${mark(1)}</p>\n${notes('A')}`],
  ])('is what it was: %s', (_, value) => {
    const { quill, saved } = openEditor({ value, writing: {} });
    const lines = quill.getLength();
    const cut = take(quill, 'cut');
    expect(quill.getContents().ops).toEqual([{ insert: '\n' }]);
    paste(quill, cut);
    expect(saved()).toBe(value);
    expect(quill.getLength()).toBe(lines);
    const copied = take(quill, 'copy');
    paste(quill, copied);
    expect(saved()).toBe(value);
    expect(quill.getLength()).toBe(lines);
  });

  it('is one step each', () => {
    const { quill, saved } = openEditor({ value: `${LIST}\n<p>foo</p>`, writing: {} });
    const cut = take(quill, 'cut');
    paste(quill, cut);
    act(() => quill.history.undo());
    expect(saved()).toBe('');
    act(() => quill.history.undo());
    expect(saved()).toBe(`${LIST}\n<p>foo</p>`);
  });
});

describe('whole lines that are pasted', () => {
  it('take the place of an empty one, and are below words what they were', () => {
    const { quill, saved } = openEditor({
      value: '<ul><li>a</li></ul><p>b</p><p><br></p><p>c</p>',
      writing: {},
    });
    const copied = take(quill, 'copy', 0, 1);
    paste(quill, copied, 4);
    expect(saved()).toBe('<ul><li>a</li></ul>\n<p>b</p>\n<ul><li>a</li></ul>\n<p>c</p>');
  });
});
