import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { ACCOUNT, expect, settled, test } from '#tests/support/e2e.ts';

test.use({ alone: true, contextOptions: { reducedMotion: 'reduce' } });

const CONTENT =
  '<p>Rye takes its time.</p><h2>The first day</h2><p>Flour, water, and a warm place.</p><pre><code class="language-js">rest(12)</code></pre>';

/** Saves a draft as the owner's writing page does, and makes a link to it. */
async function previewDraft(request: APIRequestContext) {
  const signedIn = (await (await request.post('api/login-clean.php', { data: ACCOUNT })).json()) as {
    token: string;
  };
  const headers = { Authorization: `Bearer ${signedIn.token}` };
  const data = {
    key: 'new-1',
    post_id: null,
    form: {
      title: 'Bread at six',
      excerpt: 'Why it starts at two.',
      content: CONTENT,
      category_id: 1,
      tags: ['bread'],
      featured_image: '/artwork/hero.svg',
      image_attribution: 'Drawn by the house',
    },
    based_on: null,
    revision: 0,
    window: 'w1',
    device: 'Firefox on Linux',
  };
  expect((await request.put('api/post-drafts.php', { headers, data })).ok()).toBe(true);
  const made = await request.post('api/post-previews.php', { headers, data: { key: 'new-1', days: 7 } });
  const { id, token } = (await made.json()) as { id: number; token: string };
  return {
    path: `preview/${token}`,
    end: () => request.delete(`api/post-previews.php?id=${id}`, { headers }),
  };
}

async function axeFinds(page: Page) {
  const found: unknown[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      found.push(
        ...violations.map(({ id, nodes }) => [colorScheme, width, id, nodes.map(({ html }) => html)]),
      );
    }
  }
  return found;
}

test('a draft is read by whoever has its link, without an account, until the link ends', async ({
  page,
  playwright,
  baseURL,
  troubles,
}) => {
  const owner = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const { path, end } = await previewDraft(owner);

  await test.step('as a visitor will read the post', async () => {
    await page.goto(path);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread at six');
    await expect(page.getByText(/^A preview\. It ends on /)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The first day' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
    expect(await axeFinds(page)).toEqual([]);
  });

  await test.step('and says so once it is over', async () => {
    await end();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This preview has ended');
    expect(await axeFinds(page)).toEqual([]);
    troubles.length = 0; // the browser's own lines about the missing page and its missing data
  });
  await owner.dispose();
});
