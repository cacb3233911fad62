import { startAttribute } from '#shared/list-start.ts';
import { loneVideo } from '../addresses.ts';
import { calloutKind } from '../callout-names.ts';
import { readFence } from '../fence.ts';
import { escapeAttribute, escapeText } from '../inline-html.ts';
import { codeHtml } from './code-html.ts';

const BLOCK =
  /^(?: {0,3}#{1,6} |\s*[-*+] |\s*\[[ x]\] | {0,3}\[\^[^\]\s]+\]: |\s*\d{1,3}[.)] |>|```|~~~|\|.+\|\s*$|(?:-{3,}|\*{3,}|_{3,})\s*$)/im;
const INLINE = /\*\*\S(?:.*?\S)?\*\*|\[[^\]]+\]\([^)\s]+\)|(?<!`)`[^`\n]+`(?!`)/;

/** Whether a plain text was written as Markdown. */
export function isMarkdown(text: string): boolean {
  return BLOCK.test(text) || INLINE.test(text);
}

interface Lines {
  all: string[];
  at: number;
}

/** A Markdown text as HTML of a post: what GitHub's kind of it has, but for HTML, which stays text. */
export function markdownHtml(text: string): string {
  return blocks({ all: text.replace(/\r\n?/g, '\n').split('\n'), at: 0 }).join('\n');
}

function blocks(lines: Lines): string[] {
  const html: string[] = [];
  while (lines.at < lines.all.length) {
    const line = lines.all[lines.at] ?? '';
    if (line.trim() === '') lines.at += 1;
    else html.push(blockAt(lines, line));
  }
  return html;
}

function blockAt(lines: Lines, line: string): string {
  const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(line);
  if (heading !== null) {
    lines.at += 1;
    const level = heading[1]?.length ?? 1;
    return `<h${level}>${inlineMarkdownHtml(heading[2] ?? '')}</h${level}>`;
  }
  const fence = /^ {0,3}(```+|~~~+)(.*)$/.exec(line);
  if (fence !== null) return code(lines, fence[1] ?? '```', fence[2] ?? '');
  if (/^ {0,3}(?:(?:- ?){3,}|(?:\* ?){3,}|(?:_ ?){3,})$/.test(line)) {
    lines.at += 1;
    return '<hr>';
  }
  if (line.startsWith('>')) return quote(lines);
  if (ITEM.test(line)) return list(lines, indentOf(line));
  if (
    line.includes('|') &&
    /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/.test(lines.all[lines.at + 1] ?? '')
  ) {
    return table(lines);
  }
  return paragraph(lines);
}

/** An item of a list, or, as Notion has it, a task alone. */
const ITEM = /^\s*(?:[-*+]\s+|(\d{1,3})[.)]\s+|(?=\[[ x]\] ))(.*)$/i;

function indentOf(line: string): number {
  return (/^\s*/.exec(line.replaceAll('\t', '    '))?.[0] ?? '').length;
}

function take(lines: Lines, isWanted: (line: string) => boolean): string[] {
  const start = lines.at;
  while (lines.at < lines.all.length && isWanted(lines.all[lines.at] ?? '')) lines.at += 1;
  return lines.all.slice(start, lines.at);
}

function code(lines: Lines, fence: string, words: string): string {
  lines.at += 1;
  const text = take(lines, (line) => !line.trim().startsWith(fence)).join('\n');
  lines.at += 1;
  const { language, file } = readFence(words);
  return codeHtml(text, language, file);
}

function quote(lines: Lines): string {
  const [first = '', ...others] = take(lines, (line) => line.startsWith('>')).map((line) =>
    line.replace(/^> ?/, ''),
  );
  const [, name = '', title = ''] = /^\[!(\w+)\][-+]?\s*(.*)$/.exec(first) ?? [];
  const kind = calloutKind(name);
  const inside = blocks({ all: kind === null ? [first, ...others] : [title, '', ...others], at: 0 });
  return kind === null
    ? `<blockquote>\n${inside.join('\n')}\n</blockquote>`
    : `<div class="callout callout-${kind}">\n${inside.join('\n')}\n</div>`;
}

function list(lines: Lines, indent: number): string {
  const number = ITEM.exec(lines.all[lines.at] ?? '')?.[1];
  const isOrdered = number !== undefined;
  let html = '';
  while (lines.at < lines.all.length) {
    const line = lines.all[lines.at] ?? '';
    const next = lines.all[lines.at + 1] ?? '';
    if (line.trim() === '' && ITEM.test(next) && indentOf(next) >= indent) lines.at += 1;
    else {
      const item = ITEM.exec(line);
      if (item === null || indentOf(line) < indent || (item[1] !== undefined) !== isOrdered) break;
      if (indentOf(line) > indent + 1) html += list(lines, indentOf(line));
      else {
        lines.at += 1;
        const more = take(lines, (text) => text.trim() !== '' && !ITEM.test(text) && indentOf(text) > indent);
        html += `${html === '' ? '' : '</li>'}<li>${inlineMarkdownHtml([item[2] ?? '', ...more.map((text) => text.trim())].join(' '))}`;
        const after = lines.all[lines.at] ?? '';
        if (ITEM.test(after) && indentOf(after) > indent + 1) html += list(lines, indentOf(after));
      }
    }
  }
  const tag = isOrdered ? 'ol' : 'ul';
  return `<${tag}${indent === 0 ? startAttribute(number) : ''}>${html}</li></${tag}>`;
}

function table(lines: Lines): string {
  const [head = '', rule = '', ...body] = take(lines, (line) => line.includes('|'));
  const align = cellsOf(rule).map((sign) =>
    /^:-+:$/.test(sign) ? 'center' : sign.endsWith(':') ? 'right' : '',
  );
  const row = (line: string, tag: string) => {
    const cells = cellsOf(line).map((cell, at) => {
      const style = align[at] ? ` style="text-align: ${align[at]}"` : '';
      return `<${tag}${style}>${inlineMarkdownHtml(cell)}</${tag}>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  };
  const rows = body.map((line) => row(line, 'td')).join('');
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows}</tbody></table>`;
}

function cellsOf(line: string): string[] {
  const inside = line.trim().replace(/^\||\|$/g, '');
  return inside.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function paragraph(lines: Lines): string {
  const [first = ''] = lines.all.slice(lines.at, lines.at + 1);
  lines.at += 1;
  const isOn = (line: string) => line.trim() !== '' && !BLOCK.test(line) && loneVideo(line) === null;
  const more = loneVideo(first) === null ? take(lines, isOn) : [];
  // Two spaces at the end of a line break it; a single line end is a space.
  const text = [first, ...more].map((line) =>
    / {2,}$|\\$/.test(line) ? `${line.trimEnd().replace(/\\$/, '')}\n` : line.trim(),
  );
  return `<p>${inlineMarkdownHtml(text.join(' '))}</p>`;
}

/** An address among words, in which `_` is no mark. */
const ADDRESS =
  /(?<!<)\bhttps?:\/\/[^\s<>()[\]*~"'`\\\uE000-\uE003]*[^\s<>()[\]*~"'`\\\uE000-\uE003_.,;:!?=]/g;

/** The marks in the words of a line as HTML. Code is set aside first: in it, signs are signs. */
export function inlineMarkdownHtml(text: string): string {
  const kept: string[] = [];
  const keep = (html: string) => `\uE000${kept.push(html) - 1}\uE001`;
  const marked = escapeText(
    text
      .replace(/(`+)(.+?)\1(?!`)/g, (_, __: string, words: string) =>
        keep(`<code>${escapeText(words.trim())}</code>`),
      )
      .replace(
        /!\[([^\]]*)\]\(([^)\s]+)(?:\s+"([^"]*)")?\)/g,
        (_, alt: string, src: string, title: string | undefined) => keep(imageHtml(src, alt, title)),
      )
      .replace(/\\([\\`*_{}[\]()#+\-.!~|>])/g, (_, sign: string) => keep(escapeText(sign)))
      .replace(ADDRESS, (address) => keep(escapeText(address))),
  )
    .replace(
      /\[([^\]]+)\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g,
      (_, words: string, href: string) =>
        `${keep(`<a href="${href.replaceAll('"', '&quot;')}">`)}${words}${keep('</a>')}`,
    )
    .replace(/&lt;(https?:\/\/[^\s&]+)&gt;/g, (_, href: string) => keep(`<a href="${href}">${href}</a>`))
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '<strong>$2</strong>')
    .replace(/(?<![\w*])\*(?=\S)(.+?)(?<=\S)\*(?![\w*])/g, '<em>$1</em>')
    .replace(/(?<![\w_])_(?=\S)(.+?)(?<=\S)_(?![\w_])/g, '<em>$1</em>')
    .replace(/~~(?=\S)(.+?)(?<=\S)~~/g, '<s>$1</s>')
    .replace(/(?<![\w=])==(?=[^\s=])(.+?)(?<=[^\s=])==(?![\w=])/g, '<mark>$1</mark>')
    .replace(/\n ?/g, '<br>');
  // What was set aside may hold what was set aside before it.
  const back = (html: string): string =>
    html.replace(/\uE000(\d+)\uE001/g, (_, at: string) => back(kept[Number(at)] ?? ''));
  return back(marked);
}

function imageHtml(src: string, alt: string, title: string | undefined): string {
  const caption = title === undefined ? '' : ` title="${escapeAttribute(title)}"`;
  return `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}"${caption}>`;
}
