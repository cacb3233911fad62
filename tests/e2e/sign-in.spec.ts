import type { Page } from '@playwright/test';
import { ACCOUNT, answering, expect, holdScripts, test } from '#tests/support/e2e.ts';

declare global {
  interface Window {
    /** Whether the sign-in form was ever on the screen, looked at in every frame. */
    formWasSeen: boolean;
  }
}

const heading = (page: Page) => page.getByRole('heading', { name: 'Sign in', level: 1 });

/** Notes in every frame of the pages to come whether the form is to be seen. */
async function watchForm(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.formWasSeen = false;
    const check = () => {
      const form = document.querySelector('.sign-in form');
      if (form?.checkVisibility() === true) window.formWasSeen = true;
      requestAnimationFrame(check);
    };
    check();
  });
}

const storeToken = (page: Page) => page.addInitScript(() => localStorage.setItem('auth_token', 'kept-token'));

test.describe('the sign-in', () => {
  test('[2.14.01] is painted before any script of the page has come, and taken over as it stands', async ({
    page,
  }) => {
    await watchForm(page);
    const release = await holdScripts(page);
    await page.goto('dashboard?tab=messages', { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    expect(await page.evaluate(() => window.formWasSeen)).toBe(true);
    await heading(page).evaluate((element) => element.setAttribute('data-first', ''));
    release();
    await answering(page);
    await expect(page.locator('h1[data-first]')).toHaveCount(1);
  });

  test('fetches the dashboard while somebody fills it in, and nothing of it before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    const ofTheDashboard = () => scripts.filter((url) => /DashboardPage|OverviewTab/.test(url)).length;
    await page.goto('dashboard');
    await answering(page);
    expect(ofTheDashboard()).toBe(0);
    await page.getByLabel(/^Email/).fill(ACCOUNT.email);
    await expect.poll(ofTheDashboard).toBe(2);
    await page.getByLabel(/^Password/).fill(ACCOUNT.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab').first()).toBeVisible();
    expect(ofTheDashboard()).toBe(2);
  });

  test('keeps what is typed before the scripts run, and carries out what is pressed', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('dashboard', { waitUntil: 'commit' });
    await page.getByLabel(/^Email/).fill(ACCOUNT.email);
    await page.getByLabel(/^Password/).fill(ACCOUNT.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    release();
    await expect(page.getByRole('tab').first()).toBeVisible();
  });

  test('[D41] is never seen by whoever has a session', async ({ page }) => {
    await page.goto('dashboard');
    await page.getByLabel(/^Email/).fill(ACCOUNT.email);
    await page.getByLabel(/^Password/).fill(ACCOUNT.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab').first()).toBeVisible();

    await watchForm(page);
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('header').getByText('Wren Calder')).toBeVisible();
    await expect(heading(page)).toBeHidden();
    release();
    await expect(page.getByRole('tab').first()).toBeVisible();
    expect(await page.evaluate(() => window.formWasSeen)).toBe(false);
  });

  test('[D41] [4.8.02] comes once the server has refused a stored token, and not before', async ({
    page,
    troubles,
  }) => {
    let refuse: () => void = () => undefined;
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await page.route('**/validate-token.php', async (route) => {
      await refused;
      await route.continue();
    });
    await storeToken(page);
    await watchForm(page);
    await page.goto('dashboard');
    await expect(page.getByText('Checking your sign-in...')).toBeVisible();
    expect(await page.evaluate(() => window.formWasSeen)).toBe(false);
    refuse();
    await expect(heading(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    expect(troubles.splice(0)).toEqual([expect.stringContaining('401')]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('says that it needs it', async ({ page }) => {
      await page.goto('dashboard');
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('form noscript p')).toContainText('This form needs JavaScript.');
      await expect(page.locator('form noscript p')).toBeVisible();
    });
  });
});
