import { createRequire } from 'node:module';
import type * as Jsdom from 'jsdom';

const require = createRequire(import.meta.url);
/** A window keeps every document parsed in it in memory, so it is replaced after this many posts. */
const MAX_USES = 25;
let current: { window: Jsdom.DOMWindow; uses: number } | null = null;

/** A jsdom window for sanitising. jsdom is large, so it is loaded with the first post. */
export function sanitizingWindow(): unknown {
  if (current === null || current.uses === MAX_USES) {
    current?.window.close();
    const { JSDOM } = require('jsdom') as typeof Jsdom;
    current = { window: new JSDOM('').window, uses: 0 };
  }
  current.uses += 1;
  return current.window;
}
