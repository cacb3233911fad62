import { withBase } from '../../lib/base.ts';
import { BACKGROUNDS, IMAGE_MARKS, type Op, TEXT_COLORS } from './formats.ts';

type Attributes = Record<string, unknown>;

const MARKS: Record<string, string> = {
  STRONG: 'bold',
  B: 'bold',
  EM: 'italic',
  I: 'italic',
  U: 'underline',
  S: 'strike',
  MARK: 'mark',
  CODE: 'code',
};

/** A line break; an embed, to distinguish it from text. */
const BREAK = { 'soft-break': true };

/**
 * The text and images of one line, with white space collapsed as in a browser. Null if it contains something that the
 * editor could not write back unchanged.
 */
export function readInline(nodes: Iterable<Node>, base: string): Op[] | null {
  const ops: Op[] = [];
  for (const node of nodes) {
    if (!read(node, {}, ops, base)) return null;
  }
  return tidied(ops);
}

function read(node: Node, attributes: Attributes, ops: Op[], base: string): boolean {
  if (node.nodeType === node.TEXT_NODE) {
    ops.push({ insert: (node.nodeValue ?? '').replace(/[ \t\n\r\f]+/g, ' '), attributes });
    return true;
  }
  if (!isElement(node)) return true;
  if (node.tagName === 'BR') {
    ops.push({ insert: BREAK, attributes });
    return hasOnly(node, []);
  }
  if (node.tagName === 'IMG') {
    ops.push(imageOp(node, attributes, base));
    const named = node.getAttribute('class');
    const isKnown = named === null || named === marksOfImage(node).join(' ');
    return hasOnly(node, ['src', 'alt', 'title', 'width', 'height', 'class']) && isKnown;
  }
  const added = marksOf(node);
  if (added === null) return false;
  return [...node.childNodes].every((child) => read(child, { ...attributes, ...added }, ops, base));
}

/** The marks that an element gives its text; null for an unknown element or attribute. */
function marksOf(element: Element): Attributes | null {
  const mark = MARKS[element.tagName];
  if (mark !== undefined) return hasOnly(element, []) ? { [mark]: true } : null;
  if (element.tagName === 'A') return linkOf(element);
  if (element.tagName !== 'SPAN' || !hasOnly(element, ['class'])) return null;
  const marks: Attributes = {};
  for (const name of element.classList) {
    const color = valueOf(name, 'ql-color-', TEXT_COLORS);
    const background = valueOf(name, 'ql-bg-', BACKGROUNDS);
    if (color !== null) marks.color = color;
    else if (background !== null) marks.background = background;
    else return null;
  }
  return marks;
}

function linkOf(element: Element): Attributes | null {
  // `target` and `rel` are dropped: they are set where the post is shown.
  if (!hasOnly(element, ['href', 'title', 'target', 'rel'])) return null;
  const href = element.getAttribute('href');
  if (href === null) return {};
  const title = element.getAttribute('title');
  return { link: href, ...(title === null ? {} : { 'link-title': title }) };
}

function imageOp(element: Element, attributes: Attributes, base: string): Op {
  const facts = ['alt', 'title', 'width', 'height'].flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null || value === '' ? [] : [[name, value] as const];
  });
  const marks = marksOfImage(element).map((name) => [name, 'true'] as const);
  return {
    insert: { image: withBase(base, element.getAttribute('src') ?? '') },
    attributes: { ...attributes, ...Object.fromEntries([...facts, ...marks]) },
  };
}

function marksOfImage({ classList }: Element): string[] {
  return IMAGE_MARKS.filter((name) => classList.contains(name));
}

/** The rest of a class name after the prefix, if it is a known value. */
export function valueOf(name: string, prefix: string, known: readonly string[]): string | null {
  const value = name.startsWith(prefix) ? name.slice(prefix.length) : '';
  return known.includes(value) ? value : null;
}

export function hasOnly(element: Element, attributes: readonly string[]): boolean {
  return element.getAttributeNames().every((name) => attributes.includes(name));
}

export function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

/** Collapses spaces, trims both ends of a line, and drops a line break that only keeps an empty line open. */
function tidied(ops: readonly Op[]): Op[] {
  const tidy: Op[] = [];
  let atStart = true;
  for (const op of ops) {
    if (typeof op.insert !== 'string') {
      if (op.insert === BREAK) trimEnd(tidy);
      tidy.push(op);
      atStart = op.insert === BREAK;
      continue;
    }
    const text = atStart ? op.insert.replace(/^ /, '') : op.insert;
    if (text === '') continue;
    tidy.push({ ...op, insert: text });
    atStart = text.endsWith(' ');
  }
  if (tidy.at(-1)?.insert === BREAK) tidy.pop();
  trimEnd(tidy);
  return tidy;
}

function trimEnd(ops: Op[]): void {
  const last = ops.at(-1);
  if (typeof last?.insert !== 'string' || !last.insert.endsWith(' ')) return;
  ops.pop();
  if (last.insert !== ' ') ops.push({ ...last, insert: last.insert.slice(0, -1) });
}
