import { safeImage, safeLink } from '../addresses.ts';
import { escapeAttribute, escapeText } from '../inline-html.ts';
import { isElement } from '../read-inline.ts';
import { styleOf } from './pasted-styles.ts';

interface Options {
  /** A heading is bold by itself. */
  isHeading?: boolean;
}

const TAGS: Record<string, string> = {
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
  CITE: 'em',
  S: 's',
  DEL: 's',
  STRIKE: 's',
  U: 'u',
  INS: 'u',
  MARK: 'mark',
  CODE: 'code',
  KBD: 'code',
  SAMP: 'code',
  TT: 'code',
};
const NO_TEXT =
  'script, style, meta, link, title, template, noscript, xml, button, svg, input, select, textarea';
/** Marks a link that leads to a note of the pasted text; no such attribute of another program is read. */
export const NOTE_MARK = 'data-note-of-paste';
export const MONOSPACE = /mono|courier|consolas|menlo/i;

/** Words with their marks, links and pictures. Marks may be elements or styles: Google Docs has the latter only. */
export function pastedInline(nodes: Iterable<Node>, { isHeading = false }: Options = {}): string {
  const html = [...nodes].map((node) => inline(node, isHeading ? ['strong'] : [])).join('');
  const tidy = html.replace(/\s+/g, ' ').replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '');
  return /[^\s]/.test(tidy.replace(/<(?!img)[^>]*>/g, '')) ? tidy : '';
}

function inline(node: Node, outer: readonly string[]): string {
  if (node.nodeType === node.TEXT_NODE) return escapeText((node.nodeValue ?? '').replaceAll('\u00a0', ' '));
  if (!isElement(node) || node.matches(NO_TEXT)) return '';
  if (node.tagName === 'BR') return '<br>';
  if (node.tagName === 'IMG') return imageOf(node);
  const link = node.tagName === 'A' ? linkOf(node) : null;
  const marks = marksOf(node).filter((tag) => !outer.includes(tag) && !(tag === 'u' && link !== null));
  const known = [...outer, ...marks, ...(link === null ? [] : ['u'])];
  const inside = [...node.childNodes].map((child) => inline(child, known)).join('');
  if (inside.trim() === '') return inside;
  const marked = marks.reduceRight((html, tag) => `<${tag}>${html}</${tag}>`, inside);
  return link === null ? marked : `<a href="${escapeAttribute(link)}">${marked}</a>`;
}

function marksOf(element: Element): string[] {
  const style = declarationsOf(element);
  const tag = TAGS[element.tagName];
  const weight = style.get('font-weight');
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const isRegular = weight === 'normal' || weight === '400';
  const isUpright = style.get('font-style') === 'normal';
  const marks = [
    (tag === 'strong' && !isRegular) || weight === 'bold' || Number(weight) >= 600 ? 'strong' : null,
    (tag === 'em' && !isUpright) || style.get('font-style') === 'italic' ? 'em' : null,
    tag === 's' || line.includes('line-through') ? 's' : null,
    tag === 'u' || line.includes('underline') ? 'u' : null,
    tag === 'mark' ? 'mark' : null,
    tag === 'code' || MONOSPACE.test(style.get('font-family') ?? '') ? 'code' : null,
  ];
  return marks.filter((name) => name !== null);
}

/** The declarations of an element's style, by name. */
function declarationsOf(element: Element): Map<string, string> {
  const declarations = styleOf(element).split(';');
  return new Map(
    declarations.map((text) => {
      const at = text.indexOf(':');
      return [
        text.slice(0, at).trim().toLowerCase(),
        text
          .slice(at + 1)
          .trim()
          .toLowerCase(),
      ] as const;
    }),
  );
}

/** Where a link leads: not through a search engine's redirect, and not to a place in the other document. */
function linkOf(element: Element): string | null {
  const href = element.getAttribute('href') ?? '';
  if (element.hasAttribute(NOTE_MARK)) return href;
  if (href === '' || href.startsWith('#')) return null;
  const redirected = /^https:\/\/www\.google\.com\/url\?(.*)$/.exec(href)?.[1];
  const target = redirected === undefined ? null : new URLSearchParams(redirected).get('q');
  return safeLink(target ?? href);
}

function imageOf(element: Element): string {
  const src = safeImage(element.getAttribute('src') ?? '');
  if (src === null) return '';
  const facts = ['alt', 'title'].map((name) => [name, element.getAttribute(name) ?? ''] as const);
  const written = facts.filter(([name, value]) => name === 'alt' || value !== '');
  return `<img src="${escapeAttribute(src)}"${written.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('')}>`;
}
