import { bookableDays } from '#tests/support/profile-slots.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { barriers, sendAsVisitor, signIn } from '#tests/support/owner-dashboard.ts';
import { answering } from '#tests/support/settled.ts';

test.use({
  alone: true,
  // Playwright's own names itself as a program, which is not counted.
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

test('the overview begins with who is to be called and answered, and tells what was read on the way there', async ({
  page,
}) => {
  await page.goto('about');
  await answering(page);
  const told = page.waitForRequest(/page-views/);
  await page.getByRole('navigation').first().getByRole('link').nth(2).click();
  const path = new URL((await told).url()).searchParams.get('path') ?? '';
  expect(path).toBe(new URL(page.url()).pathname.replace(/^\/shingle/, ''));
  await sendAsVisitor(page, 'contact-form.php', {
    name: 'Ana',
    email: 'ana@example.com',
    subject: 'Menu',
    message: 'Can you put our menu online?',
  });
  const [, day = ''] = bookableDays(new Date());
  await sendAsVisitor(page, 'consultation.php', {
    name: 'Bruno',
    email: 'bruno@example.com',
    phone: '+1 520 555 0100',
    message: 'About our shop.',
    date: day,
    time: '9:00 AM',
  });

  await signIn(page);
  const call = page.getByRole('article', { name: 'Bruno' });
  await expect(call).toContainText('About our shop.');
  await expect(call.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+?1?5205550100$/);
  const messages = page.getByRole('region', { name: 'Messages to answer' });
  await expect(messages).toContainText('Ana: Menu');
  await expect(messages.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    /tab=messages.*&reply=1$/,
  );

  const readers = page.getByRole('region', { name: 'Readers', exact: true });
  await expect(readers.getByRole('region', { name: 'Other pages' })).toContainText(`${path}1`);
  await expect(readers).toContainText('2 views');
  // The chart is read by the arrow keys: today has the views, the day before has none.
  const chart = readers.getByRole('slider');
  await chart.press('End');
  await expect(chart).toHaveAttribute('aria-valuetext', /: 2 views/);
  await chart.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuetext', /: 0 views/);
  await readers.getByText('Show as a table').click();
  await expect(readers.getByRole('row')).toHaveCount(31);
  await readers.getByRole('button', { name: '7 days' }).click();
  await expect(readers.getByRole('row')).toHaveCount(8);
  expect(await barriers(page)).toEqual([]);
});
