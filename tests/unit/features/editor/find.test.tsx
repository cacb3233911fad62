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

test('tables, captions, code, callouts and footnotes are searched in the order of reading, and are one step', () => {
  const value =
    '<p>Rye<a href="#fn-1">1</a></p>\n' +
    '<table>\n<caption>More rye</caption>\n<tbody>\n<tr><td>r<strong>ye</strong> and rye</td><td>1</td></tr>\n</tbody>\n</table>\n' +
    '<p><img src="/uploads/a.webp" alt="rye" title="A **rye** loaf"></p>\n' +
    '<pre><code class="language-js">rye()\n</code></pre>\n<div class="callout callout-tip">\n<p>rye</p>\n</div>\n' +
    '<ol><li>On rye</li></ol>';
  const { quill, saved } = openEditor({ value, writing: {} });
  act(() => void fireEvent.keyDown(document, { key: 'h', ctrlKey: true }));
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: '1' } });
  expect(screen.getByText('1 of 1')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'rye' } });
  expect(screen.getByText('1 of 8')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Replace with'), { target: { value: 'oat' } });
  for (let press = 0; press < 3; press += 1) fireEvent.click(screen.getByRole('button', { name: 'Replace' }));
  expect(screen.getByText('1 of 5')).toBeTruthy();
  expect(saved()).toContain('<caption>More oat</caption>');
  expect(saved()).toContain('<td>oat and rye</td>');
  fireEvent.click(screen.getByRole('button', { name: 'Replace all' }));
  expect(screen.getByText('5 replaced')).toBeTruthy();
  const all = saved();
  expect(all.replaceAll('alt="rye"', '').toLowerCase()).not.toContain('rye');
  expect(all).toContain('title="A **oat** loaf"');
  act(() => quill.history.undo());
  expect(saved()).toContain('<td>oat and rye</td>');
  expect(saved()).toContain('title="A **rye** loaf"');
  for (let step = 0; step < 3; step += 1) act(() => quill.history.undo());
  expect(saved()).toBe(value);
});
