import { createRequire } from 'node:module';
import type * as Jsdom from 'jsdom';

const require = createRequire(import.meta.url);
/** A window holds on to every document that was parsed in it, so it serves so many posts and is then given up. */
const MAX_USES = 25;
let current: { window: Jsdom.DOMWindow; uses: number } | null = null;

/** A window for sanitising: jsdom, which is large, so it is loaded with the first post. */
export function sanitizingWindow(): unknown {
  if (current === null || current.uses === MAX_USES) {
    current?.window.close();
    const { JSDOM } = require('jsdom') as typeof Jsdom;
    current = { window: new JSDOM('').window, uses: 0 };
  }
  current.uses += 1;
  return current.window;
}
