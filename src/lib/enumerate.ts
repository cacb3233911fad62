import * as words from '#content/words/frame.ts';

/**
 * 'a day', 'a day and a time', 'a day, a time, and your name'; '' for an empty list. In the site's language, for visitors; see
 * `englishList` for the owner. Does not use Intl, whose first call blocks the page for 15 to 30 ms.
 */
export function enumerate(items: readonly string[]): string {
  return items.length < 3
    ? items.join(words.listOfTwo)
    : `${items.slice(0, -1).join(words.listItem)}${words.listEnd}${items.at(-1)}`;
}
