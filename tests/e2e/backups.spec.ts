import { expect, test } from '#tests/support/e2e.ts';
import { barriers, signIn } from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

test('the overview says that there is no backup, makes one, and says what is in it', async ({ page }) => {
  test.slow(); // another process makes it
  await signIn(page);
  await expect(page.getByText(/^No backup yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(
    page.getByText(
      /^Backed up (today|tonight), .* · restoring it was tested · \d+ posts?, \d+ pictures?, [\d.]+ MB\./,
    ),
  ).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeEnabled();
  expect(await barriers(page)).toEqual([]);
});

test('the overview says in red that backups fail, since when and why', async ({ page }) => {
  await page.route('**/api/backups.php', (route) =>
    route.fulfill({
      json: {
        success: true,
        next_at: '2026-11-25T10:15:00.000Z',
        running: false,
        last: {
          made_at: '2026-11-22T10:16:00.000Z',
          posts: 14,
          pictures: 212,
          bytes: 38_000_000,
          copied_to: 's3://far-away/wren',
        },
        failing: {
          since: '2026-11-23T10:15:00.000Z',
          reason: 'BACKUP_DIR: the folder /srv/backups can’t be used: the disk is full.',
        },
        overdue: true,
      },
    }),
  );
  await signIn(page);
  const trouble = page.getByRole('region', { name: 'Backups' });
  await expect(trouble).toContainText('Backups have failed since');
  await expect(trouble).toContainText('the disk is full');
  await expect(trouble).toContainText('14 posts, 212 pictures, 38 MB');
  await expect(trouble.getByRole('button', { name: 'Back up now' })).toBeEnabled();
  expect(await barriers(page)).toEqual([]);
});
