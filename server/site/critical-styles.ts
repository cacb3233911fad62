/** Part of a stylesheet, prepared by `splitStyles` during the build. */
export type StylePart = StyleGroup | StyleRule;

/** A group of parts: `@media …`, `@layer …`, `:root`. */
export interface StyleGroup {
  prelude: string;
  parts: StylePart[];
}

/** A rule, included as a whole or not at all. */
export interface StyleRule {
  text: string;
  /** Class names, elements as `<a` and attributes as `[open`. The rule applies to pages with all names of one of these lists. */
  needs: string[][];
  /** The custom properties that it reads. */
  reads: string[];
  /** The custom property that it declares; the rule is left out when nothing reads it. Null for all other rules. */
  token: string | null;
}

/** What is marked as below any first screen, with the footer after it. */
const BELOW = / data-below=.*<\/footer>/s;
/** What is hidden needs no styles but those that hide it. */
const HIDDEN_TAG = /<[a-z]+(?:\s[^>]*)?\shidden=""[^>]*>/g;

/**
 * Returns the function that picks the styles for a page's first paint. It leaves out rules for classes, elements and
 * attributes that are not in the markup above `data-below`, and custom properties that nothing reads.
 */
export function criticalStyles(styles: readonly StylePart[]): (markup: string) => string {
  return (markup) => {
    const names = namesIn(markup.replace(BELOW, '').replace(HIDDEN_TAG, ''));
    const read = new Set(customPropertiesIn(markup));
    const needed = (rule: StyleRule) =>
      rule.needs.some((alternative) => alternative.every((name) => names.has(name)));
    for (const rule of rulesIn(styles)) {
      if (needed(rule)) for (const name of rule.reads) read.add(name);
    }
    return write(styles, (rule) => needed(rule) && (rule.token === null || read.has(rule.token)));
  };
}

/** The custom properties that a text reads with `var(…)`. */
export function customPropertiesIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

function rulesIn(parts: readonly StylePart[]): StyleRule[] {
  return parts.flatMap((part) => ('parts' in part ? rulesIn(part.parts) : part));
}

function write(parts: readonly StylePart[], isPicked: (rule: StyleRule) => boolean): string {
  return parts
    .map((part) => {
      if (!('parts' in part)) return isPicked(part) ? part.text : '';
      const inner = write(part.parts, isPicked).replace(/;$/, '');
      return inner === '' ? '' : `${part.prelude}{${inner}}`;
    })
    .join('');
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The class names of a page, its elements as `<a` and its attributes as `[open`. */
function namesIn(markup: string): Set<string> {
  const elements = [...markup.matchAll(/<[a-z]+\d?/g)].map(([name]) => name);
  const attributes = [...markup.matchAll(/\s([a-z]+(?:-[a-z]+)*)(?==")/g)].map(([, name = '']) => `[${name}`);
  const names = new Set([...elements, ...attributes, '<html', '<body']);
  for (const [, value = ''] of markup.matchAll(/\sclass="([^"]*)"/g)) {
    const text = value.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
    for (const name of text.split(/\s+/)) names.add(name);
  }
  return names;
}
