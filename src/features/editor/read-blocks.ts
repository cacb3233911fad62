import { startAttribute } from '#shared/list-start.ts';
import { numberedValue } from './block-parts.ts';
import { writeCodeValue } from './code-value.ts';
import { ALIGNMENTS, BUTTON, CALLOUTS, LIST_START, MAX_INDENT, NO_LANGUAGE, type Op } from './formats.ts';
import { readTask } from './tasks.ts';
import { hasOnly, isElement, readInline, valueOf } from './read-inline.ts';

type Format = Record<string, unknown>;

const INDENTS = Array.from({ length: MAX_INDENT }, (_, index) => String(index + 1));

/** The name by which adjacent lists, quotes, callouts or code blocks would merge in the editor; null for other elements. */
export function joinName(element: Element): string | null {
  if (element.tagName === 'PRE') return `PRE ${codeValueOf(element)}`;
  if (calloutOf(element) !== null) return element.className;
  if (element.tagName === 'OL') return `OL ${element.getAttribute('start') ?? ''}`;
  return ['UL', 'BLOCKQUOTE'].includes(element.tagName) ? element.tagName : null;
}

/** Whether a block of a name would be one with the block before it: a numbered list, too, that does not say where it begins. */
export function areJoined(before: string | null, name: string | null): boolean {
  if (name === null || before === null) return false;
  return name === before || (name === 'OL ' && before.startsWith(name));
}

/** Whether a block can follow another of the same name without being one with it: code and callouts. */
export function canStandApart(element: Element): boolean {
  return element.tagName === 'PRE' || element.tagName === 'DIV';
}

/**
 * A block as editor operations; null if the editor could not write it back unchanged.
 * @param part the number that tells code or a callout from the same above it; 0 for none
 */
export function readBlock(element: Element, base: string, part = 0): Op[] | null {
  switch (element.tagName) {
    case 'P':
      return readLine(element, {}, base);
    case 'H1':
    case 'H2':
    case 'H3':
    case 'H4':
    case 'H5':
    case 'H6':
      return readLine(element, { header: Number(element.tagName.slice(1)) }, base);
    case 'UL':
    case 'OL':
      return readList(element, 0, base);
    case 'BLOCKQUOTE':
      return readQuote(element, base);
    case 'PRE':
      return readCode(element, part);
    case 'HR':
      return hasOnly(element, []) ? [{ insert: { divider: true } }] : null;
    case 'DIV':
      return readCallout(element, base, part);
    default:
      return null;
  }
}

function readLine(element: Element, format: Format, base: string): Op[] | null {
  const own = lineFormat(element);
  const ops = readInline(element.childNodes, base);
  if (own === null || ops === null || !hasOnly(element, ['class', 'id'])) return null;
  const id = element.id === '' ? {} : { id: element.id };
  return [...ops, endOfLine({ ...format, ...own, ...id })];
}

function endOfLine(format: Format): Op {
  return Object.keys(format).length === 0 ? { insert: '\n' } : { insert: '\n', attributes: format };
}

/** The line format of an element's classes; null if one of them is unknown. */
function lineFormat(element: Element): Format | null {
  const format: Format = {};
  for (const name of element.classList) {
    const align = valueOf(name, 'ql-align-', ALIGNMENTS);
    const indent = valueOf(name, 'ql-indent-', INDENTS);
    if (align !== null) format.align = align;
    else if (indent !== null) format.indent = Number(indent);
    else if (name === BUTTON && element.tagName === 'P') format[BUTTON] = 'true';
    else return null;
  }
  return format;
}

function readQuote(quote: Element, base: string): Op[] | null {
  if (!hasOnly(quote, [])) return null;
  if (quote.querySelector(':scope > :is(p, ul, ol)') === null)
    return readLine(quote, { blockquote: true }, base);
  return readFramed(quote, { blockquote: true }, base);
}

function readCallout(element: Element, base: string, part: number): Op[] | null {
  const kind = calloutOf(element);
  return kind === null ? null : readFramed(element, { callout: numberedValue(part, kind) }, base);
}

/** The kind of a callout, as its class says it; null for any other element. */
function calloutOf(element: Element): string | null {
  if (element.tagName !== 'DIV' || !hasOnly(element, ['class'])) return null;
  return CALLOUTS.find((kind) => element.className === `callout callout-${kind}`) ?? null;
}

/**
 * The lines of a block that holds paragraphs and lists and nothing else; null for any other, for an empty one, and where two
 * lists would be one in the editor.
 */
function readFramed(block: Element, format: Format, base: string): Op[] | null {
  const parts = [...block.children];
  const only = [...block.childNodes].every(isElementOrBlank);
  const joins = parts.some((part, at) => {
    const before = parts[at - 1];
    return before !== undefined && areJoined(joinName(before), joinName(part));
  });
  if (!only || joins || parts.length === 0) return null;
  return together(
    parts.map((part) => {
      if (part.tagName === 'P') return readLine(part, format, base);
      return isList(part) ? (readList(part, 0, base)?.map((op) => framed(op, format)) ?? null) : null;
    }),
  );
}

/** A list's item as one of a quote or a callout. */
function framed(op: Op, format: Format): Op {
  return op.insert === '\n' ? { ...op, attributes: { ...op.attributes, ...format } } : op;
}

function readList(list: Element, depth: number, base: string): Op[] | null {
  const items = [...list.children];
  const only = items.every(({ tagName }) => tagName === 'LI') && [...list.childNodes].every(isElementOrBlank);
  const start = list.getAttribute('start');
  const isCounted = list.tagName === 'OL' && depth === 0 && startAttribute(start) === ` start="${start}"`;
  if (!only || !hasOnly(list, isCounted ? ['start'] : []) || depth > MAX_INDENT) return null;
  const kind = list.tagName === 'OL' ? 'ordered' : 'bullet';
  const format = { list: kind, ...(isCounted ? { [LIST_START]: start } : {}) };
  return together(items.map((item) => readItem(item, format, depth, base)));
}

function readItem(item: Element, ofList: Format, depth: number, base: string): Op[] | null {
  const nodes = [...item.childNodes].filter(
    (node) => !isBlank(node) || node.parentNode?.childNodes.length === 1,
  );
  const firstList = nodes.findIndex(isList);
  const own = firstList === -1 ? [...item.childNodes] : nodes.slice(0, firstList);
  const nested = firstList === -1 ? [] : nodes.slice(firstList);
  const format = lineFormat(item);
  const line = readInline(insideOf(own), base);
  if (format === null || 'indent' in format || line === null || !hasOnly(item, ['class'])) return null;
  if (!nested.every(isList)) return null;
  const [first, ...others] = line;
  const task = ofList.list === 'bullet' && typeof first?.insert === 'string' ? readTask(first.insert) : null;
  const words =
    task === null ? line : [...(task.words === '' ? [] : [{ ...first, insert: task.words }]), ...others];
  const end = endOfLine({
    ...ofList,
    ...(task === null ? {} : { list: task.list }),
    ...(depth === 0 ? {} : { indent: depth }),
    ...format,
  });
  const lists = together(nested.map((inner) => readList(inner, depth + 1, base)));
  return lists === null ? null : [...words, end, ...lists];
}

/** The content of an item's only paragraph, or else of the item itself. */
function insideOf(nodes: Node[]): Node[] {
  const solid = nodes.filter((node) => !isBlank(node));
  const [only] = solid;
  const wrapped = solid.length === 1 && only !== undefined && isElement(only) && only.tagName === 'P';
  return wrapped && hasOnly(only, []) ? [...only.childNodes] : nodes;
}

function isList(node: Node): node is Element {
  return isElement(node) && (node.tagName === 'UL' || node.tagName === 'OL');
}

function readCode(pre: Element, part: number): Op[] | null {
  if (!isCode(pre)) return null;
  const lines = pre.textContent.replace(/\n$/, '').split('\n');
  const end = { insert: '\n', attributes: { 'code-block': numberedValue(part, codeValueOf(pre)) } };
  return lines.flatMap((line) => (line === '' ? [end] : [{ insert: line }, end]));
}

/** A `pre` with text only, and no attributes except its language and file name. */
function isCode(pre: Element): boolean {
  const code = pre.querySelector('code');
  if (pre.querySelector(':not(code, span)') !== null || !hasOnly(pre, [])) return false;
  return code === null || (hasOnly(code, ['class', 'title']) && code.classList.length <= 1);
}

function codeValueOf(pre: Element): string {
  const code = pre.querySelector('code');
  const language = code?.className.replace(/^language-/, '') ?? '';
  const file = code?.getAttribute('title') ?? '';
  return writeCodeValue({ language: language === '' ? NO_LANGUAGE : language, file });
}

export function isBlank(node: Node): boolean {
  return !isElement(node) && (node.nodeType !== node.TEXT_NODE || (node.nodeValue ?? '').trim() === '');
}

function isElementOrBlank(node: Node): boolean {
  return isElement(node) || isBlank(node);
}

function together(parts: readonly (Op[] | null)[]): Op[] | null {
  const whole: Op[] = [];
  for (const part of parts) {
    if (part === null) return null;
    whole.push(...part);
  }
  return whole;
}
