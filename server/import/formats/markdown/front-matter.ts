import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

/** A file taken apart. */
export interface MarkdownParts {
  /** Null where there is none. */
  meta: Readonly<Record<string, unknown>> | null;
  body: string;
  /** What is wrong with the front matter; null where nothing is. */
  problem: string | null;
}

const FENCED = /^(---|\+\+\+|;;;)[ \t]*([a-z]*)[ \t]*\n([\s\S]*?)\n?\1[ \t]*(?:\n|$)/i;

/** Whether a text begins with front matter of any kind. */
export function hasFrontMatter(text: string): boolean {
  return frontMatterOf(text).meta !== null || frontMatterOf(text).problem !== null;
}

/** Reads the front matter: YAML, TOML, JSON, or an object of JavaScript, which is read and never run. */
export function frontMatterOf(text: string): MarkdownParts {
  const [whole, fence, language = '', head = ''] = FENCED.exec(text) ?? [];
  if (whole !== undefined) {
    const body = text.slice(whole.length);
    if (fence === '+++' || /^toml$/i.test(language)) return read(head, body, parseToml);
    if (fence === ';;;' || /^json$/i.test(language))
      return read(head, body, (json) => JSON.parse(json) as unknown);
    return read(/^(?:js|javascript)$/i.test(language) ? objectIn(head) : head, body, parseYamlLeniently);
  }
  const end = /^\{\s*\n[\s\S]*?\n\}[ \t]*(?:\n|$)/.exec(text)?.[0];
  return end === undefined
    ? { meta: null, body: text, problem: null }
    : read(end, text.slice(end.length), (json) => JSON.parse(json) as unknown);
}

function read(head: string, body: string, parse: (head: string) => unknown): MarkdownParts {
  try {
    const meta = parse(head) ?? {};
    if (typeof meta !== 'object' || Array.isArray(meta)) throw new Error('no fields');
    return { meta: { ...meta }, body, problem: null };
  } catch (error) {
    const [first = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return { meta: null, body, problem: first.replace(/:$/, '') };
  }
}

/** Dates stay text: a day without a time is one where the business is. */
function parseYamlLeniently(head: string): unknown {
  return parseYaml(head, { uniqueKeys: false, logLevel: 'error' }) as unknown;
}

/** The object that a script ends with, or is. YAML reads one that has values alone. */
function objectIn(script: string): string {
  return /\{[\s\S]*\}/.exec(script)?.[0].replace(/^\s*\/\/.*$/gm, '') ?? script;
}
