import type { Page } from '@playwright/test';
import { answering, expect, test } from '#tests/support/e2e.ts';
import { signIn } from '#tests/support/owner-dashboard.ts';

/** Takes a page's code away, as an update of the site does, or a broken connection. */
async function withoutCode(page: Page, name: string): Promise<() => Promise<void>> {
  const files = `**/assets/${name}-*.js`;
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  return () => page.unroute(files);
}

/** Marks the document, to see whether the next page comes with another one. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.locator('html').evaluate((html) => html.setAttribute('data-marked', ''));
  return () => page.locator('html[data-marked]').isVisible();
}

test.describe('a page that was left open', () => {
  test('opens the next one of the site as it is by now, after an update', async ({ page, troubles }) => {
    await page.goto('');
    await answering(page);
    const isMarked = await mark(page);
    const bringBack = await withoutCode(page, 'AboutPage');
    await page.route('**/shingle/about', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue();
      await bringBack();
      const response = await route.fetch();
      const body = (await response.text()).replace(/index-[\w-]+\.js/g, 'index-updated.js');
      return route.fulfill({ response, body });
    });
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect.poll(isMarked).toBe(false);
    await answering(page);
    await expect(page).toHaveURL(/\/shingle\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    troubles.length = 0; // the browser tells of the missing file
  });

  test('says so when a page does not come, and stays what it is', async ({ page, troubles }) => {
    await page.goto('');
    await answering(page);
    const isMarked = await mark(page);
    await withoutCode(page, 'AboutPage');
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page.getByRole('alert')).toContainText('This page did not load');
    expect(await isMarked()).toBe(true);
    await expect(page.getByRole('banner')).toBeVisible();
    troubles.length = 0;
  });

  test('says so without a connection, too', async ({ page, troubles, context }) => {
    await page.goto('');
    await answering(page);
    const isMarked = await mark(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page.getByRole('alert')).toContainText('This page did not load');
    expect(await isMarked()).toBe(true);
    troubles.length = 0;
  });
});

test('a page whose code does not come with its document can be loaded again', async ({ page, troubles }) => {
  const bringBack = await withoutCode(page, 'AboutPage');
  await page.goto('about');
  await expect(page.getByRole('alert')).toContainText('This page did not load');
  const isMarked = await mark(page);
  await bringBack();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect.poll(isMarked).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  troubles.length = 0;
});

test('a dashboard whose code does not come says so, and so does a tab, which tries again once it is online', async ({
  page,
  troubles,
  context,
}) => {
  const bringBack = await withoutCode(page, 'DashboardLayout');
  await page.goto('dashboard');
  const failed = page.getByRole('alert');
  await expect(failed).toContainText('This page did not load');
  await bringBack();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('heading', { name: /sign in/i })).toBeVisible();

  await signIn(page);
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Campaigns' }).click();
  await expect(failed).toContainText('Error loading campaigns');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failed).toContainText('Error loading campaigns');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible();
  troubles.length = 0;
});
