import type { Browser, Page } from 'playwright';
import { settled } from '#tests/support/e2e.ts';
import { WALKS } from '#tests/support/walks.ts';
import { FORMS } from './addresses.ts';
import type { CheckedSite } from './checked-site.ts';

/** A document, and where it comes from. */
export interface Source {
  name: string;
  html: string;
}

/** The documents as the server sends them, with the answers to forms sent without scripts. */
export async function sentDocuments(base: string, addresses: readonly string[]): Promise<Source[]> {
  const found: Source[] = [];
  for (const address of addresses) {
    found.push({ name: `/${address}`, html: await readHtml(await fetch(new URL(address, base))) });
  }
  for (const [path, fields] of FORMS) {
    const response = await fetch(new URL(path, base), { method: 'POST', body: new URLSearchParams(fields) });
    found.push({ name: `/${path}, sent as a form`, html: await readHtml(response) });
  }
  return found;
}

async function readHtml(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('text/html')) throw new Error(`${response.url} is ${type}, no document.`);
  return response.text();
}

/** With scripts, what a `noscript` holds is text; written out, it would stand beside the page as elements. */
async function readPage(page: Page): Promise<string> {
  return (await page.content()).replace(/<noscript>[^]*?<\/noscript>/g, '<noscript></noscript>');
}

/** The documents as the scripts leave them, written out by Chromium: each address, then each screen of the walks. */
export async function livingDocuments(
  { base, texts, inbox }: CheckedSite,
  addresses: readonly string[],
  browser: Browser,
): Promise<Source[]> {
  const found: Source[] = [];
  const openPage = async () => {
    const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } });
    await context.route(/^https:/, (route) => route.abort()); // films of other sites
    return context.newPage();
  };
  const page = await openPage();
  for (const address of addresses) {
    await page.goto(address);
    await settled(page);
    found.push({ name: `/${address}, in a browser`, html: await readPage(page) });
  }
  await page.context().close();

  for (const walk of Object.values(WALKS)) {
    const visitor = await openPage();
    await visitor.clock.install();
    const look = async (screen: string) => {
      found.push({ name: screen, html: await readPage(visitor) });
    };
    await walk({ page: visitor, texts, inbox, look });
    await visitor.context().close();
  }
  return found;
}
