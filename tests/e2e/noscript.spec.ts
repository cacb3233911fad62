import { expect, test } from '#tests/support/e2e.ts';
import { linkTo, mailTo, mailTest } from '#tests/support/mail-journeys.ts';
import { RENDERED_PAGES } from '#tests/support/public-pages.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads whole', async ({ page, troubles }) => {
    for (const address of RENDERED_PAGES) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      await expect(page.locator('[aria-label^="Loading"]'), address).toHaveCount(0);
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Blog' }), address).toBeVisible();
    }
    expect(troubles).toEqual([]);
  });

  test('[1.05] [2.10.01] a post is found and read', async ({ page }) => {
    await page.goto('');
    await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('searchbox').fill('DMARC');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.locator('article')).toHaveCount(1);
    await page.getByRole('link', { name: /read more/i }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Email on your own domain/);
    await expect(page.locator('article pre').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  });

  test('questions open, and each form says how else to get in touch', async ({ page }) => {
    await page.goto('pricing');
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
    for (const address of ['contact', 'consultation', '']) {
      await page.goto(address);
      const form = page.locator('main form').last();
      await expect(form.locator('noscript p')).toContainText('This form needs JavaScript.');
      await expect(form.locator('noscript p')).toBeVisible();
      await expect(form.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    }
  });

  test.describe('at 390 px', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the menu stands open, in two rows above the page', async ({ page }) => {
      await page.goto('');
      const { height } = (await page.locator('header').boundingBox())!;
      expect(height).toBeLessThan(190);
      await expect(page.locator('header').getByRole('button')).toHaveCount(0);
      await page.locator('header').getByRole('link', { name: 'Services' }).click();
      await expect(page).toHaveURL(/\/services$/);
    });
  });
});

mailTest.describe('without JavaScript, by the links in mails', () => {
  mailTest.use({ javaScriptEnabled: false, alone: true });

  mailTest(
    '[K7] [K18] a subscriber confirms, leaves, and leaves without a working link',
    async ({ page, site, inbox }) => {
      const subscribe = (email: string) =>
        page.request.post(`${site.origin}/shingle/api/newsletter.php`, { data: { email } });
      const heading = page.getByRole('heading', { level: 1 });
      await subscribe('reader@example.com');
      await page.goto(linkTo('newsletter/confirm', await mailTo(inbox, 'reader@example.com')));
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(heading).toHaveText('You’re on the list.');
      await expect(page).toHaveURL(/\/shingle\/newsletter\/confirm\?done$/);

      await page.goto('newsletter/unsubscribe?token=1-1.broken');
      await expect(heading).toHaveText('This link does not work.');
      await page.getByLabel('The address my letters come to').fill('reader@example.com');
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await expect(heading).toHaveText('Check your inbox.');

      await page.goto(linkTo('newsletter/unsubscribe', await mailTo(inbox, 'reader@example.com', 2)));
      await expect(heading).toHaveText('Leave the list?');
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(heading).toHaveText('You’re off the list.');
      await expect(page).toHaveURL(/\/shingle\/newsletter\/unsubscribe\?done$/);
    },
  );
});
