import { type CaptionPiece, captionOf } from '#shared/rich-text/caption.ts';
import { safeImage, safeLink } from '../addresses.ts';
import { escapeAttribute } from '../inline-html.ts';
import { CALLOUTS } from '../formats.ts';
import { isElement } from '../read-inline.ts';
import { codeHtml } from './code-html.ts';
import { isCopiedCode, linesOf } from './copied-code.ts';
import { takeForeignNotes } from './foreign-notes.ts';
import { pastedInline } from './pasted-inline.ts';
import { listOf } from './pasted-lists.ts';
import { tableOf } from './pasted-table.ts';
import { isListLine, wordListOf } from './word-lists.ts';

const SKIPPED =
  'script, style, meta, link, title, template, noscript, xml, head, button, svg, input, select, textarea';
const BLOCKS =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, dl, blockquote, pre, table, hr, figure, aside, section, article, header, footer, main, nav, details, iframe';

/** Word's styles "Quote" and "Intense Quote", also in the middle of several paragraphs. */
const WORD_QUOTE = 'p[class^="MsoQuote"], p[class^="MsoIntenseQuote"]';

/**
 * What another program put on the clipboard, as HTML of a post: its headings, lists with their levels, marks, links,
 * tables, code and pictures. Its footnotes
 * are the numbered list at the end, to which their marks lead. Styles, wrappers, comments and what has no place in a post are left behind.
 * @param body of a document without scripts, as a parser made it of `withoutStyles`
 */
export function cleanPaste(body: Element): { html: string; hasNotes: boolean } {
  const notes = takeForeignNotes(body).map((words) => `<li>${words}</li>`);
  const list = notes.length === 0 ? [] : [`<ol>${notes.join('')}</ol>`];
  return { html: [...together(blocksOf(body)), ...list].join('\n'), hasNotes: notes.length > 0 };
}

function together(all: readonly string[]): string[] {
  const blocks: string[] = [];
  for (const html of all) {
    const last = blocks.at(-1);
    const isSame = last !== undefined && kindOf(last) === kindOf(html) && !html.startsWith('<ol start');
    // Two lists or quotes of a kind would be one in the editor.
    if (isSame && JOINED.includes(kindOf(html))) blocks[blocks.length - 1] = joined(last, html);
    else blocks.push(html);
  }
  return blocks;
}

const JOINED = ['ul', 'ol', 'blockquote'];

function kindOf(html: string): string {
  return /^<(\w+)/.exec(html)?.[1] ?? '';
}

function joined(first: string, second: string): string {
  return first.slice(0, first.lastIndexOf('</')) + second.slice(second.indexOf('>') + 1);
}

function blocksOf(parent: Element): string[] {
  const blocks: string[] = [];
  let words: Node[] = [];
  let lines: Element[] = [];
  function end() {
    if (lines.length > 0) blocks.push(wordListOf(lines));
    const html = pastedInline(words);
    if (html !== '') blocks.push(`<p>${html}</p>`);
    lines = [];
    words = [];
  }
  for (const node of parent.childNodes) {
    if (isElement(node) && isListLine(node)) {
      if (words.length > 0) end();
      lines.push(node);
      continue;
    }
    if (isElement(node) && (node.matches(BLOCKS) || node.querySelector(BLOCKS) !== null)) {
      end();
      blocks.push(...blockOf(node));
      continue;
    }
    // Between two items of one list there may be white space.
    if (lines.length > 0 && node.textContent?.trim() === '') continue;
    if (lines.length > 0) end();
    if (!isElement(node) || !node.matches(SKIPPED)) words.push(node);
  }
  end();
  return blocks;
}

function blockOf(element: Element): string[] {
  const tag = element.tagName.toLowerCase();
  if (element.matches(SKIPPED)) return [];
  if (/^h[1-6]$/.test(tag)) return wrapped(tag, pastedInline(element.childNodes, { isHeading: true }));
  if (element.matches(WORD_QUOTE)) {
    const words = pastedInline(element.childNodes);
    return words === '' ? [] : [`<blockquote>\n<p>${words}</p>\n</blockquote>`];
  }
  switch (tag) {
    case 'ul':
    case 'ol':
      return [listOf(element)].filter(Boolean);
    case 'pre':
      return [codeOf(element)];
    case 'table':
      return [tableOf(element as HTMLTableElement)].filter(Boolean);
    case 'hr':
      return ['<hr>'];
    case 'iframe':
      return [`<iframe src="${escapeAttribute(element.getAttribute('src') ?? '')}"></iframe>`];
    case 'figure':
      return figureOf(element) ?? blocksOf(element);
    case 'blockquote':
      return framed('<blockquote>', '</blockquote>', element);
    case 'aside':
      return callout('note', element);
    default: {
      if (isCopiedCode(element)) return [codeHtml(linesOf(element).replaceAll('\u00a0', ' '), '')];
      const kind = CALLOUTS.find((name) => element.matches(`div.callout-${name}`));
      return kind === undefined ? blocksOf(element) : callout(kind, element);
    }
  }
}

function callout(kind: string, element: Element): string[] {
  return framed(`<div class="callout callout-${kind}">`, '</div>', element);
}

function wrapped(tag: string, html: string): string[] {
  return html === '' ? [] : [`<${tag}>${html}</${tag}>`];
}

/** A frame around paragraphs and lists; what it holds beside them stands below it. */
function framed(open: string, close: string, element: Element): string[] {
  const inside = blocksOf(element);
  const isHeld = (html: string) => ['p', 'ul', 'ol'].includes(kindOf(html));
  const held = together(inside.filter(isHeld));
  const others = inside.filter((html) => !isHeld(html));
  return [...(held.length === 0 ? [] : [`${open}\n${held.join('\n')}\n${close}`]), ...others];
}

function codeOf(pre: Element): string {
  for (const lineBreak of [...pre.querySelectorAll('br')]) lineBreak.replaceWith('\n');
  const names = [pre, pre.parentElement, pre.querySelector('code')]
    .map((element) => element?.className ?? '')
    .join(' ');
  const [, language = ''] = /(?:language-|highlight-source-|lang-)([\w+#-]+)/.exec(names) ?? [];
  const text = pre.textContent.replaceAll('\u00a0', ' ').replace(/\n+$/, '');
  return codeHtml(text, language.toLowerCase(), pre.querySelector('code')?.title ?? '');
}

/** A figure with one picture: its caption becomes the picture's title. */
function figureOf(figure: Element): string[] | null {
  const [picture, second] = figure.querySelectorAll('img');
  const src = safeImage(picture?.getAttribute('src') ?? '');
  if (picture === undefined || second !== undefined || src === null) return null;
  const pieces = captionPieces(figure.querySelector('figcaption')?.childNodes ?? []);
  const caption = captionOf(pieces).replace(/\s+/g, ' ').trim();
  const title = caption === '' ? '' : ` title="${escapeAttribute(caption)}"`;
  const alt = escapeAttribute(picture.getAttribute('alt') ?? '');
  return [`<p><img src="${escapeAttribute(src)}" alt="${alt}"${title}></p>`];
}

const CAPTION_TAGS: Readonly<Record<string, 'strong' | 'em'>> = {
  B: 'strong',
  STRONG: 'strong',
  I: 'em',
  EM: 'em',
};

/** What a caption can keep of its marks. */
function captionPieces(nodes: Iterable<Node>): CaptionPiece[] {
  return [...nodes].flatMap((node): CaptionPiece[] => {
    if (!isElement(node)) return [(node.nodeValue ?? '').replace(/\s+/g, ' ')];
    const inside = captionPieces(node.childNodes);
    const href = safeLink(node.getAttribute('href') ?? '');
    if (node.tagName === 'A' && href !== null) return [{ tag: 'a', href, inside }];
    const tag = CAPTION_TAGS[node.tagName];
    return tag === undefined ? inside : [{ tag, href: '', inside }];
  });
}
