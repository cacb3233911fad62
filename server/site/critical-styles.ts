/** A stylesheet, taken apart: blocks that hold others (`@media …`, `@layer …`), and those that hold declarations. */
type Block =
  { prelude: string; blocks: Block[] } | { prelude: string; declarations: string; needs: string[][] };

/** At-rules whose content is further rules. */
const NESTING = /^@(media|supports|layer|container|starting-style)\b/;

/**
 * What shows only once a visitor does something, or in controls for dates, numbers and files, which no document has; by
 * then the whole stylesheet is there.
 */
const LATER =
  /(?<!\\):(hover|focus|active)\b|::(selection|file-selector-button|-webkit-(date|calendar|inner-spin|outer-spin))/;

/** Declarations that say how a change is drawn, and nothing else. */
const CHANGES_ONLY = /^(transition[^;]*(;|$))+$/;

const PROPERTY = '@property ';
/** Tailwind's stand-in for `@property` where that is not known: only its place among the layers is kept. */
const STAND_IN = '@layer properties';

/**
 * Takes a built stylesheet apart and gives the function that picks what a page needs for its first paint: every rule
 * but those for classes and elements that its markup does not have, and for what shows later. What `:root` declares
 * and nobody reads is left out, too.
 */
export function criticalStyles(css: string): (markup: string) => string {
  const blocks = parse(css.replace(/\/\*[\s\S]*?\*\//g, ''));
  return (markup) => {
    const used = namesIn(markup);
    const picked = blocks
      .filter((block) => !isProperty(block))
      .map((block) => pick(block, used))
      .join('');
    const rules = withoutUnread(picked, markup);
    const properties = blocks
      .filter(isProperty)
      .filter(({ prelude }) => rules.includes(prelude.slice(PROPERTY.length)));
    return rules + properties.map((block) => pick(block, used)).join('');
  };
}

/** Takes the tokens out of `:root` that neither a rule nor the markup reads. */
function withoutUnread(rules: string, markup: string): string {
  const read = new Set([...`${rules}${markup}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return rules.replace(/(?<=^|[{};])(:root[^{}]*){([^{}]*)}/g, (_, root: string, declarations: string) => {
    const kept = declarations.replace(/(--[\w-]+):(?:"[^"]*"|[^;"])*;?/g, (declaration, name: string) =>
      read.has(name) ? declaration : '',
    );
    return `${root}{${kept}}`;
  });
}

function isProperty({ prelude }: Block): boolean {
  return prelude.startsWith(PROPERTY);
}

function pick(block: Block, used: ReadonlySet<string>): string {
  const { prelude } = block;
  if (prelude === STAND_IN) return `${STAND_IN};`;
  if (prelude === '@media print') return '';
  if ('blocks' in block) {
    const inner = block.blocks.map((child) => pick(child, used)).join('');
    return inner === '' ? '' : `${prelude}{${inner}}`;
  }
  if (CHANGES_ONLY.test(block.declarations)) return '';
  const isUsed =
    block.needs.length === 0 || block.needs.some((names) => names.every((name) => used.has(name)));
  if (!isUsed) return '';
  return block.declarations === '' ? `${prelude};` : `${prelude}{${block.declarations}}`;
}

function parse(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  while (start < css.length) {
    const open = indexOutside(css, /[{;]/g, start);
    if (open < 0) break;
    const prelude = css.slice(start, open).trim();
    if (css[open] === ';') {
      blocks.push({ prelude, declarations: '', needs: [] }); // a statement: `@layer theme, base, …`
      start = open + 1;
      continue;
    }
    const close = closingBrace(css, open);
    const inside = css.slice(open + 1, close);
    if (NESTING.test(prelude)) blocks.push({ prelude, blocks: parse(inside) });
    else {
      const needs = prelude.startsWith('@') ? [] : needsOf(prelude);
      if (needs !== null) blocks.push({ prelude, declarations: inside, needs });
    }
    start = close + 1;
  }
  return blocks;
}

/** Where the block that opens at `open` ends. */
function closingBrace(css: string, open: number): number {
  let depth = 0;
  let at = open;
  do {
    at = indexOutside(css, /[{}]/g, at);
    if (at < 0) return css.length;
    depth += css[at] === '{' ? 1 : -1;
    at += 1;
  } while (depth > 0);
  return at - 1;
}

/** The next match that stands in no string and is not escaped. */
function indexOutside(css: string, wanted: RegExp, from: number): number {
  const token = new RegExp(`\\\\.|"[^"]*"|'[^']*'|(${wanted.source})`, 'g');
  token.lastIndex = from;
  for (let found = token.exec(css); found !== null; found = token.exec(css)) {
    if (found[1] !== undefined) return found.index;
  }
  return -1;
}

/**
 * For each selector of a list the classes it needs, or the element, as `<a`, when it is nothing else; what stands in
 * `:not(…)` is not needed. Empty when one of them needs nothing, null when none shows at first.
 */
function needsOf(selectors: string): string[][] | null {
  const atFirst = splitSelectors(selectors)
    .map((selector) => selector.replace(/:not\([^()]*\)/g, ''))
    .filter((selector) => !LATER.test(selector));
  if (atFirst.length === 0) return null;
  const needs = atFirst.map((selector) => {
    if (/^[a-z]+\d?$/.test(selector)) return [`<${selector}`];
    return [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => unescaped(name));
  });
  return needs.some((names) => names.length === 0) ? [] : needs;
}

/** At the commas that stand in no brackets. */
function splitSelectors(selectors: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const [character] of `${selectors},`.matchAll(/\\.|[\s\S]/g)) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else {
      part += character;
    }
  }
  return parts;
}

function unescaped(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(parseInt(code, 16)),
  );
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
