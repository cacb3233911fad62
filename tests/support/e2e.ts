import { type Page, test as base } from '@playwright/test';
import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';
import { loadTexts } from './load-texts.ts';
import { builtSite, serverSettings, startServer } from './server-process.ts';
import type * as SiteTexts from './site-texts.ts';
import { watchTroubles } from './troubles.ts';

export { expect } from '@playwright/test';
export { answering, settled } from './settled.ts';

export const ACCOUNT = { email: 'owner@example.com', password: 'a password for the tests' };

export interface Site {
  /** The origin; the site itself lives under /shingle there. */
  origin: string;
  /** The folder in which the server puts its mail. */
  mailbox: string;
}

/** Keeps the page's scripts away until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/{index,react}-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export interface WorkerFixtures {
  /** Which folder of tests/content the site is made of. */
  content: string;
  /** The words and facts of the site. */
  texts: typeof SiteTexts;
  /** The production build with demo content, for every test of this worker that only reads. */
  sharedSite: Site;
}

export interface TestFixtures {
  /** Whether the test gets a server and a database of its own: for each that writes what others would see. */
  alone: boolean;
  /** Settings of such a server over the usual ones. */
  settings: Record<string, string>;
  site: Site;
  /** Console errors and failed requests of the page, which must be none; a test that provokes some empties it. */
  troubles: string[];
}

async function withSite(
  content: string,
  use: (site: Site) => Promise<void>,
  extra: Record<string, string> = {},
): Promise<void> {
  const settings = await serverSettings({
    SEED: 'demo',
    ADMIN_EMAIL: ACCOUNT.email,
    ADMIN_PASSWORD: ACCOUNT.password,
    ...extra,
  });
  const server = startServer(settings, { folder: builtSite(content) });
  await server.listening;
  await use({ origin: server.url, mailbox: settings.MAILBOX_DIR ?? '' });
  server.child.kill('SIGTERM');
  await server.ended;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  content: ['wren', { option: true, scope: 'worker' }],
  texts: [
    async ({ content }, use) => use(await loadTexts(join(projectRoot, 'tests/content', content))),
    { scope: 'worker' },
  ],
  sharedSite: [async ({ content }, use) => withSite(content, use), { scope: 'worker' }],
  alone: [false, { option: true }],
  settings: [{}, { option: true }],
  site: async ({ alone, settings, content, sharedSite }, use) =>
    alone ? withSite(content, use, settings) : use(sharedSite),

  baseURL: async ({ site }, use) => use(`${site.origin}/shingle/`),

  troubles: [
    async ({ page }, use) => {
      const troubles = watchTroubles(page);
      await use(troubles);
      base.expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});
