import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequire } from 'node:module';
import type * as Jsdom from 'jsdom';
import type { PageRenderer } from '#shared/first-render.ts';
import { projectRoot } from '../root.ts';

/** Where `npm run build` puts the app as the server uses it. */
const BUILT = join(projectRoot, 'dist/server/entry-server.js');

/** The app, to render documents with; null when it is not built, and documents then come without their first render. */
export async function loadRenderer(): Promise<PageRenderer | null> {
  if (!existsSync(BUILT)) return null;
  return (await import(pathToFileURL(BUILT).href)) as PageRenderer;
}

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
