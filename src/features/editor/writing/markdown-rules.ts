import { isLanguage } from '../../../lib/code-languages.ts';
import { chosenLanguage } from '../chosen-language.ts';
import { safeImage, safeLink } from '../addresses.ts';
import { type Fence, readFence } from '../fence.ts';
import { calloutKind } from '../callout-names.ts';

/** What a line becomes whose first signs were just typed. */
export type LineRule = Record<string, unknown>;

/** The format of a line that begins with these signs and a space: `##`, `>`. Lists are Quill's own. */
export function lineFormatFor(signs: string): LineRule | null {
  if (/^#{1,4}$/.test(signs)) return { header: signs.length };
  return signs === '>' ? { blockquote: true } : null;
}

/** The kind of callout that a line of a quote asks for, `[!NOTE]`, by the names that others give them; or null. */
export function calloutOf(line: string): string | null {
  return calloutKind(/^\[!(\w+)\]\s*$/.exec(line)?.[1] ?? '');
}

/** The mark of a note that words end with, `[^1]`, or it and a full stop; null for none, and where no words are before it. */
export function noteMarkAtEnd(text: string): { start: number; length: number; name: string } | null {
  const match = /(?<=\S.*)(\[\^([\w-]{1,24})\])[.,;:!?)…]*$/.exec(text);
  if (match === null) return null;
  const [, mark = '', name = ''] = match;
  return { start: match.index, length: mark.length, name };
}

/** The language and the file name of a block of code that a line of three backticks opens; null for any other line. */
export function fenceOf(line: string): Fence | null {
  if (!line.startsWith('```')) return null;
  const { language, file, rest } = readFence(line.slice(3));
  return rest === '' ? { language: chosenLanguage(language), file } : null;
}

/**
 * The name of the file that the first line of a block of code gives, which a space behind the fence opened: what is typed there
 * goes on with the fence. '' for any other line, and for what is run by its path.
 */
export function fileOnFirstLine(line: string): string {
  const { file, rest } = readFence(`x ${line}`);
  return rest === '' && !/^\s*\.{0,2}\//.test(line) ? file : '';
}

/** Whether a space behind these signs opens the block already: what isn't known to be a language may be its first word. */
export function isFenceAtSpace(signs: string): boolean {
  const fence = fenceOf(signs);
  return fence !== null && (fence.language === '' || fence.file !== '' || isLanguage(fence.language));
}

/** Whether a line of these signs alone is a divider. */
export function isDivider(line: string): boolean {
  return /^(?:-{3,}|\*{3,}|_{3,})$/.test(line);
}

/** The cells of a line that begins a table, `| a | b |`; null for any other. */
export function tableRow(line: string): string[] | null {
  const cells =
    /^\|(.+\|.+)\|\s*$/
      .exec(line)?.[1]
      ?.split('|')
      .map((cell) => cell.trim()) ?? null;
  return cells?.some((cell) => cell !== '') === true ? cells : null;
}

/** What stands between two marks, `**` and `**`, and what it becomes. */
export interface InlineRule {
  /** The first of its signs, counted from the line's start. */
  start: number;
  /** How many signs stand before and behind the words. */
  before: number;
  behind: number;
  /** The formats of the words; null where a picture takes their place. */
  format: Record<string, unknown> | null;
  picture: { address: string; alt: string } | null;
}

const WORDS = String.raw`([^\s*_~\x60](?:[^*~\x60]*?[^\s*_~\x60])?)`;
const MARKS: readonly [pattern: RegExp, length: number, name: string][] = [
  [new RegExp(String.raw`(?<![*\w])\*\*${WORDS}\*\*$`), 2, 'bold'],
  [new RegExp(String.raw`(?<![_\w])__${WORDS}__$`), 2, 'bold'],
  [new RegExp(String.raw`(?<![*\w])\*${WORDS}\*$`), 1, 'italic'],
  [new RegExp(String.raw`(?<![_\w])_${WORDS}_$`), 1, 'italic'],
  [new RegExp(String.raw`(?<!~)~~${WORDS}~~$`), 2, 'strike'],
  [/(?<![=\w])==([^\s=](?:[^=]*?[^\s=])?)==$/, 2, 'mark'],
  [/(?<!`)`([^`]+)`$/, 1, 'code'],
];

/** The marks that the last sign of this text has closed; null for none. */
export function inlineRuleFor(text: string): InlineRule | null {
  const picture = /!\[([^[\]]*)\]\(([^\s()]+)\)$/.exec(text);
  if (picture !== null) {
    const [all, alt = '', address = ''] = picture;
    if (safeImage(address) === null) return null;
    return { start: picture.index, before: all.length, behind: 0, format: null, picture: { address, alt } };
  }
  const link = /\[([^[\]]+)\]\(([^\s()]+)\)$/.exec(text);
  if (link !== null) {
    const [all, words = '', address = ''] = link;
    if (safeLink(address) === null) return null;
    const behind = all.length - 1 - words.length;
    return { start: link.index, before: 1, behind, format: { link: address }, picture: null };
  }
  for (const [pattern, length, name] of MARKS) {
    const match = pattern.exec(text);
    if (match !== null) {
      return { start: match.index, before: length, behind: length, format: { [name]: true }, picture: null };
    }
  }
  return null;
}
