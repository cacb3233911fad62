import { answering, expect, test } from '#tests/support/e2e.ts';

test.describe('a visitor', () => {
  test.use({ alone: true });

  test('[1.05] [1.08] [4.1.04] reads a post and subscribes', async ({ page }) => {
    await page.goto('blog/what-a-website-costs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/What a website costs/);
    await page.goto('');
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) });
    await form.getByLabel(/email/i).fill('bakery@example.com');
    const answer = page.waitForResponse('**/newsletter.php');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    expect((await answer).status()).toBe(200);
    await expect(page.getByText(/thank you/i).first()).toBeVisible();
    await expect(form).toHaveCount(0);
  });

  test('[1.06] [1.07] [2.10.04] [2.11.14] finds a post and shares it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('blog');
    await expect(page.locator('article')).toHaveCount(6);
    await page.getByRole('combobox').selectOption('Tutorial');
    await expect(page).toHaveURL(/category=Tutorial/);
    await page.getByRole('searchbox').fill('DMARC');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.locator('article')).toHaveCount(1);
    await page.getByRole('link', { name: /read more/i }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Email on your own domain/);
    await page.getByRole('button', { name: /share/i }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\/blog\/email-on-your-own-domain$/);
    await page.goBack();
    await expect(page).toHaveURL(/category=Tutorial.*search=DMARC|search=DMARC.*category=Tutorial/);
    await expect(page.locator('article')).toHaveCount(1);
  });

  test('[2.10.08]–[2.10.11] pages through the blog, and Back works', async ({ page }) => {
    await page.goto('blog');
    await page.getByRole('navigation', { name: /page/i }).getByRole('link', { name: /next/i }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator('article')).toHaveCount(6);
    await page.reload();
    await expect(page.locator('article')).toHaveCount(6);
    const turning = page.getByRole('navigation', { name: /page/i });
    await expect(turning.getByRole('link', { name: 'Page 1' })).toBeVisible();
    await expect(turning.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page).not.toHaveURL(/page=2/);
    await page.goForward();
    await expect(page).toHaveURL(/page=2/);
    await turning.getByRole('link', { name: /previous/i }).click();
    await expect(page).not.toHaveURL(/page=2/);
    await expect(page.locator('article')).toHaveCount(6);
    await page.goto('blog?search=DMARC');
    await expect(page.locator('article')).toHaveCount(1);
    await expect(turning).toHaveCount(0);
  });

  test('[1.03] [1.09] [2.9.07]–[2.9.11] looks at the portfolio, then writes', async ({ page }) => {
    await page.goto('portfolio');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Six pieces of work, and what each was for',
    );
    await expect(page.locator('article')).toHaveCount(6);
    await page.getByRole('navigation').first().getByRole('link', { name: 'Get In Touch' }).click();
    await page.getByLabel('Your name').fill('Ana');
    await page.getByLabel(/^Email/).fill('ana@example.com');
    await page.getByRole('combobox').selectOption('Website Redesign');
    await page.getByLabel(/^Message/).fill('Our menu is a PDF.');
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/shingle');
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    for (const field of ['Your name', /^Email/, /^Message/]) {
      await expect(page.getByLabel(field)).toHaveValue('');
    }
    await expect(page.getByRole('combobox')).toHaveValue('');
  });

  test('[1.10] [2.12.01]–[2.12.10] books a time, which is then taken for the next', async ({
    page,
    texts,
    browser,
    baseURL,
  }) => {
    await page.goto('consultation');
    await answering(page);
    const submit = page.getByRole('button', { name: /schedule|book/i }).last();
    await expect(submit).toBeDisabled();
    const days = texts.bookableDays(new Date());
    const offered = page.locator('input[name=date]');
    expect(
      await offered.evaluateAll((radios: HTMLInputElement[]) => radios.map(({ value }) => value)),
    ).toEqual(days);
    const months = new Set(days.map((day) => day.slice(0, 7)));
    await expect(page.getByRole('group', { name: / 20\d\d$/ })).toHaveCount(months.size);
    await page
      .getByRole('radio', { name: /20\d\d|day/i })
      .last()
      .check({ force: true });
    await page.getByRole('radio', { name: /^10:00 AM/ }).check({ force: true });
    await expect(page.getByLabel('Your consultation')).toContainText('10:00 AM');
    await page.getByLabel(/name/i).fill('Ana');
    await page.getByLabel(/email/i).fill('ana@example.com');
    await submit.click();
    await expect(page.getByRole('button', { name: 'Schedule Another Consultation' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Homepage' })).toHaveAttribute('href', '/shingle');

    const next = await browser.newPage({ baseURL: baseURL ?? '' });
    await next.goto('consultation');
    await next
      .getByRole('radio', { name: /20\d\d|day/i })
      .last()
      .check({ force: true });
    await expect(next.getByRole('radio', { name: /^10:00 AM/ })).toBeDisabled();
    await next.close();
  });
});

test.describe('a visitor for whom something fails', () => {
  test('[8.18] [8.19] [4.3.04] keeps what was written when the contact form gets no answer', async ({
    page,
    troubles,
  }) => {
    await page.route('**/contact-form.php', (route) => route.abort());
    await page.goto('contact');
    await page.getByLabel('Your name').fill('Ana');
    await page.getByLabel(/^Email/).fill('ana@example.com');
    await page.getByRole('combobox').selectOption('Other');
    await page.getByLabel(/^Message/).fill('Our menu is a PDF.');
    await page.getByRole('button', { name: /send/i }).click();
    await expect(
      page.getByText('Network error. Please check your connection and try again.').first(),
    ).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByLabel(/^Message/)).toHaveValue('Our menu is a PDF.');
    troubles.length = 0; // the refused connection
  });

  test('[8.10] [8.11] [4.1.05] reads in an alert that the signup failed', async ({ page, troubles }) => {
    await page.route('**/newsletter.php', (route) => route.abort());
    await page.goto('');
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Subscribe' }) });
    await form.getByLabel(/email/i).fill('bakery@example.com');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Failed to subscribe. Please check your connection and try again.');
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
    await expect(form.getByLabel(/email/i)).toHaveValue('bakery@example.com');
    troubles.length = 0; // the refused connection
  });

  test('[2.11.02] is led to the blog from a post that is not there', async ({ page, troubles }) => {
    await page.goto('blog/no-such-post');
    await expect(page).toHaveURL(/\/shingle\/blog$/);
    troubles.length = 0; // the 404 of the document and of the call
  });
});

test.describe('a visitor with a keyboard alone', () => {
  test.use({ alone: true });

  test('[1.10] books a consultation', async ({ page }) => {
    await page.goto('consultation');
    await answering(page);
    const days = page.getByRole('radio', { name: /20\d\d|day/i });
    await days.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('radio', { name: /^3:00 PM/ }).focus();
    await page.keyboard.press('Space');
    await page.getByLabel(/name/i).focus();
    await page.keyboard.type('Bea');
    await page.keyboard.press('Tab');
    await page.keyboard.type('bea@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Schedule Another Consultation' })).toBeVisible();
  });
});

test.describe('a visitor at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[2.2.02] [2.2.03] [4.14.01] goes through the menu, which closes on a link', async ({ page }) => {
    await page.goto('');
    const menu = page.locator('header button[aria-expanded]'); // its name says what it does next
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
});
