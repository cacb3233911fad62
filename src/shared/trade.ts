import type { Business } from './business-profile.ts';

/** A word that begins with a capital and goes on in small letters; an abbreviation or a brand does not. */
const CAPITALIZED = /(?<!\p{L})\p{Lu}\p{Ll}+(?!\p{L})/gu;

/** The trade where a sentence goes on: 'web developer'. German keeps the capitals of its nouns. */
export function tradeInSentence({ who, language }: Pick<Business, 'who' | 'language'>): string {
  if (language.locale.startsWith('de')) return who.trade;
  return who.trade.replace(CAPITALIZED, (word) => word.toLowerCase());
}
