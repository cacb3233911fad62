import { marked, type Token } from 'marked';
import { lineOf } from './finding.ts';
import type { Content, MarkdownFile, Source } from './read-content.ts';

/** A text of the content, with the names that lead to it: `['home', 'hero', 'title']`. */
export interface Text {
  source: Source;
  path: readonly string[];
  value: string;
}

/** A link or a picture in a text. */
export interface Reference {
  source: Source;
  line: number | null;
  kind: 'link' | 'picture';
  address: string;
  /** The alternative text of a picture in Markdown; null where it stands elsewhere. */
  alt: string | null;
}

/** Keys whose values are addresses, or what a link says. */
const ADDRESS = /^(to|url|href|link|src|image|cover|portrait)$|(Url|Image|Cover|Portrait|Href)$/;
const ANY_ADDRESS = /^(\/|#|[a-z]+:)\S*$/;
const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** All texts that modules export and front matter holds; each once, where it stands first. */
export function textsOf({ modules, markdown }: Content): Text[] {
  const seen = new Set<unknown>();
  const texts: Text[] = [];
  function walk(source: Source, value: unknown, path: readonly string[]): void {
    if (typeof value === 'string') texts.push({ source, path, value });
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [name, part] of Object.entries(value)) walk(source, part, [...path, name]);
  }
  for (const module of modules) walk(module, module.values, []);
  for (const file of markdown) walk(file, file.head, []);
  return texts;
}

/** Everything that the content leads to or shows. */
export function referencesOf(content: Content): Reference[] {
  return [
    ...textsOf(content).flatMap(({ source, path, value }) => inText(source, path, value)),
    ...content.markdown.flatMap(inMarkdown),
  ];
}

/** The line on which a text stands in its file, or begins to. */
export function lineOfText({ source, value }: Text): number | null {
  const start = value.split(/[\n\u00a0'"`\\]/)[0] ?? '';
  return lineOf(source.text, value) ?? (start.length > 3 ? lineOf(source.text, start.slice(0, 40)) : null);
}

function inText(source: Source, path: readonly string[], value: string): Reference[] {
  const key = path.findLast((name) => !/^\d+$/.test(name)) ?? '';
  const found = (address: string): Reference => ({
    source,
    line: lineOf(source.text, address),
    kind: PICTURE.test(address) ? 'picture' : 'link',
    address,
    alt: null,
  });
  if ((ADDRESS.test(key) && ANY_ADDRESS.test(value)) || /^\/artwork\/\S+$/.test(value)) return [found(value)];
  return [...value.matchAll(/\[[^\]]+\]\(([^)\s]+)\)/g)].map(([, address = '']) => found(address));
}

function inMarkdown({ body, ...source }: MarkdownFile): Reference[] {
  const found: Reference[] = [];
  const add = (kind: Reference['kind'], address: string, alt: string | null) => {
    found.push({ source, line: lineOf(source.text, address), kind, address, alt });
  };
  void marked.walkTokens(marked.lexer(body), (token: Token) => {
    if (token.type === 'link') add('link', String(token.href), null);
    if (token.type === 'image') add('picture', String(token.href), String(token.text));
    if (token.type !== 'html') return;
    for (const [tag, , address = ''] of token.raw.matchAll(/<(?:a|img)\b[^>]*?(href|src)="([^"]*)"[^>]*>/g)) {
      const isPicture = tag.startsWith('<img');
      add(
        isPicture ? 'picture' : 'link',
        address,
        isPicture ? (/\balt="([^"]*)"/.exec(tag)?.[1] ?? '') : null,
      );
    }
  });
  return found;
}
