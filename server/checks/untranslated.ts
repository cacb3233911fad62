import { basename } from 'node:path';
import type { Finding } from './finding.ts';
import { ownWords } from './own-words.ts';
import type { Content, ContentModule } from './read-content.ts';
import { lineOfText, textsOf } from './texts.ts';

/** English words that hardly another language has; two of them make a text English. */
const ENGLISH = new Set(
  'the and with your you from that this have what when they their which would about because there these those who how into than before after should every without'.split(
    ' ',
  ),
);

/** Texts that are still English on a site in another language. */
export function untranslatedFindings(content: Content, locale: string): Finding[] {
  if (/^en\b/i.test(locale)) return [];
  const isDictionary = ({ file }: { file: string }) => /\/words\/[^/]+\.ts$/.test(file);
  const written = { ...content, modules: content.modules.filter((module) => !isDictionary(module)) };
  const english = [
    ...textsOf(written).filter(({ value }) => isEnglish(value)),
    ...written.markdown
      .filter(({ body }) => isEnglish(body, 20))
      .map((source) => ({ source, path: [], value: source.body })),
  ].map((text): Finding => {
    const beginning = text.value.trim().slice(0, 50).replaceAll(/\s+/g, ' ');
    const says = `“${beginning}${text.value.length > 50 ? '…' : ''}” looks English, but the locale is ${locale}.`;
    return { level: 'warning', file: text.source.file, line: lineOfText(text), text: says };
  });
  return [
    ...english,
    ...content.modules.filter(isDictionary).flatMap((module) => inDictionary(module, content, locale)),
  ];
}

function inDictionary(module: ContentModule, content: Content, locale: string): Finding[] {
  const english = content.english.get(basename(module.file));
  if (english === undefined) return [];
  const { all, same } = equalTexts(module.values, english, profileValues(content));
  const finding = (text: string): Finding => ({ level: 'warning', file: module.file, line: 1, text });
  if (all > 0 && same.length === all)
    return [finding(`These words are English, but the locale is ${locale}.`)];
  return same
    .filter((text) => /\S \S/.test(text))
    .map((text) => finding(`“${text}” is the same as in English.`));
}

/** What the profile says, which is the same in every language; the longest first, since one can be in another. */
function profileValues(content: Content): string[] {
  const modules = content.modules.filter(({ file }) => basename(file) === 'business.ts');
  return textsOf({ ...content, modules, markdown: [] })
    .map(({ value }) => value)
    .filter((value) => value.length > 2)
    .sort((one, other) => other.length - one.length);
}

/**
 * The texts, functions that make some included, that two dictionaries of the same shape have in common. Those that say
 * nothing by themselves don't count.
 */
function equalTexts(
  one: unknown,
  other: unknown,
  values: readonly string[],
): { all: number; same: string[] } {
  if (typeof one === 'string' || typeof one === 'function') {
    const words = ownWords(one as string | (() => unknown), values);
    if (words === null) return { all: 0, same: [] };
    return { all: 1, same: String(one) === String(other) ? [words] : [] };
  }
  if (typeof one !== 'object' || one === null) return { all: 0, same: [] };
  const parts = Object.entries(one).map(([name, value]) =>
    equalTexts(value, (other as Record<string, unknown> | undefined)?.[name], values),
  );
  return { all: parts.reduce((sum, { all }) => sum + all, 0), same: parts.flatMap(({ same }) => same) };
}

function isEnglish(text: string, least = 2): boolean {
  const words = text.toLowerCase().match(/[a-zà-ÿ’']+/g) ?? [];
  const found = words.filter((word) => ENGLISH.has(word));
  return found.length >= least && found.length / words.length > 0.1;
}
