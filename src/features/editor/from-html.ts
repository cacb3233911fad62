import { withoutVideoStyles } from '#shared/post-html.ts';
import { createCleaner } from '../../lib/sanitize-html.ts';
import { isBlock, withFigures } from './figure-ops.ts';
import { BUTTON, type Op } from './formats.ts';
import { NOTE_LIST } from './note-lines.ts';
import { areJoined, canStandApart, isBlank, joinName, readBlock } from './read-blocks.ts';
import { isElement, readInline } from './read-inline.ts';
import { withTables } from './tables/with-tables.ts';
import { youtubeId } from './addresses.ts';
import { noteNumber } from './writing/note-change.ts';

interface Surroundings {
  window: Window & typeof globalThis;
  /** The site's base, prefixed to the addresses of the site's own images. */
  base: string;
  /** Whether pictures that are paragraphs of their own and tables become blocks that can be edited, as on the writing page. */
  figures?: boolean;
  /** Whether a numbered list at the end, to which marks lead, is the text's footnotes. */
  notes?: boolean;
}

/**
 * Converts saved HTML to the editor's document. A block that the editor could not write back unchanged (a table, a list
 * item with several paragraphs) becomes one preserved block; YouTube players become videos. Markup that the
 * specification forbids in a post is dropped. [K9]
 */
export function fromHtml(html: string, { window, base, figures = false, notes = true }: Surroundings): Op[] {
  const clean = createCleaner(window);
  const parser = new window.DOMParser();
  const parse = (text: string) => parser.parseFromString(text, 'text/html').body;
  const ops: Op[] = [];
  const parts: Parts = new Map();
  let pending = '';
  function flush() {
    ops.push(...readAll(parse(clean(pending)), base, parts));
    pending = '';
  }
  const source = parse(withoutVideoStyles(html));
  const noteList = notes ? takeNoteList(source) : null;
  for (const node of [...source.childNodes]) {
    const ids = isElement(node) ? takeVideos(node) : [];
    if (ids.length === 0 || !isHollow(node)) pending += isElement(node) ? node.outerHTML : escaped(node);
    if (ids.length === 0) continue;
    flush();
    ops.push(...ids.map((video) => ({ insert: { video } })));
  }
  flush();
  const body = figures ? withTables(withFigures(ops), parse) : ops;
  const last = noteList === null ? body.at(-1) : body.findLast((op) => !isFreeLine(op));
  // The caret needs a line below the last block, also above footnotes: there, one beside the free lines that are saved, as below
  // a button, too.
  const isButton = noteList !== null && last?.attributes?.[BUTTON] !== undefined;
  const blocks = last === undefined || isBlock(last) || isButton ? [...body, { insert: '\n' }] : body;
  return noteList === null
    ? blocks
    : [...blocks, ...asNotes(readAll(parse(clean(noteList.outerHTML)), base, parts))];
}

function isFreeLine({ insert, attributes = {} }: Op): boolean {
  return insert === '\n' && Object.keys(attributes).length === 0;
}

/** Takes away the list of the footnotes; null where there is none. */
function takeNoteList(body: Element): Element | null {
  const list = body.lastElementChild;
  const hasMarks = [...body.querySelectorAll('a')].some(
    (link) => noteNumber(link.getAttribute('href')) !== null,
  );
  if (list?.tagName !== 'OL' || !hasMarks || list.querySelector('iframe') !== null) return null;
  list.remove();
  return list;
}

/** The items of a list as footnotes; the lists within them are lists. */
function asNotes(ops: readonly Op[]): Op[] {
  return ops.map((op) => {
    const { list, indent } = op.attributes ?? {};
    return list === undefined || indent !== undefined
      ? op
      : { ...op, attributes: { ...op.attributes, list: NOTE_LIST } };
  });
}

/** How many blocks of code and callouts of each name have been read. */
type Parts = Map<string, number>;

function readAll(parent: Element, base: string, parts: Parts): Op[] {
  const ops: Op[] = [];
  let loose: Node[] = [];
  let before: string | null = null;
  function endLoose() {
    if (loose.some((node) => !isBlank(node))) {
      ops.push(...(readInline(loose, base) ?? [keptOp(loose)]), { insert: '\n' });
      before = null;
    }
    loose = [];
  }
  for (const node of parent.childNodes) {
    if (!isElement(node) || isInline(node)) {
      loose.push(node);
      continue;
    }
    endLoose();
    const join = joinName(node);
    const isBare = node.tagName === 'DIV' && node.attributes.length === 0;
    const isSame: boolean = areJoined(before, join);
    const part = parts.get(join ?? '') ?? 0;
    if (join !== null) parts.set(join, part + 1);
    const block: Op[] | null = isSame && !canStandApart(node) ? null : readBlock(node, base, part);
    if (isBare) ops.push(...readAll(node, base, parts));
    else ops.push(...(block ?? [keptOp([node])]));
    before = block === null ? null : join;
  }
  endLoose();
  return ops;
}

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, hr, div, table';

function isInline(element: Element): boolean {
  return !element.matches(BLOCKS);
}

function keptOp(nodes: readonly Node[]): Op {
  const html = nodes.map((node) => (isElement(node) ? node.outerHTML : escaped(node))).join('');
  return { insert: { kept: html } };
}

function escaped(node: Node): string {
  if (node.nodeType !== node.TEXT_NODE) return '';
  return (node.nodeValue ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Removes the YouTube frames from a block and returns their video ids. */
function takeVideos(block: Element): string[] {
  const frames = block.matches('iframe') ? [block] : [...block.querySelectorAll('iframe')];
  return frames.flatMap((frame) => {
    const id = youtubeId(frame.getAttribute('src') ?? '');
    if (frame !== block) frame.remove();
    return id === null ? [] : [id];
  });
}

/** Whether the block held only the player. */
function isHollow(node: Node): boolean {
  if (!isElement(node) || node.matches('iframe')) return true;
  return node.textContent.trim() === '' && node.querySelector('img, hr') === null;
}
