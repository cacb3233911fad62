import { expect, test } from '#tests/support/e2e.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { mailsIn } from '#tests/support/mailbox.ts';
import { dashboard, sendAsVisitor, signIn, tabShown, watchCalls } from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

test('[2.15.45] [4.7.03] [4.7.04] confirms a consultation without a call, and the mark stays', async ({
  page,
  texts,
}) => {
  await page.goto('');
  const day = texts.bookableDays(new Date()).at(-1) ?? '';
  await sendAsVisitor(page, 'consultation.php', bookingInput(day, '9:00 AM'));
  const calls = watchCalls(page);
  await signIn(page, 'consultations');
  const tab = page.getByRole('tab', { name: /Consultations/ });
  await expect(tab).toHaveAccessibleDescription('1 pending');
  await tabShown(page, calls);
  calls.made.length = 0;
  await dashboard.button(page, 'Confirm').click();

  const row = page.getByRole('article', { name: 'Ada Ruiz' });
  await expect(row.getByText('Confirmed')).toBeVisible();
  await expect(dashboard.button(page, 'Confirm')).toHaveCount(0);
  await expect(tab).not.toHaveAccessibleDescription('1 pending');
  expect(calls.made).toEqual([]);

  await page.reload();
  await expect(row.getByText('Confirmed')).toBeVisible();
  await expect(dashboard.button(page, 'Confirm')).toHaveCount(0);
});

test('says before it deletes one that is ahead that its visitor gets an email, which then comes', async ({
  page,
  site,
  texts,
}) => {
  await page.goto('');
  const day = texts.bookableDays(new Date()).at(-1) ?? '';
  await sendAsVisitor(page, 'consultation.php', bookingInput(day, '9:00 AM'));
  await signIn(page, 'consultations');
  await dashboard.button(page, 'More: Ada Ruiz').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = dashboard.question(page);
  await expect(question).toContainText('This action cannot be undone.');
  await expect(question).toContainText('Ada Ruiz gets an email that it is called off.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Consultation deleted successfully').first()).toBeVisible();
  await expect
    .poll(async () => (await mailsIn(site.mailbox, 'ada@example.com')).map(({ subject }) => subject), {
      timeout: 20_000, // once it can't be taken back any more
    })
    .toEqual([expect.stringMatching(/^Your consultation/), expect.stringMatching(/^Cancelled/)]);
});
