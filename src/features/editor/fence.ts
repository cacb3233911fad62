/** What the line that opens a block of code says of it. '' for what it does not say. */
export interface Fence {
  language: string;
  file: string;
}

/** A fence, and what else stands behind its signs, which says nothing of the block. */
export interface ReadFence extends Fence {
  rest: string;
}

/** A named title, in quotes of any kind: typed ones may have become typographic. */
const TITLE = /(?:^|\s)(?:title|file|filename)=(?:["'“”„‘’«»]([^"'“”„‘’«»]+)["'“”„‘’«»]|([^\s"'“”„‘’«»]+))/;
/** A name with an ending, and nothing else. */
const NAME_ALONE = /^\s*([^\s={}"'`:]+\.[a-z]\w*)\s*$/i;

/**
 * Reads what stands behind the signs of a fence: `js`, `js:app.js`, `js app.js`, `css title="a.css"`. The same for one that is
 * typed and for one that is pasted.
 */
export function readFence(words: string): ReadFence {
  const [, language = '', joined = '', more = ''] =
    /^\s*([\w+#-]+(?![.\w+#-]))?(?::(\S+))?(.*)$/.exec(words) ?? [];
  const titled = TITLE.exec(more);
  const [, alone = ''] = NAME_ALONE.exec(more) ?? [];
  const named = titled?.[1] ?? titled?.[2] ?? '';
  const rest = alone === '' ? more.replace(titled?.[0] ?? '', '').trim() : '';
  return { language, file: joined || named || alone, rest };
}
