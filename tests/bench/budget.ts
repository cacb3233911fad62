import { type Browser, chromium } from 'playwright';
import { BROWSER_ARGUMENTS, findBrowser } from '#tests/support/browser.ts';
import { PUBLIC_PAGES } from '#tests/support/public-pages.ts';
import { serverSettings, startServer } from '#tests/support/server-process.ts';

/**
 * Fails when a page brings its visitor more than it may. `npm run budget`, after a build.
 *
 * A browser opens each page of the built site with an empty cache, waits until the network is quiet, scrolls to the end
 * and waits again. What counts is what went over the wire (HTTP/1.1, brotli), the headers of each file included.
 */
const BUDGET = {
  Script: 110 * 1024,
  Stylesheet: 15 * 1024,
  Font: 68 * 1024,
  /** Only of texts that have italic words. */
  Italic: 32 * 1024,
};
type Kind = keyof typeof BUDGET;

const PAGES = [
  ...PUBLIC_PAGES.filter((address) => !address.startsWith('blog/')),
  ...['newsletter/confirm', 'newsletter/unsubscribe', 'nowhere', 'dashboard'],
];

interface Received {
  bytes: Record<Kind, number>;
  files: Record<Kind, number>;
  hasItalic: boolean;
}

async function receive(browser: Browser, url: string): Promise<Received> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const received: Received = {
    bytes: { Script: 0, Stylesheet: 0, Font: 0, Italic: 0 },
    files: { Script: 0, Stylesheet: 0, Font: 0, Italic: 0 },
    hasItalic: false,
  };
  const kinds = new Map<string, Kind>();
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = response.url.endsWith('.js') ? 'Script' : response.url.includes('-italic') ? 'Italic' : type;
    if (kind in BUDGET) kinds.set(requestId, kind as Kind);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === undefined) return;
    received.bytes[kind] += encodedDataLength;
    received.files[kind] += 1;
  });
  await page.goto(url);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  received.hasItalic = (await page.locator('em, i').count()) > 0;
  await context.close();
  return received;
}

/** Posts are alike: as many show what each brings. */
const POSTS = 4;

/** The site's own: its first posts, a category's page, and the pages that are files, by its sitemap. */
async function ownPages(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/shingle/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    new URL(address).pathname.slice(1),
  );
  const isPost = (address: string) => address.startsWith('blog/');
  const pages = addresses.filter((address) => !isPost(address) && !PAGES.includes(address));
  const topics = addresses.filter((address) => address.startsWith('blog/category/'));
  return [...addresses.filter(isPost).slice(0, POSTS), ...topics.slice(0, 1), ...pages];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`.padStart(9);
}

const server = startServer(await serverSettings({ SEED: 'demo' }));
const path = findBrowser();
const browser = await chromium.launch({
  ...(path === null ? {} : { executablePath: path }),
  args: BROWSER_ARGUMENTS,
});
try {
  await server.listening;
  for (const address of [...PAGES, ...(await ownPages(server.url))]) {
    const { bytes, files, hasItalic } = await receive(browser, `${server.url}/shingle/${address}`);
    const over = (Object.keys(BUDGET) as Kind[]).filter(
      (kind) => bytes[kind] > BUDGET[kind] || bytes[kind] > 0 !== (kind === 'Italic' ? hasItalic : true),
    );
    if (over.length > 0) process.exitCode = 1;
    const figures = (Object.keys(BUDGET) as Kind[]).map((kind) => kilobytes(bytes[kind])).join('');
    const verdict = over.map((kind) => `${kind}: at most ${kilobytes(BUDGET[kind]).trim()}`).join(', ');
    console.log(`${`/${address}`.padEnd(34)}${figures}  ${files.Script} scripts  ${verdict}`);
  }
} finally {
  await browser.close();
  server.child.kill('SIGTERM');
}
