import { act } from '@testing-library/react';
import { Delta } from 'quill';
import { describe, expect, test, vi } from 'vitest';
import { PendingText } from '#app/features/editor/pending-text.ts';
import { replacedText } from '#app/features/editor/quick-editor.ts';
import { openEditor } from '#tests/support/editor-page.tsx';

describe('what was typed into a text', () => {
  test.each([
    ['a letter in a row of the same', 'baab', 'baaab', 2, { start: 1, deleted: 0, inserted: 'a' }],
    ['a letter at the end', 'José', 'José’', 5, { start: 4, deleted: 0, inserted: '’' }],
    ['a letter deleted from a row of the same', 'aaa', 'aa', 1, { start: 1, deleted: 1, inserted: '' }],
    ['a word replaced', 'the old oven', 'the new oven', 7, { start: 4, deleted: 3, inserted: 'new' }],
    ['nothing', 'same', 'same', 4, { start: 4, deleted: 0, inserted: '' }],
  ])('%s', (_, before, after, caret, replaced) => {
    expect(replacedText(before, after, caret)).toEqual(replaced);
  });
});

test('text beside accents is told of as the few signs that changed', async () => {
  const { quill, select } = openEditor({ value: '<p>Olá <b>pão</b> “fim”</p><p>é</p>', writing: {} });
  select(8);
  const changes: Delta[] = [];
  quill.on('text-change', (change: Delta) => changes.push(change));
  // As the browser does it: the text of the page changes first.
  const typed = quill.root.querySelector('p')?.lastChild;
  await act(async () => {
    if (typed instanceof Text) typed.insertData(1, '’n');
    document.getSelection()?.collapse(typed ?? null, 3);
    await Promise.resolve();
  });
  expect(changes).toEqual([new Delta().retain(8).insert('’n')]);
  expect(quill.getContents()).toEqual(
    new Delta().insert('Olá ').insert('pão', { bold: true }).insert(' ’n“fim”\né\n'),
  );
});

test('where nothing was changed, Quill looks at no line again, and what was changed is known at once', () => {
  const { quill } = openEditor({ value: '<p>Bread</p><p>Cake</p>', writing: {} });
  quill.getSelection(); // whatever opening it left
  const optimize = vi.spyOn(quill.scroll, 'optimize');
  quill.getSelection();
  expect(quill.getText()).toBe('Bread\nCake\n');
  expect(optimize).not.toHaveBeenCalled();
  const typed = quill.root.querySelector('p')?.firstChild;
  if (typed instanceof Text) typed.insertData(5, 's');
  quill.getSelection();
  expect(optimize).toHaveBeenCalled();
  expect(quill.getText()).toBe('Breads\nCake\n');
});

describe('the text of the writing page', () => {
  test('is reported after a pause, once', async () => {
    const pending = new PendingText('new-a');
    const { quill, onChange, pass } = openEditor({ value: '<p>a</p>', writing: { pending } });
    for (const sign of ['b', 'c', 'd']) {
      act(() => void quill.insertText(1, sign, 'user'));
      await pass(300);
    }
    expect(onChange).not.toHaveBeenCalled();
    expect(pending.isPending).toBe(true);
    await pass(100);
    expect(onChange.mock.calls).toEqual([['<p>adcb</p>']]);
    expect(pending.isPending).toBe(false);
  });

  test('is reported now and then for one who never pauses', async () => {
    const { quill, onChange, pass } = openEditor({ writing: { pending: new PendingText('new-a') } });
    for (let key = 0; key < 20; key += 1) {
      act(() => void quill.insertText(0, 'x', 'user'));
      await pass(300);
    }
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a press elsewhere', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    [
      'a shortcut',
      () =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true })),
    ],
    ['the window being left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is reported before %s is heard of', (_, happen) => {
    const { quill, onChange } = openEditor({ writing: { pending: new PendingText('new-a') } });
    act(() => void quill.insertText(0, 'typed', 'user'));
    act(() => void happen());
    expect(onChange.mock.calls).toEqual([['<p>typed</p>']]);
  });

  test('is reported when the editor goes, and on demand', () => {
    const pending = new PendingText('new-a');
    const { quill, onChange, unmount } = openEditor({ writing: { pending } });
    act(() => void quill.insertText(0, 'a', 'user'));
    act(() => pending.report());
    expect(onChange).toHaveBeenCalledTimes(1);
    act(() => void quill.insertText(0, 'b', 'user'));
    unmount();
    expect(onChange.mock.calls).toEqual([['<p>a</p>'], ['<p>ba</p>']]);
  });

  test('is not reported once another one has taken its place', () => {
    const pending = new PendingText('new-a');
    const { quill, onChange, unmount } = openEditor({ writing: { pending } });
    act(() => void quill.insertText(0, 'a', 'user'));
    pending.forget();
    unmount();
    expect(onChange).not.toHaveBeenCalled();
  });
});
