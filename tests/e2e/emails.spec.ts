import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { emailsOf } from '#tests/support/emails-of.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [320, 390, 700];

for (const content of ['tests/content/wren', 'tests/content/lisbon']) {
  test.describe(`the emails of ${content}`, () => {
    let documents: [string, string][];
    test.beforeAll(async () => {
      documents = [...(await (await emailsOf(content)).sampleDocuments())];
      expect(documents.length).toBeGreaterThan(20);
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`are whole at any width, and axe finds nothing, in the ${colorScheme} theme`, async ({ page }) => {
        test.slow(); // there are some
        await page.emulateMedia({ colorScheme });
        for (const [name, html] of documents) {
          await page.setContent(html);
          for (const width of WIDTHS) expect(await widthOf(page, width), name).toBe(width);
          const column = await page.locator('.column').boundingBox();
          expect(column?.width, name).toBe(600);
          const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
          expect(
            violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
            name,
          ).toEqual([]);
        }
      });
    }

    test('are whole without style sheet and picture, too, and have one picture and at most one button', async ({
      page,
    }) => {
      for (const [name, html] of documents) {
        await page.setContent(html);
        const picture = page.locator('img:not(.picture)'); // besides an author's
        await expect(picture, name).toHaveCount(1);
        expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth), name).toBe(96);
        expect(await page.locator('a.action').count(), name).toBeLessThanOrEqual(1);
        const heading = await page.locator('h1').boundingBox();
        await page.setContent(html.replace(/<style>.*?<\/style>/gs, '').replace(/data:image[^"]+/, ''));
        for (const width of WIDTHS) expect(await widthOf(page, width), name).toBe(width);
        await page.setViewportSize({ width: 1280, height: 720 });
        expect(await page.locator('h1').boundingBox(), name).toEqual(heading);
      }
    });
  });
}

/** How wide the page is that an email needs, in a window of this width. */
async function widthOf(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => document.documentElement.scrollWidth);
}
