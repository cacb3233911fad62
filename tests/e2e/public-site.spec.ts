import type { Locator } from '@playwright/test';
import { answering, expect, test } from '#tests/support/e2e.ts';
import { A_SEEDED_POST, ROUTE_HEADINGS } from '#tests/support/public-pages.ts';

const NONE = 'rgba(0, 0, 0, 0)';

function styleOf(element: Locator, property: 'backgroundColor' | 'color'): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node)[name], property);
}

/** Where a colour (`rgb(1, 2, 3)`) stands on the circle, in degrees: red 0, yellow 60, green 120, blue 240. */
function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return Math.round((degrees + 360) % 360);
}

for (const [number, path, heading] of [...ROUTE_HEADINGS, A_SEEDED_POST]) {
  test(`${number} [2.1.15] ${path} has its page on a direct load and on reload`, async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(path.slice(1));
    await answering(page);
    await expect(title).toHaveText(heading);
    await page.reload();
    await answering(page);
    await expect(title).toHaveText(heading);
    expect(new URL(page.url()).pathname).toBe(`/shingle${path}`);
  });
}

test('[2.1.20] a page change leads from the foot of a page to the top of the next', async ({ page }) => {
  await page.goto('about');
  await answering(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('[2.1.21] a hash leads to its part of the page, from a link and on a direct load', async ({ page }) => {
  await page.goto('privacy-policy');
  await answering(page);
  const last = page.locator('main section h2').last();
  await expect(last).not.toBeInViewport();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  await expect(last).toBeInViewport();

  await page.goto('#pricing');
  await expect(page.locator('#pricing-title')).toBeInViewport();
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('[2.2.01] the header stays at the top of the window', async ({ page }) => {
      await page.goto('about');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    });
  });
}

test('[2.2.09] Get In Touch is a button among the links', async ({ page }) => {
  await page.goto('about');
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  expect(await styleOf(link('About'), 'backgroundColor')).toBe(NONE);
  expect(await styleOf(link('Get In Touch'), 'backgroundColor')).not.toBe(NONE);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('[2.7.15] [2.7.16] [2.7.17] completed is green, in progress yellow, planned blue', async ({
      page,
    }) => {
      await page.goto('portfolio');
      for (const [status, from, to] of [
        ['Completed', 90, 170],
        ['In progress', 40, 65],
        ['Planned', 195, 250],
      ] as const) {
        const badge = page.locator('article').getByText(status, { exact: true }).first();
        for (const property of ['backgroundColor', 'color'] as const) {
          const hue = hueOf(await styleOf(badge, property));
          expect(hue, `${status}, ${property}`).toBeGreaterThanOrEqual(from);
          expect(hue, `${status}, ${property}`).toBeLessThanOrEqual(to);
        }
      }
    });
  });
}
