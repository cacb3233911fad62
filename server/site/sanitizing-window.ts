import { createRequire } from 'node:module';
import type * as Jsdom from 'jsdom';

const require = createRequire(import.meta.url);
/** A window holds on to every document that was parsed in it, so it serves so many posts and is then given up. */
const MOST_USES = 100;
let current: { window: Jsdom.DOMWindow; uses: number } | null = null;

/** A window for sanitising. jsdom takes 50 MB, so it is loaded with the first post. */
export function sanitizingWindow(): unknown {
  if (current === null || current.uses === MOST_USES) {
    const { JSDOM } = require('jsdom') as typeof Jsdom;
    current?.window.close();
    current = { window: new JSDOM('').window, uses: 0 };
  }
  current.uses += 1;
  return current.window;
}
