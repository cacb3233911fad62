import { expect, test } from '#tests/support/e2e.ts';
import { addPost, describePost, dashboard, fillPassword, signIn } from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

test('a session that ends while the owner writes loses nothing: signing in again saves it', async ({
  page,
  request,
  baseURL,
  troubles,
}) => {
  await signIn(page, 'posts');
  await addPost(page);
  await describePost(page, 'Half past four');
  await dashboard.text(page).click();
  await page.keyboard.type('The dough has risen.');

  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const ended = await request.post(`${baseURL}api/logout.php`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(ended.status()).toBe(200);

  await dashboard.button(page, 'Save Post').click();
  const again = page.getByRole('dialog', { name: 'Sign in to go on' });
  await expect(again).toContainText('Nothing you typed is lost');
  await expect(again.getByLabel(/^Email/)).toHaveValue('owner@example.com');
  await page.keyboard.press('Escape');
  await expect(again).toBeVisible();
  await expect(page.locator('input[name=title]')).toHaveValue('Half past four');
  await expect(page.locator('.ql-editor')).toHaveText('The dough has risen.');

  await fillPassword(page);
  await expect(again).toHaveCount(0);
  await expect(dashboard.postModal(page)).toHaveCount(0);
  expect(troubles.splice(0)).toEqual([expect.stringContaining('401')]);
  await page.goto('blog/half-past-four');
  await expect(page.getByText('The dough has risen.')).toBeVisible();
});
