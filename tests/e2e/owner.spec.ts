import { expect, test } from '#tests/support/e2e.ts';
import { barriers, sendAsVisitor, signIn, tabShown, watchCalls } from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

test('the tabs stand beside their panel on a wide screen, by the dashboard’s own stylesheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'posts');
  const tabs = await page.getByRole('tablist').boundingBox();
  const panel = await page.getByRole('tabpanel').boundingBox();
  expect(panel!.x).toBeGreaterThanOrEqual(tabs!.x + tabs!.width);
});

test.describe('the owner', () => {
  test('[2.15.42] [4.6.02] [4.6.03] marks a message as read without a call, and the mark stays', async ({
    page,
  }) => {
    await page.goto('');
    await sendAsVisitor(page, 'contact-form.php', {
      name: 'Ana',
      email: 'ana@example.com',
      subject: 'Menu',
      message: 'Hello!',
    });
    const calls = watchCalls(page);
    await signIn(page, 'messages');
    const tab = page.getByRole('tab', { name: /Contact Messages/ });
    await tab.click();
    await expect(page.getByText('Hello!').first()).toBeVisible();
    await expect(tab).toHaveAccessibleDescription('1 to answer');
    await tabShown(page, calls);
    calls.made.length = 0;
    await page
      .getByRole('button', { name: /mark as read/i })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /mark as read/i })).toHaveCount(0);
    expect(calls.made).toEqual([]);
    await page.reload();
    await tab.click();
    await expect(page.getByText('Hello!').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /mark as read/i })).toHaveCount(0);
  });

  test('[4.8.06] signs out, and the dashboard is closed', async ({ page }) => {
    await signIn(page);
    await page.getByRole('button', { name: /sign out/i }).click();
    await expect(page.getByLabel(/^Password/)).toBeVisible();
    expect(
      await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('auth_user')]),
    ).toEqual([null, null]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the dashboard in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('[2.15.01]–[2.15.09] has eight tabs in which axe finds nothing', async ({ page }) => {
      const calls = watchCalls(page);
      await signIn(page);
      const tabs = page.getByRole('tab');
      const names = ['Overview', 'Blog Posts', 'Categories', 'Authors', 'Newsletter', 'Campaigns'];
      await expect(tabs).toHaveCount(8);
      for (const [index, name] of [...names, 'Contact Messages', 'Consultations'].entries()) {
        await expect(tabs.nth(index)).toContainText(name);
        await tabs.nth(index).click();
        await tabShown(page, calls);
        expect([name, await barriers(page)]).toEqual([name, []]);
      }
    });
  });
}
