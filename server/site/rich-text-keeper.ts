import DOMPurify from 'dompurify';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { RichTextSource } from '#shared/first-render.ts';
import * as words from '#content/words/text.ts';
import { RICH_TEXT_RULES } from '#shared/post-html.ts';
import type { KeptRichText } from '../features/posts/rich-texts.repository.ts';

/** Sanitises a page's rich text only when the stored result was made from other input. */
export class RichTextKeeper {
  readonly #kept: KeptRichText | null;
  readonly #surroundings: string[];
  /** New rich text to store. */
  made: KeptRichText | null = null;

  /** @param surroundings the page's base and origin */
  constructor(kept: KeptRichText | null, surroundings: string[]) {
    this.#kept = kept;
    this.#surroundings = surroundings;
  }

  readonly source: RichTextSource = (html, split) => {
    const madeFrom = digestOf([...rules, ...this.#surroundings, html]);
    if (this.#kept?.madeFrom === madeFrom) return this.#kept.parts;
    this.made = { madeFrom, parts: split() };
    return this.made.parts;
  };
}

// Reads the version only; jsdom itself is loaded when there is something to sanitise.
const jsdom = createRequire(import.meta.url)('jsdom/package.json') as { version: string };
/** What the sanitised text depends on, beside its input; the words stand for their language. */
const rules = [String(RICH_TEXT_RULES), DOMPurify.version, jsdom.version, words.linkTo('')];

function digestOf(texts: string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
}
