/** Part of a stylesheet, as `splitStyles` prepares it when the page is built. */
export type StylePart = StyleGroup | StyleRule;

/** What holds other parts: `@media …`, `@layer …`, `:root`. */
export interface StyleGroup {
  prelude: string;
  parts: StylePart[];
}

/** What is written as a whole or not at all. */
export interface StyleRule {
  text: string;
  /** Classes and, as `<a`, elements. The rule is for pages that have all of one of these lists. */
  needs: string[][];
  /** Custom properties that it reads. */
  reads: string[];
  /** The custom property that it declares, and that is left out when nothing reads it; null for all other rules. */
  token: string | null;
}

/**
 * Gives the function that picks what a page needs for its first paint: every rule but those for classes and elements
 * that its markup does not have, and the tokens that nothing reads.
 */
export function criticalStyles(styles: readonly StylePart[]): (markup: string) => string {
  return (markup) => {
    const names = namesIn(markup);
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

/** The classes and, as `<a`, the elements of a page. */
function namesIn(markup: string): Set<string> {
  const elements = [...markup.matchAll(/<[a-z]+\d?/g)].map(([name]) => name);
  const names = new Set([...elements, '<html', '<body']);
  for (const [, value = ''] of markup.matchAll(/\sclass="([^"]*)"/g)) {
    const text = value.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
    for (const name of text.split(/\s+/)) names.add(name);
  }
  return names;
}
