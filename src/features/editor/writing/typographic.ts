/** The quotes of a language: those around words, and those around words within them. */
export interface Quotes {
  double: readonly [open: string, close: string];
  single: readonly [open: string, close: string];
}

const ENGLISH: Quotes = { double: ['“', '”'], single: ['‘', '’'] };
const GERMAN: Quotes = { double: ['„', '“'], single: ['‚', '‘'] };
const POLISH: Quotes = { double: ['„', '”'], single: ['‚', '’'] };
const FRENCH: Quotes = { double: ['«\u00a0', '\u00a0»'], single: ['‘', '’'] };
const RUSSIAN: Quotes = { double: ['«', '»'], single: ['„', '“'] };
const SWEDISH: Quotes = { double: ['”', '”'], single: ['’', '’'] };

const BY_LANGUAGE: Record<string, Quotes> = {
  ...{ bg: GERMAN, cs: GERMAN, de: GERMAN, sk: GERMAN, sl: GERMAN },
  ...{ hu: POLISH, pl: POLISH, ro: POLISH },
  ...{ fr: FRENCH, nb: RUSSIAN, no: RUSSIAN, ru: RUSSIAN, uk: RUSSIAN },
  ...{ da: SWEDISH, fi: SWEDISH, sv: SWEDISH },
};

/** The quotes of a locale's language; those of English where it has no others. */
export function quotesOf(locale: string): Quotes {
  return BY_LANGUAGE[locale.slice(0, 2).toLowerCase()] ?? ENGLISH;
}

/** The last sign of what may be another. */
export const TYPED_SIGNS = '"\'-. ,s';

/** What takes the place of `length` signs, of which the first is counted from the line's start. */
export interface SignChange {
  start: number;
  length: number;
  text: string;
}

/** What the sign that was typed last makes of the end of a line: a quote, an apostrophe, a dash or an ellipsis; null for nothing. */
export function typographicAtEnd(text: string, quotes: Quotes): SignChange | null {
  if (isVerbatim(text)) return null;
  const before = text.slice(0, -1);
  const sign = text.slice(-1);
  if (sign === '"') return { start: before.length, length: 1, text: doubleQuote(before, quotes) };
  if (sign === "'") return { start: before.length, length: 1, text: singleQuote(before, quotes) };
  for (const [pattern, made] of SIGNS) {
    const match = pattern.exec(text);
    if (match?.[1] !== undefined) {
      return { start: match.index, length: match[1].length, text: made };
    }
  }
  return apostropheAtEnd(text, quotes);
}

/** What a quote was typed before that leaves something out: years, and the words that are written so. */
const SHORTENED = /(?:^|[\s([{“„«])([^\w\s])(?:\d\ds|(?:\d\d|tis|twas|til)[ .,])$/i;

/** The apostrophe that an opening quote turns out to be by what is behind it: ’90s, ’24, ’tis; null for nothing. */
function apostropheAtEnd(text: string, { single: [open] }: Quotes): SignChange | null {
  const match = SHORTENED.exec(text);
  if (match?.[1] !== open || open === APOSTROPHE) return null;
  return { start: match.index + match[0].indexOf(open), length: open.length, text: APOSTROPHE };
}

/** What is typed as it is: code that is not closed yet, addresses, and the name of a block. */
function isVerbatim(text: string): boolean {
  return (
    text.split('`').length % 2 === 0 || /(?:\w:\/\/|\bwww\.|\S@|\]\()\S*$/.test(text) || /^\/\S*$/.test(text)
  );
}

/**
 * Two hyphens behind a blank wait for another: before a word they are an option of a command. A line of hyphens is a
 * divider.
 */
const SIGNS: readonly [pattern: RegExp, made: string][] = [
  [/(?<!\.)(\.{3})$/, '…'],
  [/(–-)$/, '—'],
  [/(?<=[^\s-]\s*)(?<!-)(---)$/, '—'],
  [/(?<=[^\s\-!<|:])(--)$/, '–'],
  [/(?<=^|\s)(--)(?= $)/, '–'],
];

const APOSTROPHE = '’';

/** What an opening quote stands behind. */
const BEFORE_WORDS = /(?:^|[\s([{<¡¿\uFFFC])$/;
/** What either of them can stand behind. */
const DASHES = /[-–—/]$/;

function doubleQuote(before: string, { double, single }: Quotes): string {
  return opens(before, double, single) ? double[0] : double[1];
}

function singleQuote(before: string, { double, single }: Quotes): string {
  if (opens(before, single, double)) return single[0];
  return isOpen(before, single) ? single[1] : APOSTROPHE;
}

function opens(
  before: string,
  [open, close]: Quotes['double'],
  [other, otherClose]: Quotes['double'],
): boolean {
  if (BEFORE_WORDS.test(before)) return !before.endsWith(open) || open === close;
  if (other !== otherClose && before.endsWith(other)) return true;
  return DASHES.test(before) && !isOpen(before, [open, close]);
}

/** Whether one of these quotes is open at the end. */
function isOpen(before: string, [open, close]: Quotes['double']): boolean {
  return before.lastIndexOf(open) > before.lastIndexOf(close);
}
