import type Quill from 'quill';
import { Delta } from 'quill';
import { useEffect } from 'react';
import { withBase } from '../../../lib/base.ts';
import { useHost } from '../../../lib/host.ts';
import { addressAtEnd, linkFor, loneVideo, type Site } from '../addresses.ts';
import { apartAt } from '../block-parts.ts';
import { writeCodeValue } from '../code-value.ts';
import { NO_LANGUAGE } from '../formats.ts';
import { asOneStep } from '../one-step.ts';
import { trackIndex } from '../track-index.ts';
import { enterTable, tableNamed } from '../tables/add-table.ts';
import { awaitFile, takeFile } from './fence-file.ts';
import { textBefore, textBetween } from './line-text.ts';
import { markNote } from './add-note.ts';
import {
  calloutOf,
  fenceOf,
  inlineRuleFor,
  isDivider,
  isFenceAtSpace,
  lineFormatFor,
  tableRow,
} from './markdown-rules.ts';

/** Lines of these formats stay what they are. */
const SETTLED = ['code-block', 'list', 'blockquote', 'callout'];
/** The last sign of what can be a mark. */
const CLOSING = '*_~=`)';
/** What ends a word. */
const BLANKS = ' \n';

/**
 * Markdown becomes what it says as soon as it is typed, and an address a link. Each change is a step of its own: one undo
 * brings back the signs.
 */
export function useMarkdown(quill: Quill | null): void {
  const { base, origin } = useHost();
  useEffect(() => {
    if (quill === null) return undefined;
    const editor = quill;
    function onChange(change: Delta, _: Delta, source: string) {
      const typed = source === 'user' ? typedSign(change) : null;
      if (typed === null) return;
      if (/[\p{L}\p{N}]/u.test(typed.sign)) {
        if (isBehindMark(editor, typed.end - 1)) queueMicrotask(() => noteBehind(editor, typed.end));
        return;
      }
      if (!(BLANKS + CLOSING).includes(typed.sign)) return;
      // After all others have heard of the sign.
      queueMicrotask(() => {
        if (!BLANKS.includes(typed.sign)) formatWords(editor, typed.end, base);
        else if (typed.sign === ' ' ? noteBehind(editor, typed.end) : markNote(editor, typed.end - 1)) return;
        else if (linkAddress(editor, typed.end - 1, { base, origin })) return;
        else if (typed.sign === ' ') formatLine(editor, typed.end);
      });
    }
    function onEnter(event: KeyboardEvent) {
      if (event.key !== 'Enter' || event.isComposing || event.shiftKey || event.ctrlKey || event.metaKey)
        return;
      if (event.target !== editor.root || !openBlock(editor)) return;
      event.preventDefault();
      event.stopPropagation();
    }
    editor.on('text-change', onChange);
    editor.container.addEventListener('keydown', onEnter, { capture: true });
    return () => {
      editor.off('text-change', onChange);
      editor.container.removeEventListener('keydown', onEnter, { capture: true });
    };
  }, [quill, base, origin]);
}

/** Whether this place is just behind the mark of a numbered note, `[^1]`. */
function isBehindMark(quill: Quill, index: number): boolean {
  return /\[\^\d+\]$/.test(textBefore(quill, index));
}

/** Makes a note of the mark before the sign that ends here: one goes on behind that. @returns whether there is one */
function noteBehind(quill: Quill, end: number): boolean {
  const place = trackIndex(quill, end - 1);
  const isNote = markNote(quill, end - 1);
  if (isNote) quill.setSelection(place.current() + 1, 0, 'user');
  place.letGo();
  return isNote;
}

/** The one sign that a change has added, and the place behind it; null for any other change. */
export function typedSign(change: Delta): { sign: string; end: number } | null {
  const [first, second, third] = change.ops;
  const isRetained = typeof first?.retain === 'number' && first.attributes === undefined;
  const added = isRetained ? second : first;
  const extra = isRetained ? third : second;
  if (extra !== undefined || typeof added?.insert !== 'string' || added.insert.length !== 1) return null;
  return { sign: added.insert, end: (isRetained ? Number(first.retain) : 0) + 1 };
}

function update(quill: Quill, change: Delta): void {
  asOneStep(quill, () => quill.updateContents(change, 'user'));
}

function isSettled(quill: Quill, index: number): boolean {
  const formats = quill.getFormat(index);
  return SETTLED.some((name) => name in formats);
}

/** Whether a line is more than a paragraph: a heading, an item, aligned. */
function isFormatted(quill: Quill, index: number): boolean {
  const [line] = quill.getLine(index);
  return line === null || Object.keys(line.formats()).length > 0;
}

/** Makes a link of the address that the words before this place end with. @returns whether there is one */
export function linkAddress(quill: Quill, end: number, site: Site): boolean {
  const text = textBefore(quill, end);
  const found = addressAtEnd(text);
  if (found === null) return false;
  const start = end - text.length + found.start;
  const { length } = found;
  const { ops } = quill.getContents(start, length);
  const isTaken = ops.some(({ attributes = {} }) => 'link' in attributes || 'code' in attributes);
  if (isTaken || 'code-block' in quill.getFormat(start)) return false;
  update(quill, new Delta().retain(start).retain(length, { link: linkFor(found.address, site) }));
  return true;
}

/** Makes a callout of the line of a quote that asks for one; @returns whether it does */
function openCallout(quill: Quill, end: number): boolean {
  const text = textBefore(quill, end);
  const kind = calloutOf(text);
  const [line] = quill.getLine(end);
  if (kind === null || line?.length() !== text.length + 1 || !('blockquote' in quill.getFormat(end)))
    return false;
  const start = end - text.length;
  const callout = apartAt(quill, { index: end, length: 0 }, ['callout', kind]);
  const format = { blockquote: null, callout };
  update(quill, new Delta().retain(start).delete(text.length).retain(1, format));
  quill.setSelection(start, 0, 'user');
  return true;
}

function formatLine(quill: Quill, end: number): void {
  if (openCallout(quill, end)) return;
  const signs = textBefore(quill, end).slice(0, -1);
  if (isFenceAtSpace(signs)) {
    if (openBlock(quill)) awaitFile(quill, end - signs.length - 1);
    return;
  }
  if (isDivider(signs) && !isSettled(quill, end)) {
    openBlock(quill);
    return;
  }
  const format = lineFormatFor(signs);
  if (format === null || isSettled(quill, end)) return;
  const [line] = quill.getLine(end);
  const rest = (line?.length() ?? 1) - 1 - signs.length - 1;
  const start = end - signs.length - 1;
  update(
    quill,
    new Delta()
      .retain(start)
      .delete(signs.length + 1)
      .retain(rest)
      .retain(1, format),
  );
  quill.setSelection(start, 0, 'user');
}

function formatWords(quill: Quill, end: number, base: string): void {
  const text = textBefore(quill, end);
  const rule = inlineRuleFor(text);
  if (rule === null) return;
  const start = end - text.length + rule.start;
  const length = text.length - rule.start;
  const formats = quill.getContents(start, length).ops.map(({ attributes }) => attributes ?? {});
  if (formats.some((attributes) => 'code' in attributes) || 'code-block' in quill.getFormat(start)) return;
  const { before, behind, format, picture } = rule;
  if (picture !== null) {
    const image = withBase(base, picture.address);
    const attributes = picture.alt === '' ? {} : { alt: picture.alt };
    const [line] = quill.getLine(start);
    // A picture that is all of a paragraph is a block.
    if (line?.length() === length + 1 && !isFormatted(quill, start)) {
      const figure = { image, attributes };
      update(quill, new Delta().retain(start).insert({ figure }).delete(length));
      quill.setSelection(start + 1, 0, 'user');
      return;
    }
    update(quill, new Delta().retain(start).delete(length).insert({ image }, attributes));
    quill.setSelection(start + 1, 0, 'user');
    return;
  }
  const words = length - before - behind;
  const change = new Delta()
    .retain(start)
    .delete(before)
    .retain(words, format ?? {})
    .delete(behind);
  update(quill, change);
  quill.setSelection(start + words, 0, 'user');
  // What is typed next is behind the words, not of them.
  for (const name of Object.keys(format ?? {})) quill.format(name, false, 'silent');
}

/** Makes a block of the line at the caret if it says so; @returns whether it did */
function openBlock(quill: Quill): boolean {
  const range = quill.getSelection();
  if (range === null || range.length > 0) return false;
  if (takeFile(quill, range.index) || openCallout(quill, range.index)) return true;
  const [line, offset] = quill.getLine(range.index);
  if (line === null || offset !== line.length() - 1 || isSettled(quill, range.index)) return false;
  const start = range.index - offset;
  const text = textBetween(quill, start, range.index);
  const fence = fenceOf(text);
  if (fence !== null) {
    const named = writeCodeValue({ ...fence, language: fence.language || NO_LANGUAGE });
    const format = { 'code-block': apartAt(quill, { index: start, length: 0 }, ['code-block', named]) };
    update(quill, new Delta().retain(start).delete(text.length).retain(1, format));
    quill.setSelection(start, 0, 'user');
    return true;
  }
  const cells = tableRow(text);
  if (cells !== null) {
    update(
      quill,
      new Delta()
        .retain(start)
        .delete(text.length)
        .insert({ grid: tableNamed(cells) }),
    );
    enterTable(quill, start, 1);
    return true;
  }
  const block = isDivider(text.trimEnd()) ? { divider: true } : videoOf(quill, range.index, text);
  if (block === null) return false;
  update(quill, new Delta().retain(start).delete(text.length).insert(block));
  quill.setSelection(start + 1, 0, 'user');
  return true;
}

/** The video of a YouTube address that is all of a paragraph; null for any other line. */
function videoOf(quill: Quill, end: number, text: string): { video: string } | null {
  const video = isFormatted(quill, end) ? null : loneVideo(text);
  return video === null ? null : { video };
}
