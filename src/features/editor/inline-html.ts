import { safeImage, safeLink } from './addresses.ts';
import { BACKGROUNDS, DECORATIVE, IMAGE_MARKS, type Op, TEXT_COLORS } from './formats.ts';

interface Mark {
  open: string;
  close: string;
}

const SIMPLE = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strike', 's'],
  ['mark', 'mark'],
  ['code', 'code'],
] as const;

/** Escapes text for HTML; a non-breaking space is kept. */
export function escapeText(text: string): string {
  return text.replace(/[&<>\u00a0]/g, (sign) => ESCAPES[sign] ?? sign);
}

export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' };

/**
 * One line's text and images as HTML. Adjacent text with the same mark shares one element; of two marks that start
 * together, the longer one is the outer element.
 */
export function inlineHtml(ops: readonly Op[], base: string): string {
  const marked = ops.map((op, at) => ({ html: contentHtml(op, base), marks: marksAt(ops, at) }));
  let open: Mark[] = [];
  let html = '';
  for (const [index, { html: content, marks }] of marked.entries()) {
    const staying = open.findIndex((mark) => !has(marks, mark));
    const kept = staying === -1 ? open : open.slice(0, staying);
    html += closing(open.slice(kept.length));
    const opening = marks
      .filter((mark) => !has(kept, mark))
      .map((mark) => ({ mark, reach: reachOf(mark, marked.slice(index)) }))
      .sort((a, b) => b.reach - a.reach)
      .map(({ mark }) => mark);
    html += opening.map((mark) => mark.open).join('') + content;
    open = [...kept, ...opening];
  }
  return html + closing(open);
}

/** The marks of a piece. A line break has only those that go on behind it: no mark ends with one. */
function marksAt(ops: readonly Op[], at: number): Mark[] {
  const op = ops[at];
  const marks = marksOf(op?.attributes ?? {});
  if (op === undefined || !isBreak(op)) return marks;
  const around = [ops.slice(0, at).findLast((it) => !isBreak(it)), ops.slice(at).find((it) => !isBreak(it))];
  return marks.filter((mark) => around.every((it) => has(marksOf(it?.attributes ?? {}), mark)));
}

function isBreak({ insert }: Op): boolean {
  return typeof insert === 'object' && 'soft-break' in insert;
}

function has(marks: readonly Mark[], wanted: Mark): boolean {
  return marks.some((mark) => mark.open === wanted.open);
}

function closing(marks: readonly Mark[]): string {
  return marks
    .map((mark) => mark.close)
    .reverse()
    .join('');
}

/** The number of following pieces that all carry the mark. */
function reachOf(mark: Mark, pieces: readonly { marks: Mark[] }[]): number {
  const end = pieces.findIndex(({ marks }) => !has(marks, mark));
  return end === -1 ? pieces.length : end;
}

function marksOf(attributes: Record<string, unknown>): Mark[] {
  const marks: Mark[] = [];
  const link = typeof attributes.link === 'string' ? safeLink(attributes.link) : null;
  if (link !== null) {
    const title = attributes['link-title'];
    const named = typeof title === 'string' ? ` title="${escapeAttribute(title)}"` : '';
    marks.push({ open: `<a href="${escapeAttribute(link)}"${named}>`, close: '</a>' });
  }
  const classes = [
    oneOf(TEXT_COLORS, attributes.color, 'ql-color-'),
    oneOf(BACKGROUNDS, attributes.background, 'ql-bg-'),
  ];
  for (const name of classes) {
    if (name !== null) marks.push({ open: `<span class="${name}">`, close: '</span>' });
  }
  for (const [format, tag] of SIMPLE) {
    if (attributes[format]) marks.push({ open: `<${tag}>`, close: `</${tag}>` });
  }
  return marks;
}

/** The class for a known value, else null. */
export function oneOf(known: readonly string[], value: unknown, prefix: string): string | null {
  return typeof value === 'string' && known.includes(value) ? `${prefix}${value}` : null;
}

function contentHtml({ insert, attributes = {} }: Op, base: string): string {
  if (typeof insert === 'string') return escapeText(insert);
  if (insert === undefined) return '';
  if ('soft-break' in insert) return '<br>';
  return typeof insert.image === 'string' ? imageHtml(insert.image, attributes, base) : '';
}

function imageHtml(address: string, attributes: Record<string, unknown>, base: string): string {
  const src = safeImage(address);
  if (src === null) return '';
  const saved = base !== '' && src.startsWith(`${base}/`) ? src.slice(base.length) : src;
  const facts = ['title', 'width', 'height'].flatMap((name) => {
    const value = attributes[name];
    return typeof value === 'string' && value !== '' ? [` ${name}="${escapeAttribute(value)}"`] : [];
  });
  const alt = typeof attributes.alt === 'string' ? attributes.alt : '';
  const marks = IMAGE_MARKS.filter((name) => attributes[name] && (name !== DECORATIVE || alt === ''));
  const marked = marks.length === 0 ? '' : ` class="${marks.join(' ')}"`;
  return `<img src="${escapeAttribute(saved)}" alt="${escapeAttribute(alt)}"${facts.join('')}${marked}>`;
}
