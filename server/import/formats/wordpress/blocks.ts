/** A block of Gutenberg: a comment with a name and JSON, around what it holds. */
export interface Block {
  /** 'core/image'. */
  name: string;
  attributes: Readonly<Record<string, unknown>>;
  /** The HTML inside, blocks in it made already; '' for one without. */
  inner: string;
}

const COMMENT = /<!--\s+(\/)?wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s*(\{[\s\S]*?\}\s+)?(\/)?\s*-->/g;

export function hasBlocks(html: string): boolean {
  return /<!--\s+wp:/.test(html);
}

/**
 * Makes HTML of a text with blocks, the inner ones first. One that never ends holds what is left.
 * @param make the HTML of a block
 * @param between the HTML of what stands between blocks, at the top
 */
export function renderBlocks(
  html: string,
  make: (block: Block) => string,
  between: (html: string) => string,
): string {
  const stack: { name: string; attributes: Record<string, unknown>; parts: string[] }[] = [];
  const top: string[] = [];
  const put = (text: string) => {
    const block = stack.at(-1);
    if (block !== undefined) block.parts.push(text);
    else if (text.trim() !== '') top.push(between(text));
  };
  const end = () => {
    const block = stack.pop();
    if (block === undefined) return;
    const made = make({ name: block.name, attributes: block.attributes, inner: block.parts.join('') });
    (stack.at(-1)?.parts ?? top).push(made);
  };
  let at = 0;
  for (const match of html.matchAll(COMMENT)) {
    const [whole, closing, short = '', json, selfClosing] = match;
    put(html.slice(at, match.index));
    at = match.index + whole.length;
    const name = short.includes('/') ? short : `core/${short}`;
    if (closing === undefined) {
      stack.push({ name, attributes: attributesOf(json), parts: [] });
      if (selfClosing !== undefined) end();
      continue;
    }
    // An end without its beginning is none; one that was left open ends with what it is in.
    if (stack.some((block) => block.name === name)) {
      while (stack.at(-1)?.name !== name) end();
      end();
    }
  }
  put(html.slice(at));
  while (stack.length > 0) end();
  return top.join('\n');
}

function attributesOf(json: string | undefined): Record<string, unknown> {
  if (json === undefined) return {};
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
