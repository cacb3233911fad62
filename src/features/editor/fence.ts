/** What the line that opens a block of code says of it. '' for what it does not say. */
export interface Fence {
  language: string;
  file: string;
}

/**
 * Reads what stands behind the signs of a fence: `js`, `js:app.js`, `js app.js`, `css title="a.css"`. Anything else that
 * follows the language says nothing.
 */
export function readFence(words: string): Fence {
  const [, language = '', joined = '', rest = ''] = /^\s*([\w+#-]*)(?::(\S+))?(.*)$/.exec(words) ?? [];
  const [, quoted = '', bare = ''] =
    /(?:^|\s)(?:title|file|filename)=(?:["']([^"']+)["']|([^\s"']+))/.exec(rest) ?? [];
  const [, alone = ''] = /^\s+([^\s={}"']+\.\w+)\s*$/.exec(rest) ?? [];
  return { language, file: joined || quoted || bare || alone };
}
