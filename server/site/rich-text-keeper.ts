import DOMPurify from 'dompurify';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RichTextSource } from '#shared/first-render.ts';
import type { KeptRichText } from '../features/posts/rich-texts.repository.ts';

/** Sanitises a page's rich text only when what was kept of it was made from something else. */
export class RichTextKeeper {
  readonly #kept: KeptRichText | null;
  readonly #surroundings: string[];
  /** What was not kept and is now worth keeping. */
  made: KeptRichText | null = null;

  /**
   * @param program the file of the app that takes rich text apart, built: another build may have other rules
   * @param surroundings where the page lies
   */
  constructor(kept: KeptRichText | null, program: string, surroundings: string[]) {
    this.#kept = kept;
    this.#surroundings = [rulesIn(program), ...surroundings];
  }

  readonly source: RichTextSource = (html, split) => {
    const madeFrom = digestOf([...this.#surroundings, html]);
    if (this.#kept?.madeFrom === madeFrom) return this.#kept.parts;
    this.made = { madeFrom, parts: split() };
    return this.made.parts;
  };
}

// Only what it is, not jsdom itself: that is loaded when there is something to sanitise.
const jsdom = createRequire(import.meta.url)('jsdom/package.json') as { version: string };
let rules: string | null = null;

/** Names the rules by the program itself, since its parts are named by what is in them, and the libraries beside it. */
function rulesIn(program: string): string {
  rules ??= digestOf([readFileSync(program, 'utf8'), DOMPurify.version, jsdom.version]);
  return rules;
}

function digestOf(texts: string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
}
