import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { answering, expect, settled, test } from '#tests/support/e2e.ts';
import { mailTest } from '#tests/support/mail-journeys.ts';
import { PUBLIC_PAGES } from '#tests/support/public-pages.ts';
import { WALKS } from '#tests/support/walks.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A phone's width and a desktop's. */
const WIDTHS = [390, 1440];
const SCHEMES = ['light', 'dark'] as const;

/** Another post, with a figure, code and a table; a project without pictures of its own; and what is not there. */
const MORE_PAGES = ['blog/responsive-images-in-an-afternoon', 'portfolio/this-website', 'nowhere'];

/** What axe finds on a page at both widths. */
async function findings(page: Page) {
  const found: unknown[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // The newsletter's own frame runs no script, so axe can't look into it.
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').withTags(RULES).analyze();
    found.push(...violations.map(({ id, nodes }) => [width, id, nodes.map(({ html }) => html)]));
  }
  return found;
}

for (const colorScheme of SCHEMES) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of [...PUBLIC_PAGES, ...MORE_PAGES]) {
      test(`axe finds nothing on /${path}`, async ({ page, troubles }) => {
        await page.goto(path);
        await settled(page);
        expect(await findings(page)).toEqual([]);
        if (path === 'nowhere') troubles.length = 0; // the browser's own line about it
      });
    }
  });
}

mailTest.describe('on the screens that forms lead to', () => {
  mailTest.use({ alone: true, contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, walk] of Object.entries(WALKS)) {
    mailTest(`axe finds nothing: ${name}`, async ({ page, inbox, texts, troubles }) => {
      mailTest.setTimeout(300_000);
      await page.clock.install();
      const look = async (screen: string) => {
        const size = page.viewportSize();
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          // Again where a bar was just coming or going: what is really wrong stays wrong.
          await expect
            .poll(() => findings(page), { message: `${screen}, ${colorScheme}`, timeout: 30_000 })
            .toEqual([]);
        }
        if (size !== null) await page.setViewportSize(size);
      };
      await walk({ page, inbox, texts, look });
      troubles.length = 0; // the forms are refused on the way, and the browser says so
    });
  }
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of PUBLIC_PAGES) {
    test(`/${path} loses nothing at the side, and has one heading of the first level`, async ({ page }) => {
      await page.goto(path);
      await settled(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      await expect(page.locator('h1')).toHaveCount(1);
    });
  }
});

test.describe('by keyboard', () => {
  test('[2.1.19] the skip link is the first stop, and moves to the content', async ({ page }) => {
    await page.goto('about');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  test('a page change puts the focus on the new heading', async ({ page }) => {
    await page.goto('');
    await answering(page);
    await page.getByRole('navigation').first().getByRole('link', { name: 'Pricing' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
