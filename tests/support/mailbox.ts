import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** An email as its recipient's program parses it. */
export type ReceivedMail = Email & { calendar: string | null };

/** The emails to an address in a mailbox folder, in order of arrival. */
export async function mailsIn(folder: string, address: string): Promise<ReceivedMail[]> {
  const names = await readdir(folder).catch(() => []);
  const emails = await Promise.all(
    names
      .filter((name) => /^[^.].*\.eml$/.test(name))
      .sort()
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return emails
    .filter((mail) => mail.to?.some((to) => to.address === address))
    .map((mail) => ({ ...mail, calendar: calendarOf(mail) }));
}

function calendarOf({ attachments }: Email): string | null {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (file === undefined) return null;
  const text = typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content);
  return text.replace(/\r?\n/g, '\r\n'); // the parser makes every line break a line feed
}
