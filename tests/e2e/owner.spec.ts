import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ACCOUNT, expect, test } from '#tests/support/e2e.ts';

test.use({ alone: true });

async function signIn(page: Page, tab = ''): Promise<void> {
  await page.goto(`dashboard${tab}`);
  await page.getByLabel(/^Email/).fill(ACCOUNT.email);
  await page.getByLabel(/^Password/).fill(ACCOUNT.password);
  await page.keyboard.press('Enter');
  await page.getByRole('tab').first().waitFor();
}

/** A visitor's call to the API, from the page's own origin. */
async function post(page: Page, script: string, data: object): Promise<void> {
  const answer = await page.request.post(new URL(`api/${script}`, page.url()).href, { data });
  expect(answer.status()).toBe(200);
}

test.describe('the owner', () => {
  test('[1.12] [1.13] [4.10.01]–[4.10.05] writes, publishes, edits, unpublishes and deletes a post', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page, '?tab=posts');
    await page.getByRole('button', { name: 'Add Post' }).click();
    const modal = page.getByRole('dialog');
    await modal.getByLabel('Title', { exact: true }).fill('Bread at six');
    await modal.getByLabel('Excerpt').fill('Why the oven is on so early.');
    await modal.getByRole('textbox', { name: 'Content' }).click();
    await page.keyboard.type('The oven is on at four.');
    await modal.getByLabel('Category').selectOption({ label: 'Business' });
    await modal.getByRole('button', { name: 'Save Post' }).click();
    await expect(modal).toHaveCount(0);

    const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
    await visitor.goto('blog/bread-at-six');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bread at six');
    await expect(visitor.getByText('The oven is on at four.')).toBeVisible();

    await page.getByRole('button', { name: 'Edit: Bread at six' }).click();
    await expect(modal.getByLabel('Title', { exact: true })).toHaveValue('Bread at six');
    await modal.getByLabel('Excerpt').fill('Because rye takes its time.');
    await modal.getByRole('button', { name: 'Save Post' }).click();
    await expect(modal).toHaveCount(0);

    await page.getByRole('button', { name: 'Unpublish: Bread at six' }).click();
    await expect(page.getByRole('button', { name: 'Publish: Bread at six', exact: true })).toBeVisible();
    const gone = await visitor.goto('blog/bread-at-six');
    expect(gone?.status()).toBe(404);
    await visitor.close();

    await page.getByRole('button', { name: 'Delete: Bread at six' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('This action cannot be undone');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Blog post deleted successfully').first()).toBeAttached();
    await expect(page.getByRole('button', { name: 'Edit: Bread at six' })).toHaveCount(0);
  });

  test('[2.15.42] [4.6.02] [4.6.03] marks a message as read without a call, and the mark stays', async ({
    page,
  }) => {
    await page.goto('');
    await post(page, 'contact-form.php', {
      name: 'Ana',
      email: 'ana@example.com',
      subject: 'Menu',
      message: 'Hello!',
    });
    await signIn(page, '?tab=messages');
    await page.getByRole('tab', { name: /Contact Messages/ }).click();
    await page.waitForLoadState('networkidle');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page
      .getByRole('button', { name: /mark as read/i })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /mark as read/i })).toHaveCount(0);
    expect(calls).toEqual([]);
    await page.reload();
    await page.getByRole('tab', { name: /Contact Messages/ }).click();
    await expect(page.getByText('Hello!').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /mark as read/i })).toHaveCount(0);
  });

  test('[4.8.06] signs out, and the desk is closed', async ({ page }) => {
    await signIn(page);
    await page.getByRole('button', { name: /sign out/i }).click();
    await expect(page.getByLabel(/^Password/)).toBeVisible();
    expect(
      await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('auth_user')]),
    ).toEqual([null, null]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the desk in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('[2.15.01]–[2.15.09] has eight tabs in which axe finds nothing', async ({ page }) => {
      await signIn(page);
      const tabs = page.getByRole('tab');
      const names = ['Overview', 'Blog Posts', 'Categories', 'Authors', 'Newsletter', 'Campaigns'];
      await expect(tabs).toHaveCount(8);
      for (const [index, name] of [...names, 'Contact Messages', 'Consultations'].entries()) {
        await expect(tabs.nth(index)).toContainText(name);
        await tabs.nth(index).click();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect([name, violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])]).toEqual([
          name,
          [],
        ]);
      }
    });
  });
}
