import AxeBuilder from '@axe-core/playwright';
import { answering, expect, settled, test } from '#tests/support/e2e.ts';
import { PUBLIC_PAGES } from '#tests/support/public-pages.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of PUBLIC_PAGES) {
      test(`axe finds nothing on /${path}`, async ({ page }) => {
        await page.goto(path);
        await settled(page);
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
        expect(found).toEqual([]);
      });
    }
  });
}

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
