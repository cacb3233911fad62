import { answering, expect, test } from '#tests/support/e2e.ts';

test.use({ alone: true });

/** Berlin is eight or nine hours ahead of Arizona; Honolulu is three behind. */
test.describe('a visitor who is elsewhere', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('reads the own time first, chooses another zone, and books in it', async ({ page, texts }) => {
    const { consultation } = texts;
    await page.goto('consultation');
    await answering(page);
    await page.getByRole('radio', { name: /day, / }).last().check({ force: true });
    const nine = page.locator('label', { has: page.locator('input[value="9:00 AM"]') });
    await expect(nine).toHaveText(/^[56]:00 PM 9:00 AM in Arizona/);
    await page.getByRole('button', { name: consultation.zone.change }).click();
    const zones = page.getByRole('combobox', { name: consultation.zone.label });
    await expect(zones).toBeFocused();
    await expect(zones).toHaveValue('Europe/Berlin');
    await zones.selectOption('Pacific/Honolulu');
    await expect(nine).toHaveText(/^6:00 AM 9:00 AM in Arizona/);
    await page.locator('input[value="9:00 AM"]').check({ force: true });
    await page.getByLabel(/name/i).fill('Ana Ruiz');
    await page.getByLabel(/email/i).fill('ana@bakery.example');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: consultation.summary.submit }).click();
    expect((await sent).postDataJSON()).toMatchObject({ time: '9:00 AM', time_zone: 'Pacific/Honolulu' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(consultation.booked.title);
    await expect(page.locator('dl')).toContainText(/6:00 AM.*9:00 AM/);
    await expect(page.getByRole('img', { name: texts.drawings.booked })).toBeVisible();
  });
});

test.describe('a visitor with a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has the choice and the next step in reach, and books from there', async ({ page, texts }) => {
    const { consultation } = texts;
    await page.goto('consultation');
    await answering(page);
    const bar = page.locator('[data-booking-bar]');
    const next = bar.getByRole('button');
    await expect(bar).toHaveCount(0); // beside the calendar itself it would say nothing
    await page.locator('input[name=date]:enabled').last().check({ force: true });
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(next).toHaveText(consultation.time.title);
    await next.click();
    await page.getByRole('radio', { name: /^10:00 AM/ }).check({ force: true });
    await expect(bar).toContainText('10:00 AM');
    await expect(next).toHaveText(consultation.bar.details);
    await next.click();
    await expect(page.getByLabel(/name/i)).toBeFocused();
    await page.keyboard.type('Ana Ruiz');
    await page.getByLabel(/email/i).fill('ana@bakery.example');
    await expect(next).toHaveText(consultation.bar.submit);
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(consultation.booked.title);
  });

  test('never has the focus under the bar', async ({ page }) => {
    await page.goto('consultation');
    await answering(page);
    await page.locator('input[name=date]:enabled').first().focus();
    await page.keyboard.press('Space');
    const covered: string[] = [];
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const focused = document.activeElement!;
        const bar = document.querySelector('[data-booking-bar]');
        if (bar === null || bar.contains(focused)) return null;
        const { top, bottom } = focused.getBoundingClientRect();
        const edge = bar.getBoundingClientRect();
        return top < edge.bottom && bottom > edge.top
          ? (focused.getAttribute('name') ?? focused.tagName)
          : null;
      });
      if (found !== null) covered.push(found);
    }
    expect(covered).toEqual([]);
  });
});
