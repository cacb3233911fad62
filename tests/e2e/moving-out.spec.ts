import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '#tests/support/e2e.ts';
import { barriers, signIn } from '#tests/support/owner-dashboard.ts';
import { runCommand } from '#tests/support/production-install.ts';
import { builtSite } from '#tests/support/server-process.ts';

test.use({ alone: true });

test('everything is downloaded in the browser, and brought into an empty site by the command', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('dashboard/account/data');
  const panel = page.getByRole('region', { name: 'Take everything with you' });
  const coming = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download everything' }).press('Enter');
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^shingle-export-\d{4}-\d\d-\d\d\.zip$/);
  await expect(panel.getByText('Everything is downloaded')).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const folder = await mkdtemp(join(tmpdir(), 'shingle-moved-'));
  try {
    const file = join(folder, 'everything.zip');
    await download.saveAs(file);
    const settings = {
      NODE_ENV: 'development',
      DATABASE_FILE: join(folder, 'empty.db'),
      UPLOADS_DIR: join(folder, 'uploads'),
    };
    const brought = await runCommand(builtSite('wren'), ['import', file], { settings });
    expect(brought).toMatchObject({ code: 0, stderr: '' });
    expect(brought.stdout).toMatch(/^ {2}posts +1\d new/m);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a download that fails says so, and keeps nothing', async ({ page, troubles }) => {
  await signIn(page);
  await page.goto('dashboard/account/data');
  const panel = page.getByRole('region', { name: 'Take everything with you' });
  await page.route('**/api/export.php', (route) =>
    route.fulfill({ status: 507, json: { success: false, error: 'There is no room left.' } }),
  );
  await panel.getByRole('button', { name: 'Download everything' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('There is no room left.');
  await page.getByRole('alertdialog').getByRole('button').first().click();

  await page.unroute('**/api/export.php');
  await page.route('**/api/export.php', (route) => route.abort('connectionreset'));
  await panel.getByRole('button', { name: 'Download everything' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('The download broke off.');
  troubles.length = 0; // the browser's own lines about both
});
