import type { Element } from '../../mail/templates/html-nodes.ts';

/** Elements of a line, and what they are called here. Others are taken for their text. */
export const INLINE: Record<string, string> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  cite: 'em',
  dfn: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  del: 's',
  strike: 's',
  mark: 'mark',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};
const RAISED: Record<string, string> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
};
const LOWERED: Record<string, string> = {
  0: '₀',
  1: '₁',
  2: '₂',
  3: '₃',
  4: '₄',
  5: '₅',
  6: '₆',
  7: '₇',
  8: '₈',
  9: '₉',
};
/** How the text of a place is written. */
export interface Place {
  /** Whether line breaks of the source are some of the text. */
  lines: boolean;
  /** The class of paragraphs; '' for none. */
  align: string;
}

/** Text of a line: breaks of the source are spaces unless they are some of the text. */
export function textPiece(text: string, { lines }: Pick<Place, 'lines'>): string {
  if (!lines) return escapeText(text.replace(/[ \t\r\n\f]+/g, ' '));
  return escapeText(text.replaceAll('\r\n', '\n').replace(/[ \t\f]+/g, ' '))
    .replace(/ *\n *\n\s*/g, '<br><br>')
    .replace(/ *\n */g, '<br>');
}

/** The paragraphs of a run of text: two line breaks in a row separate two. */
export function paragraphs(run: string, { align }: Pick<Place, 'align'>): string[] {
  return run
    .split(/(?:\s*<br>){2,}/)
    .map((text) => text.replace(/ *<br> */g, '<br>').replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, ''))
    .filter((text) => text.replace(/<(?!img)[^>]*>|&nbsp;|\u00a0|\s/g, '') !== '')
    .map((text) => `<p${classed(align)}>${text}</p>`);
}

/** The class of an alignment, as an attribute. */
export function classed(align: string): string {
  return align === '' ? '' : ` class="ql-align-${align}"`;
}

/** How an element says that its text is aligned; '' where it does not. */
export function alignmentOf({ attribs }: Element): string {
  const style = /text-align:\s*(center|right|justify)/i.exec(attribs.style ?? '')?.[1];
  const named =
    /(?:^|\s)(?:has-text-align|ql-align|kg-align|is-content-justification)-(center|right|justify)(?:\s|$)/.exec(
      attribs.class ?? '',
    )?.[1];
  const old = /^(center|right|justify)$/i.exec(attribs.align ?? '')?.[1];
  return (style ?? named ?? old ?? '').toLowerCase();
}

/** Digits have characters of their own; nothing else is raised or lowered. */
export function raised(text: string, isRaised: boolean): string {
  const digits = isRaised ? RAISED : LOWERED;
  return /^\d+$/.test(text) ? Array.from(text, (digit) => digits[digit] ?? digit).join('') : text;
}

/** Quotation marks are no markup between tags, and texts are full of them. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
