import { expect, test } from '#tests/support/e2e.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a reader ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('goes on from a post to its neighbours, to one like it, and to all of its topics', async ({
      page,
      troubles,
    }) => {
      const title = page.getByRole('heading', { level: 1 });
      await page.goto('blog/forms-people-finish');
      const first = await title.innerText();
      const next = page.locator('a[rel=next]');
      const path = await next.getAttribute('href');
      await next.click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await page.locator('a[rel=prev]').click();
      await expect(title).toHaveText(first);

      const related = page.locator('[aria-labelledby=post-related] h3');
      await expect(related).toHaveCount(3);
      const name = await related.first().innerText();
      await related.first().getByRole('link').click();
      await expect(title).toHaveText(name);

      const tag = page.locator('main a[href*="/blog/tag/"]').first();
      const label = (await tag.innerText()).replace('#', '').trim();
      await tag.click();
      await expect(page).toHaveURL(/\/blog\/tag\/[^/]+$/);
      await expect(title).toContainText(label);
      await expect(page.locator('article h3').filter({ hasText: name })).toHaveCount(1);

      await page.goto('blog/forms-people-finish');
      const category = page.locator('article header a[href*="/blog/category/"]');
      const shelf = await category.innerText();
      await category.click();
      await expect(page).toHaveURL(/\/blog\/category\/[^/]+$/);
      await expect(title).toHaveText(shelf);
      await expect(page.locator('article h3').filter({ hasText: first })).toHaveCount(1);
      expect(troubles).toEqual([]);
    });
  });
}
