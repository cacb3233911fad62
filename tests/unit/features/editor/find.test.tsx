import { act, fireEvent, screen } from '@testing-library/react';
import { Delta } from 'quill';
import { describe, expect, test } from 'vitest';
import {
  matchesIn,
  matchFrom,
  replacement,
  searchableText,
} from '#app/features/editor/writing/text-search.ts';
import { openEditor } from '#tests/support/editor-page.tsx';

describe('words in a text', () => {
  test.each([
    ['each of them', 'a cat, a Cat', 'cat', false, [2, 9]],
    ['only with these capitals', 'a cat, a Cat', 'Cat', true, [9]],
    ['none that overlaps another', 'aaaa', 'aa', false, [0, 2]],
    ['signs of patterns are signs', '1.5 or 1x5 (so)', '1.5', false, [0]],
    ['a bracket', '1.5 or 1x5 (so)', '(so)', false, [11]],
    ['a space that does not break is a space', 'at\u00A0six', 'at six', false, [0]],
    ['nothing', 'text', '', false, []],
  ])('%s', (_, text, words, matchCase, places) => {
    expect(matchesIn(text, words, { matchCase }).map(({ index }) => index)).toEqual(places);
  });

  test('a block counts as one sign', () => {
    const ops = [{ insert: 'a\n' }, { insert: { divider: true } }, { insert: 'b\n' }];
    expect(matchesIn(searchableText(ops), 'b', { matchCase: false })).toEqual([{ index: 3, length: 1 }]);
  });

  test('the search goes on from the caret, and begins anew at the end', () => {
    const matches = [
      { index: 2, length: 1 },
      { index: 8, length: 1 },
    ];
    expect([0, 3, 9].map((caret) => matchFrom(matches, caret))).toEqual([0, 1, 0]);
  });
});

test('what is replaced keeps its formats', () => {
  const ops = new Delta().insert('bread and ').insert('bread', { bold: true }).insert('\n').ops;
  const change = replacement(ops, matchesIn('bread and bread', 'bread', { matchCase: false }), 'rye');
  expect(new Delta(ops).compose(change)).toEqual(
    new Delta().insert('rye and ').insert('rye', { bold: true }).insert('\n'),
  );
});

test('all are replaced in one step, which one undo takes back', () => {
  const { quill } = openEditor({ value: '<p>bread, <em>Bread</em> and bread</p>', writing: {} });
  act(() => void fireEvent.keyDown(document, { key: 'h', ctrlKey: true }));
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'bread' } });
  expect(screen.getByText('1 of 3')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Replace with'), { target: { value: 'rye' } });
  fireEvent.click(screen.getByRole('button', { name: 'Replace all' }));
  expect(quill.getText()).toBe('rye, rye and rye\n');
  expect(screen.getByText('3 replaced')).toBeTruthy();
  act(() => quill.history.undo());
  expect(quill.getText()).toBe('bread, Bread and bread\n');
});
