import type { BlockContent, ListItem, PhrasingContent, RootContent, TableRow } from 'mdast';
import { parseDocument } from 'htmlparser2';
import {
  childrenOf,
  type Element,
  isElement,
  isText,
  type Node,
  textOf,
} from '../mail/templates/html-nodes.ts';

/** A block of a text: its HTML to the letter, and what it may be in Markdown; null where Markdown has no such thing. */
export interface Block {
  html: string;
  node: RootContent | null;
}

/** The blocks of a text with the white space around them; null where something stands outside of blocks. */
export interface Blocks {
  blocks: Block[];
  /** After each block; the last one is what the text ends with. */
  gaps: string[];
}

/** Nobody writes deeper, and reading that would take too long. */
const MAX_DEPTH = 50;
const MARKS: Record<string, 'strong' | 'emphasis' | 'delete'> = {
  strong: 'strong',
  em: 'emphasis',
  s: 'delete',
  del: 'delete',
};

/** Reads a text's HTML block by block. What is not exactly as it would be written again is found by who asks. */
export function blocksOf(html: string): Blocks | null {
  const { childNodes } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const blocks: Block[] = [];
  const gaps: string[] = [];
  for (const node of childNodes) {
    const source = sourceOf(html, node);
    if (isElement(node)) {
      if (blocks.length > gaps.length) gaps.push('');
      blocks.push({ html: source, node: blockOf(node, html, 0) });
    } else if (isText(node) && source.trim() === '' && blocks.length > gaps.length) gaps.push(source);
    else return null;
  }
  if (blocks.length > gaps.length) gaps.push('');
  const isWhole = blocks.map((block, index) => block.html + (gaps[index] ?? '')).join('') === html;
  return isWhole ? { blocks, gaps } : null;
}

function sourceOf(html: string, { startIndex, endIndex }: Node): string {
  return html.slice(startIndex ?? 0, (endIndex ?? 0) + 1);
}

function blockOf(element: Element, html: string, depth: number): BlockContent | null {
  const { name, childNodes, attribs } = element;
  const isKnown = name === 'pre' || onlyHas(attribs, name === 'ol' ? ['start'] : []);
  if (depth > MAX_DEPTH || !isKnown) return null;
  const level = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
  if (level > 0) return { type: 'heading', depth: level as 1, children: line(childNodes, html, depth) };
  switch (name) {
    case 'p':
      return { type: 'paragraph', children: line(childNodes, html, depth) };
    case 'hr':
      return { type: 'thematicBreak' };
    case 'ul':
    case 'ol': {
      const children = childrenOf(element).map((item) => itemOf(item, html, depth + 1));
      const start = attribs.start === undefined ? {} : { start: Number(attribs.start) };
      return { type: 'list', ordered: name === 'ol', ...start, spread: false, children };
    }
    case 'blockquote': {
      const children = childrenOf(element).map((child) => blockOf(child, html, depth + 1));
      return children.some((child) => child === null)
        ? null
        : { type: 'blockquote', children: children.filter((child) => child !== null) };
    }
    case 'pre':
      return codeOf(element);
    case 'table':
      return tableOf(element, html, depth);
    default:
      return null;
  }
}

/** Its line, and the lists in it. */
function itemOf(item: Element, html: string, depth: number): ListItem {
  const lists = item.childNodes.findIndex((node) => isElement(node) && /^[uo]l$/.test(node.name));
  const own = lists === -1 ? item.childNodes : item.childNodes.slice(0, lists);
  const below = lists === -1 ? [] : item.childNodes.slice(lists).filter(isElement);
  const nested = below.map((list) => blockOf(list, html, depth + 1)).filter((list) => list !== null);
  return {
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: line(own, html, depth) }, ...nested],
  };
}

function codeOf(pre: Element): BlockContent | null {
  const [code, ...more] = childrenOf(pre);
  if (code?.name !== 'code' || more.length > 0) return null;
  const lang = /^language-([^\s`]+)$/.exec(code.attribs.class ?? '')?.[1] ?? null;
  const { title } = code.attribs;
  if (title !== undefined && lang === null) return null;
  return {
    type: 'code',
    lang,
    meta: title === undefined ? null : `title="${title}"`,
    value: textOf(code).replace(/\n$/, ''),
  };
}

function tableOf(table: Element, html: string, depth: number): BlockContent | null {
  const [head, body, ...more] = childrenOf(table);
  if (head?.name !== 'thead' || (body !== undefined && body.name !== 'tbody') || more.length > 0) return null;
  const rows = [head, ...(body === undefined ? [] : [body])].flatMap((part) => childrenOf(part));
  const columns = childrenOf(rows[0] ?? table).length;
  const align = Array.from({ length: columns }, (_, column) => alignmentOf(rows, column));
  if (align.includes(null)) return null;
  const row = (element: Element): TableRow => ({
    type: 'tableRow',
    children: childrenOf(element).map(({ childNodes }) => ({
      type: 'tableCell',
      children: line(childNodes, html, depth),
    })),
  });
  const to = align.map((side) => (side === '' ? null : (side as 'center' | 'right')));
  return { type: 'table', align: to, children: rows.map(row) };
}

/** How all cells of a column are aligned, '' for as usual; null where they are not alike, or say more than that. */
function alignmentOf(rows: readonly Element[], column: number): string | null {
  const sides = rows.map((row) => {
    const { class: name = '', ...more } = childrenOf(row)[column]?.attribs ?? {};
    if (Object.keys(more).length > 0) return null;
    return name === '' ? '' : (/^ql-align-(center|right)$/.exec(name)?.[1] ?? null);
  });
  const [first = ''] = sides;
  return sides.every((side) => side === first) ? first : null;
}

function line(nodes: readonly Node[], html: string, depth: number): PhrasingContent[] {
  return nodes.flatMap((node) => pieces(node, html, depth + 1));
}

function pieces(node: Node, html: string, depth: number): PhrasingContent[] {
  if (isText(node)) return [{ type: 'text', value: node.data }];
  if (!isElement(node) || depth > MAX_DEPTH) return [{ type: 'html', value: sourceOf(html, node) }];
  const { name, attribs, childNodes } = node;
  const mark = MARKS[name];
  const isPlain = Object.keys(attribs).length === 0;
  if (name === 'br' && isPlain) return [{ type: 'break' }];
  if (mark !== undefined && isPlain) return [{ type: mark, children: line(childNodes, html, depth) }];
  if (name === 'code' && isPlain) return [{ type: 'inlineCode', value: textOf(node) }];
  if (name === 'a' && onlyHas(attribs, ['href', 'title']))
    return [
      {
        type: 'link',
        url: attribs.href ?? '',
        title: attribs.title ?? null,
        children: line(childNodes, html, depth),
      },
    ];
  if (name === 'img' && onlyHas(attribs, ['src', 'alt', 'title']))
    return [{ type: 'image', url: attribs.src ?? '', alt: attribs.alt ?? '', title: attribs.title ?? null }];
  // Markdown takes tags as they are, and what stands between them is Markdown.
  const [first] = childNodes;
  const last = childNodes.at(-1);
  if (first === undefined || last === undefined) return [{ type: 'html', value: sourceOf(html, node) }];
  return [
    { type: 'html', value: html.slice(node.startIndex ?? 0, first.startIndex ?? 0) },
    ...line(childNodes, html, depth),
    { type: 'html', value: html.slice((last.endIndex ?? 0) + 1, (node.endIndex ?? 0) + 1) },
  ];
}

function onlyHas(attribs: Record<string, string>, names: readonly string[]): boolean {
  return Object.keys(attribs).every((name) => names.includes(name));
}
