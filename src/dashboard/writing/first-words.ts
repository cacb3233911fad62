import { parsedText } from './parsed-text.ts';

/** About how many characters search engines show of a description. */
export const DESCRIPTION_SHOWN = 160;
/** An excerpt that ends with a sentence is no shorter. */
const SHORT = 50;

/**
 * How a text begins, for an excerpt: its first paragraph with words, without the marks of notes, cut after a sentence or else
 * after a word.
 * @param max in characters
 */
export function firstWords(
  html: string,
  window: Window & typeof globalThis,
  max: number = DESCRIPTION_SHOWN,
): string {
  const body = parsedText(html, window);
  for (const mark of body.querySelectorAll('a[href^="#fn-"]')) mark.remove();
  const words = (place: Node) => (place.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const text = [...body.querySelectorAll('p')].map(words).find((one) => one !== '') ?? words(body);
  if (text.length <= max) return text;
  const start = text.slice(0, max);
  const sentences = /^.*[.!?…](?=\s)/u.exec(start)?.[0] ?? '';
  if (sentences.length >= SHORT) return sentences;
  const end = start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : max - 1)}…`;
}
