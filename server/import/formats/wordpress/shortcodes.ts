/** A shortcode: `[name attr="…"]`, with what stands between it and `[/name]`. */
export interface Shortcode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Null for one without an end. */
  content: string | null;
}

/** The HTML in its place; null for one that this function does not know. */
export type Replace = (shortcode: Shortcode) => string | null;

const TAG = /\[(\[?)(\/?)([a-zA-Z][\w-]*)((?:\s+(?:"[^"]*"|'[^']*'|[^\]"'[])*|=[^\]]*)?)\s*(\/?)\](\]?)/g;
const ATTRIBUTE =
  /([\w-]+)\s*=\s*"([^"]*)"|([\w-]+)\s*=\s*'([^']*)'|([\w-]+)\s*=\s*([^\s"']+)|"([^"]*)"|'([^']*)'|(\S+)/g;
/** Names that plugins use without attributes, and that are no words of prose. */
const PLUGINS =
  /[_-]|^(?:toc|contactform|ninjaforms|wpforms|sharedaddy|subscribe|sitemap|tweet|adsense|divider|clear|hr)$/i;
const MAX_DEPTH = 20;

/**
 * Replaces the shortcodes of a text. `[[name]]` is the text `[name]`. A word in brackets that is none stays. Of an
 * unknown one its content stays.
 * @param unknown called with the name of each that was left out
 */
export function replaceShortcodes(
  text: string,
  replace: Replace,
  unknown: (name: string) => void,
  depth = 0,
): string {
  const tags = [...text.matchAll(TAG)];
  const ended = new Set(tags.filter((tag) => tag[2] !== '').map((tag) => tag[3]));
  const parts: string[] = [];
  let at = 0;
  for (let index = 0; index < tags.length; index += 1) {
    const tag = tags[index];
    if (tag === undefined || tag.index < at) continue;
    const [whole, escaped = '', slash = '', name = '', written = '', closed = '', ending = ''] = tag;
    if (escaped !== '' && ending !== '') {
      parts.push(text.slice(at, tag.index), whole.slice(1, -1));
      at = tag.index + whole.length;
      continue;
    }
    const begin = tag.index + escaped.length;
    const end = tag.index + whole.length - ending.length;
    if (slash !== '') {
      // The end of one whose beginning is not there.
      if (!PLUGINS.test(name) && replace({ name, attributes: {}, content: null }) === null) continue;
      parts.push(text.slice(at, begin));
      at = end;
      continue;
    }
    const closing = closed === '' && ended.has(name) ? findEnd(tags, index, name) : null;
    const content = closing === null ? null : text.slice(end, closing.index + (closing[1]?.length ?? 0));
    const attributes = attributesOf(written);
    const made = replace({ name: name.toLowerCase(), attributes, content });
    if (made === null && !isShortcode(text, begin, name, written, content)) continue;
    if (made === null) unknown(name);
    const inner = made ?? content ?? '';
    parts.push(
      text.slice(at, begin),
      depth < MAX_DEPTH && made === null ? replaceShortcodes(inner, replace, unknown, depth + 1) : inner,
    );
    at = closing === null ? end : closing.index + closing[0].length - (closing[6]?.length ?? 0);
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** The end that belongs to a beginning, with those of its name inside it. */
function findEnd(tags: readonly RegExpExecArray[], from: number, name: string): RegExpExecArray | null {
  let depth = 0;
  for (const tag of tags.slice(from + 1)) {
    if (tag[3] !== name || (tag[1] !== '' && tag[6] !== '')) continue;
    if (tag[2] === '') depth += tag[5] === '' ? 1 : 0;
    else if (depth === 0) return tag;
    else depth -= 1;
  }
  // None is inside another of its name where only one end is there.
  return tags.slice(from + 1).find((tag) => tag[3] === name && tag[2] !== '') ?? null;
}

function isShortcode(
  text: string,
  begin: number,
  name: string,
  written: string,
  content: string | null,
): boolean {
  if (content !== null || /[\w-]+\s*=/.test(written)) return true;
  const before = text[begin - 1] ?? '\n';
  return PLUGINS.test(name) && /[\s>\]]/.test(before);
}

function attributesOf(written: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  let position = 0;
  for (const [, a, av, b, bv, c, cv, quoted, single, word] of written.matchAll(ATTRIBUTE)) {
    const name = a ?? b ?? c;
    if (name === undefined)
      attributes[String(position++)] = (quoted ?? single ?? word ?? '').replace(/^=/, '');
    else attributes[name.toLowerCase()] = av ?? bv ?? cv ?? '';
  }
  return attributes;
}
