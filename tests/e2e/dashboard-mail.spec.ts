import { expect, test } from '#tests/support/e2e.ts';
import { barriers, sendAsVisitor, signIn } from '#tests/support/owner-dashboard.ts';

/** Nobody takes mail at this port. */
const CLOSED = 'smtp://127.0.0.1:9';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ alone: true, settings: { SMTP_URL: CLOSED }, colorScheme });

    test('the owner is told that no mail goes out, and why', async ({ page }) => {
      await signIn(page, 'overview');
      const message = { name: 'Ana', email: 'ana@example.com', message: 'Our menu is a PDF.' };
      await sendAsVisitor(page, 'contact-form.php', message);
      const told = page.getByRole('region', { name: 'Mail' });
      await expect(async () => {
        await page.reload();
        await expect(told).toContainText('Mail does not go out: 2 mails waiting.', { timeout: 1_000 });
      }).toPass();
      await expect(told).toContainText('ECONNREFUSED');
      expect(await barriers(page)).toEqual([]);
    });
  });
}
