import { ACCOUNT, answering, expect, test } from '#tests/support/e2e.ts';
import { linkTo } from '#tests/support/mail-journeys.ts';
import { mailsIn } from '#tests/support/mailbox.ts';
import { barriers, dashboard } from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

const NEW = 'another password for the tests';

test('who has forgotten the password gets a link by mail, and chooses a new one behind it, once', async ({
  page,
  site,
  troubles,
}) => {
  await page.goto('dashboard');
  await answering(page);
  await page.getByLabel(/^Email/).fill(ACCOUNT.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Forgot your password?', level: 1 })).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  await expect(page.getByLabel(/^Email/)).toHaveValue(ACCOUNT.email);
  await page.getByLabel(/^Email/).fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter your email address.').first()).toBeVisible();
  await page.getByLabel(/^Email/).fill(ACCOUNT.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('signs in here, a link is on its way').first()).toBeVisible();

  await expect.poll(async () => (await mailsIn(site.mailbox, ACCOUNT.email)).length).toBe(1);
  const [mail] = await mailsIn(site.mailbox, ACCOUNT.email);
  const link = linkTo('dashboard/password', mail!);
  const answer = await page.goto(link);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  const password = page.getByRole('textbox', { name: 'New password' });
  await password.fill('too short');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The new password needs at least 12 characters.').first()).toBeVisible();
  await expect(password).toBeFocused();
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422')]);
  expect(await barriers(page)).toEqual([]);
  await password.fill(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel(/^Email/).fill(ACCOUNT.email);
  await page.getByLabel(/^Password/).fill(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab').first()).toBeVisible();

  await page.goto(link);
  await password.fill(NEW);
  await dashboard.button(page, 'Set the new password').click();
  await expect(page.getByText('This link was used already, or is over.').first()).toBeVisible();
  await expect(dashboard.button(page, 'Send me a link')).toBeVisible();
  expect(troubles.splice(0)).toEqual([expect.stringContaining('422')]);
});
