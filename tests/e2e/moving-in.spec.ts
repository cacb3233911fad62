import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { barriers, signIn } from '#tests/support/owner-dashboard.ts';
import { wxr, wxrItem } from '#tests/support/wxr.ts';

test.use({ alone: true });

const panel = (page: Page) => page.getByRole('region', { name: 'Moving in' });

async function openPanel(page: Page): Promise<void> {
  await signIn(page);
  await page.goto('dashboard/account/data');
  await expect(panel(page).getByLabel('The export')).toBeVisible();
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  await panel(page)
    .getByLabel('The export')
    .setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(text) });
  await panel(page).getByRole('button', { name: 'Preview the import' }).click();
}

test('an export is looked at, brought, reported, and read by visitors', async ({ page }) => {
  await openPanel(page);
  const about = wxrItem({ id: '9', type: 'page', title: 'About us', link: 'https://old.example/crew/' });
  await choose(
    page,
    'my blog.xml',
    wxr([wxrItem({}), wxrItem({ id: '8', title: 'Hidden', status: 'private' }), about]),
  );
  await expect(panel(page).getByText('my blog.xml: this would come.')).toBeVisible({ timeout: 30_000 });
  await expect(panel(page)).toContainText('“Hidden” was private: it would be a draft here.');
  await expect(panel(page)).toContainText('About us (https://old.example/crew/)');
  expect(await barriers(page)).toEqual([]);

  // What it found is there after a reload, too.
  await page.reload();
  await panel(page).getByRole('checkbox', { name: 'Make files of the pages' }).check();
  await panel(page).getByRole('button', { name: 'Import', exact: true }).click();
  await expect(panel(page).getByText('It is done, and the site shows it.')).toBeVisible({ timeout: 30_000 });
  await expect(panel(page)).toContainText('“Hidden” was private: it is a draft here.');
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Save the report' }).click(),
  ]);
  expect(report.suggestedFilename()).toBe('import-report.json');
  const [pages] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Save 1 page' }).click(),
  ]);
  expect(pages.suggestedFilename()).toBe('pages.zip');
  await page.goto('2017/05/harbour-7/');
  await expect(page).toHaveURL(/\/blog\/harbour-7$/);
  await expect(page.getByRole('heading', { level: 1, name: 'A day at the harbour' })).toBeVisible();
  await page.goto('dashboard/account/data');
  await expect(page.getByRole('region', { name: 'Old addresses' })).toContainText('/2017/05/harbour-7');
  await panel(page).getByRole('button', { name: 'Bring something else' }).click();
  await expect(panel(page).getByLabel('The export')).toBeVisible();
});

test('a damaged file is named in a sentence, and nothing is changed', async ({ page }) => {
  await openPanel(page);
  await choose(page, 'broken.xml', wxr([wxrItem({})]).slice(0, -30));
  await expect(panel(page).getByRole('alert')).toContainText(
    'broken.xml is cut off or damaged: its end is not there. Export it again. Nothing was changed.',
    { timeout: 30_000 },
  );
  await expect(panel(page).getByLabel('The export')).toBeVisible();
  expect((await page.request.get('2017/05/harbour-7/')).status()).toBe(404);
});
