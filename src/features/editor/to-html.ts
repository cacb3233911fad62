import { bareValue } from './block-parts.ts';
import { readCodeValue, writeCodeValue } from './code-value.ts';
import { isFigureValue } from './figure-ops.ts';
import { ALIGNMENTS, BUTTON, CALLOUTS, MAX_INDENT, NO_LANGUAGE, type Op } from './formats.ts';
import { escapeAttribute, escapeText, inlineHtml, oneOf } from './inline-html.ts';
import { listHtml } from './list-html.ts';
import { notesAmong } from './note-lines.ts';
import { isWaitingAddress } from './waiting-pictures.ts';
import { videoBlock } from '#shared/video-block.ts';

/** One line of the document: its content, and the format of its line end. */
export interface Line {
  ops: Op[];
  format: Record<string, unknown>;
}

type Piece = Line | { html: string };

/**
 * Converts the document to clean semantic HTML: nested lists, `pre > code.language-x`, one blockquote around its
 * paragraphs, classes for formats without an element. Footnotes are the list at the end, wherever they stand. An empty
 * document is ''. [K9]
 * @param base the site's base, removed from the addresses of the site's own images
 */
export function toHtml(ops: readonly Op[], base: string): string {
  const pieces = withoutEmptyEnds(piecesOf(ops, base));
  const notes = notesAmong(pieces, (piece) => ('html' in piece ? {} : piece.format));
  const body = withoutCaretLine(pieces.filter((piece) => !notes.includes(piece)));
  const blocks = blocksHtml(body, base);
  const items = notes.filter((piece) => 'ops' in piece);
  return [...blocks, ...(items.length === 0 ? [] : [listHtml(items, base)])].join('\n');
}

function blocksHtml(pieces: readonly Piece[], base: string): string[] {
  const blocks: string[] = [];
  const ids = new Set<unknown>();
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at];
    if (piece === undefined) break;
    if ('html' in piece) {
      blocks.push(piece.html);
      at += 1;
      continue;
    }
    const kind = kindOf(piece);
    const group = [piece];
    while (kind.joins) {
      const next = pieces[at + group.length];
      if (next === undefined || 'html' in next || kindOf(next).name !== kind.name) break;
      group.push(next);
    }
    blocks.push(groupHtml(kind.name, group, ids, base));
    at += group.length;
  }
  return blocks;
}

function groupHtml(kind: string, lines: Line[], ids: Set<unknown>, base: string): string {
  if (kind === 'list') return listHtml(lines, base);
  if (kind.startsWith('code:')) return codeHtml(kind.slice('code:'.length), lines);
  if (kind === 'quote') {
    return `<blockquote>\n${framedHtml(lines, ids, base)}\n</blockquote>`;
  }
  if (kind.startsWith('callout:')) {
    return `<div class="callout callout-${bareValue(kind.slice('callout:'.length))}">\n${framedHtml(lines, ids, base)}\n</div>`;
  }
  return linesHtml(kind, lines, ids, base);
}

/** The paragraphs and the lists of a quote or a callout. */
function framedHtml(lines: readonly Line[], ids: Set<unknown>, base: string): string {
  const blocks: string[] = [];
  for (let at = 0; at < lines.length;) {
    const isOfList = Boolean(lines[at]?.format.list);
    const end = lines.findIndex(({ format }, index) => index > at && Boolean(format.list) !== isOfList);
    const group = lines.slice(at, end === -1 ? lines.length : end);
    blocks.push(isOfList ? listHtml(group, base) : linesHtml('p', group, ids, base));
    at += group.length;
  }
  return blocks.join('\n');
}

function linesHtml(tag: string, lines: Line[], ids: Set<unknown>, base: string): string {
  return lines
    .map((line) => `<${tag}${attributesOf(line, tag, ids)}>${contentOf(line, base)}</${tag}>`)
    .join('\n');
}

/** The block that a line belongs to; adjacent lines of one kind with `joins` form one block. */
function kindOf({ ops, format }: Line): { name: string; joins: boolean } {
  if (format['code-block']) {
    return { name: `code:${writeCodeValue(readCodeValue(format['code-block']))}`, joins: true };
  }
  if (format.blockquote) return { name: 'quote', joins: true };
  const value = typeof format.callout === 'string' ? format.callout : '';
  if (oneOf(CALLOUTS, bareValue(value), '') !== null) return { name: `callout:${value}`, joins: true };
  if (format.list) return { name: 'list', joins: true };
  const level = Number(format.header ?? 0);
  // Screen readers would announce an empty heading.
  return { name: ops.length > 0 && level >= 1 && level <= 6 ? `h${level}` : 'p', joins: false };
}

function codeHtml(value: string, lines: Line[]): string {
  const { language, file } = readCodeValue(value);
  const code = lines
    .map(({ ops }) => ops.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join(''))
    .join('\n');
  const named = language === NO_LANGUAGE ? '' : ` class="language-${language}"`;
  const titled = file === '' ? '' : ` title="${escapeAttribute(file)}"`;
  return `<pre><code${named}${titled}>${escapeText(code)}\n</code></pre>`;
}

/** An empty line gets a line break, or it would be invisible; at a line's end they begin nothing that is seen. */
function contentOf({ ops }: Line, base: string): string {
  const last = ops.findLastIndex(({ insert }) => typeof insert !== 'object' || !('soft-break' in insert));
  return inlineHtml(ops.slice(0, last + 1), base) || '<br>';
}

/** The line's alignment, whether its link is a button, and its id unless an earlier line has the same. */
function attributesOf({ ops, format }: Line, tag: string, ids: Set<unknown>): string {
  const indent = Number(format.indent ?? 0);
  const classes = [
    oneOf(ALIGNMENTS, format.align, 'ql-align-'),
    indent >= 1 && indent <= MAX_INDENT ? `ql-indent-${indent}` : null,
    format[BUTTON] && tag === 'p' && ops.some(({ attributes }) => attributes?.link) ? BUTTON : null,
  ].filter((name) => name !== null);
  const named = classes.length === 0 ? '' : ` class="${classes.join(' ')}"`;
  const { id } = format;
  if (typeof id !== 'string' || ids.has(id)) return named;
  ids.add(id);
  return ` id="${escapeAttribute(id)}"${named}`;
}

function piecesOf(ops: readonly Op[], base: string): Piece[] {
  const pieces: Piece[] = [];
  let line: Op[] = [];
  function endLine(format: Record<string, unknown>) {
    pieces.push({ ops: line, format });
    line = [];
  }
  for (const { insert, attributes = {} } of ops) {
    if (typeof insert === 'string') {
      for (const [index, text] of insert.split('\n').entries()) {
        if (index > 0) endLine(attributes);
        if (text !== '') line.push({ insert: text, attributes });
      }
      continue;
    }
    if (insert !== undefined && isWaiting(insert)) {
      if (line.length > 0) endLine({});
      continue;
    }
    const block = insert === undefined ? null : blockHtml(insert, base);
    if (block === null) line.push({ ...(insert === undefined ? {} : { insert }), attributes });
    else {
      if (line.length > 0) endLine({});
      pieces.push({ html: block });
    }
  }
  if (line.length > 0) endLine({});
  return pieces;
}

/** A picture that waits for its upload has no address that could be saved. */
function isWaiting({ figure }: Record<string, unknown>): boolean {
  return isFigureValue(figure) && isWaitingAddress(figure.image);
}

function blockHtml(embed: Record<string, unknown>, base: string): string | null {
  if ('divider' in embed) return '<hr>';
  if (typeof embed.video === 'string') return videoBlock(embed.video);
  if (isFigureValue(embed.figure)) {
    const { image, attributes } = embed.figure;
    return `<p>${inlineHtml([{ insert: { image }, attributes }], base)}</p>`;
  }
  if (typeof embed.grid === 'string') return embed.grid;
  return typeof embed.kept === 'string' ? embed.kept : null;
}

/** Drops empty lines at both ends, which only give the caret a place. */
function withoutEmptyEnds(pieces: Piece[]): Piece[] {
  const first = pieces.findIndex(isFilled);
  return pieces.slice(first === -1 ? pieces.length : first, pieces.findLastIndex(isFilled) + 1);
}

/** Drops the line for the caret below a block or a button that is the last one above footnotes. */
function withoutCaretLine(pieces: Piece[]): Piece[] {
  const above = pieces.findLast((piece) => !isFreeLine(piece));
  const isBlock = above !== undefined && ('html' in above || Boolean(above.format[BUTTON]));
  const isBelowBlock = isBlock && above !== pieces.at(-1);
  return isBelowBlock ? pieces.slice(0, -1) : pieces;
}

function isFreeLine(piece: Piece): boolean {
  return !isFilled(piece) && 'format' in piece && Object.keys(piece.format).length === 0;
}

function isFilled(piece: Piece): boolean {
  return 'html' in piece || piece.ops.length > 0;
}
