import type { Page } from '@playwright/test';
import { expect, settled, test } from '#tests/support/e2e.ts';
import { foreignWords } from '#tests/support/foreign-words.ts';
import { NAMES } from '#tests/support/names-everywhere.ts';

/** All that a page shows or tells to those who listen. */
async function saidBy(page: Page): Promise<string> {
  const texts = await page.evaluate(() => {
    const attributes = ['alt', 'aria-label', 'placeholder', 'title'];
    const selector = attributes.map((name) => `body [${name}]`).join();
    const told = [...document.querySelectorAll(selector)].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    );
    const described = [...document.querySelectorAll('meta[name=description], meta[property^="og:"]')].map(
      (meta) => meta.getAttribute('content') ?? '',
    );
    return [document.title, document.body.innerText, ...told, ...described];
  });
  return texts.join('\n');
}

test('every page speaks Portuguese alone, and tells no fact of the default site', async ({
  page,
  site,
  troubles,
}) => {
  test.setTimeout(180_000);
  const sitemap = await (await page.request.get(`${site.origin}/shingle/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(12);
  for (const path of [
    ...paths,
    '/shingle/thank-you',
    '/shingle/consultation/appointment',
    '/shingle/nowhere',
  ]) {
    await page.goto(site.origin + path);
    await settled(page);
    expect(await page.locator('html').getAttribute('lang'), path).toBe('pt-PT');
    expect(foreignWords(await saidBy(page), NAMES), path).toEqual([]);
  }
  expect(troubles.splice(0)).toEqual([expect.stringContaining('404')]); // the browser's own line about 'nowhere'
});

test('the dashboard is English, and names that language as long as it is open', async ({ page }) => {
  await page.goto('dashboard');
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
