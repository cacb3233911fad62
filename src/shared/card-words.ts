/** Characters of a title that fit on a card. */
const MAX_CHARACTERS = 180;
/** What the title may take, in pixels, and how wide a character is at most, on average, in its size. */
const TITLE = { width: 600, height: 400, character: 0.6 };
export const CARD_LINE_HEIGHT = 1.08;

/** A title as a social card shows it; '' where nothing of it can be drawn. One that is too long ends after a word. */
export function cardWords(title: string): string {
  const words = drawable(title);
  if (words.length <= MAX_CHARACTERS) return words;
  return `${words.slice(0, MAX_CHARACTERS).replace(/[\s\p{P}]*\s\S*$/u, '')}…`;
}

/**
 * The size of such a title on a card 1200 pixels wide, and its most lines: as large as the title and its longest word
 * allow. Only words that are wider still are broken.
 */
export function cardTitleSize(words: string): { fontSize: number; lines: number } {
  const longest = Math.max(...words.split(/[\s-]/).map((word) => word.length));
  const widest = Math.floor(TITLE.width / (TITLE.character * longest));
  const fontSize = Math.max(42, Math.min(sizeFor(words.length), widest));
  return { fontSize, lines: Math.floor(TITLE.height / (fontSize * CARD_LINE_HEIGHT)) };
}

/** For networks that show a card 300 pixels wide, a title should be as large as it can be. */
function sizeFor(characters: number): number {
  if (characters <= 24) return 92;
  if (characters <= 60) return 74;
  return characters <= 110 ? 58 : 44;
}

/** Keeps what the fonts contain: Latin letters, digits, punctuation. Other characters would be drawn as empty boxes. */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\u0020-\u024F\u1E00-\u1E9F\u2010-\u2027\u2030-\u203A\u20A0-\u20BF\u2122\u2212]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:;,.!?)]+/, '')
    .trim();
}
