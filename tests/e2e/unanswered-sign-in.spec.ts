import type { Page } from '@playwright/test';
import { ACCOUNT, expect, test } from '#tests/support/e2e.ts';
import { barriers, dashboard, fillPassword, signIn } from '#tests/support/owner-dashboard.ts';

const again = (page: Page) => dashboard.button(page, 'Try again');

/** Has every call of a script fail, until the returned function is called. */
async function failing(page: Page, script: string, how: 'no connection' | 'bad gateway') {
  const pattern = `**/${script}`;
  await page.route(pattern, (route) =>
    how === 'no connection'
      ? route.abort('connectionrefused')
      : route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  return () => page.unroute(pattern);
}

for (const [how, why] of [
  ['no connection', 'The server cannot be reached.'],
  ['bad gateway', 'What answers is not the site (HTTP 502)'],
] as const) {
  test(`[8.22] a sign-in with ${how} says why, keeps what is typed, and is tried again`, async ({
    page,
    troubles,
  }) => {
    const repair = await failing(page, 'login-clean.php', how);
    await page.goto('dashboard');
    await page.getByLabel(/^Email/).fill(ACCOUNT.email);
    await fillPassword(page);
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.locator('form').getByText('An error occurred during login').first()).toBeVisible();
    await expect(page.getByLabel(/^Password/)).toHaveValue(ACCOUNT.password);
    expect(await barriers(page)).toEqual([]);
    await repair();
    await again(page).press('Enter');
    await expect(page.getByRole('tab').first()).toBeVisible();
    expect(troubles.splice(0)).not.toEqual([]);
  });
}

test('[4.8.03] a stored sign-in that could not be checked is good again when the server is', async ({
  page,
  troubles,
}) => {
  await signIn(page);
  const repair = await failing(page, 'validate-token.php', 'no connection');
  await page.reload();
  await expect(page.getByText('You were signed in here, which could not be checked.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await page.getByLabel(/^Email/).fill('typed@example.com');
  await again(page).click();
  await expect(again(page)).toBeEnabled();
  await expect(page.getByLabel(/^Email/)).toHaveValue('typed@example.com');
  expect(await barriers(page)).toEqual([]);
  await repair();
  await again(page).click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(troubles.splice(0)).not.toEqual([]);
});
