import { createHash } from 'node:crypto';

/** In pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Raised when cards are drawn in another way: networks keep what they once fetched. */
const DESIGN = 2;

/** The content of a card. */
export interface Card {
  title: string;
  /** Shown above the title. */
  label: string;
  /** Root-relative path of an image of this site; any other address gets the fallback. */
  image: string;
  /** What its crop keeps, where that is not the middle: "x y" in percent. */
  focus?: string;
}

/** A version of 8 hexadecimal digits, which changes with the card's content. */
export function cardVersion(card: Card): string {
  return cardKey(card).slice(0, 8);
}

/** The same for cards that look the same. */
export function cardKey(card: Card): string {
  return createHash('sha1')
    .update(JSON.stringify({ design: DESIGN, ...card }))
    .digest('hex');
}
