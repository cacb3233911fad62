import type { Email } from 'postal-mime';
import { expect, test } from './e2e.ts';
import { type Inbox, openInbox } from './inbox.ts';

/** A site of one's own that sends its mail to a real server, whose inbox can be read. */
export const mailTest = test.extend<{ inbox: Inbox }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what is taken apart
  inbox: async ({}, use) => {
    const inbox = await openInbox();
    await use(inbox);
    await inbox.close();
  },
  settings: async ({ inbox }, use) => use({ SMTP_URL: inbox.url, MAIL_RATE: '1000' }),
});

/** The newest mail to an address, once there are so many. */
export async function mailTo(inbox: Inbox, address: string, count = 1): Promise<Email> {
  await expect.poll(() => inbox.of(address).length, { timeout: 30_000 }).toBe(count);
  return inbox.of(address).at(-1)!;
}

/** The link in a mail that leads to `page`, below the base that the browser looks at. */
export function linkTo(path: string, mail: Email): string {
  const found = new RegExp(`https?://[^/\\s]+/(${path}\\?token=[^\\s]+)`).exec(mail.text ?? '');
  if (found === null) throw new Error(`The mail has no link to ${path}.`);
  return found[1]!;
}
