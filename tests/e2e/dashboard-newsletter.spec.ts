import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from '#tests/support/e2e.ts';
import { dashboard, sendAsVisitor, signIn } from '#tests/support/owner-dashboard.ts';

test.use({ alone: true });

const SUBSCRIBERS = 500;
/** Calls at once while the subscribers are made. */
const AT_ONCE = 25;

/** The newsletters that are wholly written; none while there is no mailbox yet. */
async function emailsIn(mailbox: string): Promise<string[]> {
  const names = await readdir(mailbox).catch(() => []);
  return names.filter((name) => /^[^.].*\.eml$/.test(name));
}

test('[1.19] [2.15.39] [8.51] sends a newsletter to 500 subscribers, a newsletter each', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  await page.goto('');
  const addresses = Array.from({ length: SUBSCRIBERS }, (_, index) => `reader-${index}@example.com`);
  for (let start = 0; start < SUBSCRIBERS; start += AT_ONCE) {
    const some = addresses.slice(start, start + AT_ONCE);
    await Promise.all(some.map((email) => sendAsVisitor(page, 'newsletter.php', { email })));
  }

  await signIn(page, 'newsletter');
  await expect(page.getByText(`Goes to ${SUBSCRIBERS} subscribers.`)).toBeVisible();
  await page.getByLabel('Subject').fill('What the oven taught me');
  await page.getByLabel('Message').fill('Hello,\n\nbread takes its time.');
  await dashboard.button(page, 'Send Newsletter').click();
  const dialog = page.getByRole('dialog', { name: 'Send to subscribers' });
  await expect(dialog).toContainText(`${SUBSCRIBERS} subscribers`);
  await dialog.getByRole('button', { name: `Send to ${SUBSCRIBERS} subscribers` }).click();

  await expect
    .poll(async () => (await emailsIn(site.mailbox)).length, { timeout: 120_000 })
    .toBe(SUBSCRIBERS);
  // A busy machine says how many it has sent by now, and sends the rest.
  await expect(dashboard.question(page)).toContainText(
    /Newsletter sent successfully! Sent to [1-9]\d* subscribers\./,
  );
  await dashboard.question(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('');

  const newsletters = await Promise.all(
    (await emailsIn(site.mailbox)).map(async (name) =>
      PostalMime.parse(await readFile(join(site.mailbox, name))),
    ),
  );
  expect(newsletters.flatMap(({ to }) => to?.map(({ address }) => address)).sort()).toEqual(
    [...addresses].sort(),
  );
  expect(new Set(newsletters.map(({ subject }) => subject))).toEqual(new Set(['What the oven taught me']));
  expect(newsletters.filter(({ html }) => html?.includes('bread takes its time.'))).toHaveLength(SUBSCRIBERS);
});
