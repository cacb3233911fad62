import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from '#tests/support/e2e.ts';
import { desk, sendAsVisitor, signIn } from '#tests/support/owner-desk.ts';

test.use({ alone: true });

const SUBSCRIBERS = 500;
/** Calls at once while the subscribers are made. */
const AT_ONCE = 25;

/** The letters that are wholly written; none while there is no mailbox yet. */
async function lettersIn(mailbox: string): Promise<string[]> {
  const names = await readdir(mailbox).catch(() => []);
  return names.filter((name) => /^[^.].*\.eml$/.test(name));
}

test('[1.19] [2.15.39] [8.51] sends a newsletter to 500 subscribers, a letter each', async ({
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
  await expect(page.getByText(`Goes to ${SUBSCRIBERS} active subscribers.`)).toBeVisible();
  await page.getByLabel('Subject').fill('What the oven taught me');
  await page.getByLabel('Message').fill('Hello,\n\nbread takes its time.');
  await desk.button(page, 'Send Newsletter').click();
  await expect(desk.question(page)).toContainText(`Send it to ${SUBSCRIBERS} subscribers?`);
  await desk.question(page).getByRole('button', { name: 'Send now' }).click();

  await expect
    .poll(async () => (await lettersIn(site.mailbox)).length, { timeout: 120_000 })
    .toBe(SUBSCRIBERS);
  await expect(desk.question(page)).toContainText(
    `Newsletter sent successfully! Sent to ${SUBSCRIBERS} subscribers.`,
  );
  await desk.question(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('');

  const letters = await Promise.all(
    (await lettersIn(site.mailbox)).map(async (name) =>
      PostalMime.parse(await readFile(join(site.mailbox, name))),
    ),
  );
  expect(letters.flatMap(({ to }) => to?.map(({ address }) => address)).sort()).toEqual(
    [...addresses].sort(),
  );
  expect(new Set(letters.map(({ subject }) => subject))).toEqual(new Set(['What the oven taught me']));
  expect(letters.filter(({ html }) => html?.includes('bread takes its time.'))).toHaveLength(SUBSCRIBERS);
});
