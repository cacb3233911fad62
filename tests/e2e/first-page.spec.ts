import type { Page } from '@playwright/test';
import { answering, expect, test } from '#tests/support/e2e.ts';

const LIST = '**/api/blog-posts-working.php?endpoint=blog-posts&limit=3';

/** Opens another page and goes to the home page from there: it then asks for its posts itself. */
async function goHome(page: Page): Promise<void> {
  await page.goto('about');
  await answering(page);
  await page.locator('header').getByRole('link', { name: 'Wren Calder' }).click();
}

test.describe('the home page', () => {
  test('[2.1.01] [2.1.17] [2.4.06] [7.2.07] leads from / to the newest three posts of the real server', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.origin}/`);
    await expect(page).toHaveURL(`${site.origin}/shingle/`);
    const posts = page.locator('#blog article');
    await expect(posts).toHaveCount(3);
    await expect(posts.first()).toContainText('Why your menu should not be a PDF');
    await expect(posts.nth(2)).toContainText('What a website costs, and where the money goes');

    // They came with the document; from inside the site the page asks for them.
    const call = page.waitForRequest(LIST);
    await goHome(page);
    expect(new URL((await call).url()).pathname).toBe('/shingle/api/blog-posts-working.php');
    await expect(posts).toHaveCount(3);
  });

  test('[2.4.17] [8.01] says that the posts could not be loaded', async ({ page, troubles }) => {
    await page.route(LIST, (route) =>
      route.fulfill({ status: 500, json: { success: false, error: 'The cellar is flooded.' } }),
    );
    await goHome(page);
    await expect(page.locator('#blog')).toContainText('Error loading posts');
    await expect(page.locator('#blog')).toContainText('The cellar is flooded.');
    expect(troubles.some((line) => line.includes('500'))).toBe(true);
    troubles.length = 0;
  });

  test('[2.4.18] [2.4.19] says that there are no posts yet', async ({ page }) => {
    const pagination = { current_page: 1, total_posts: 0, total_pages: 0, posts_per_page: 3 };
    await page.route(LIST, (route) => route.fulfill({ json: { success: true, posts: [], pagination } }));
    await goHome(page);
    await expect(page.locator('#blog')).toContainText('No blog posts yet');
    await expect(page.locator('#blog')).toContainText('Check back soon for new content!');
  });
});

test.describe('a post', () => {
  test('[2.1.08] [2.11.05] is read from the home page', async ({ page }) => {
    await page.goto('');
    await page
      .locator('#blog article')
      .first()
      .getByRole('link', { name: /read more/i })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why your menu should not be a PDF');
    await expect(page).toHaveURL(/\/shingle\/blog\/why-your-menu-should-not-be-a-pdf$/);
  });

  test('[2.1.15] is there on a direct load, and an unknown one is a 404 document', async ({
    page,
    troubles,
  }) => {
    const post = await page.goto('blog/what-a-website-costs');
    expect(post?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const unknown = await page.goto('nowhere');
    expect(unknown?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    troubles.length = 0; // the browser's own line about the 404
  });

  test('leads on from below the dashboard and the portfolio, where nothing is, by the one document of such addresses', async ({
    page,
    troubles,
  }) => {
    const parts = { 'dashboard/nowhere': 'Go to the dashboard', 'portfolio/nowhere': 'All projects' };
    for (const [path, label] of Object.entries(parts)) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: label })).toBeVisible();
      expect(troubles.splice(0)).toEqual([expect.stringContaining('404')]); // the browser's own line about it
    }
  });
});
