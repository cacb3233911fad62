import type { EmailContent } from '#server/mail/mailer.ts';

/** All URLs in an email's parts and headers, as path and query. */
export function linksIn({ text, html, headers = {} }: EmailContent): string[] {
  const found = [text, html, ...Object.values(headers)].flatMap((part) =>
    part.match(/https?:\/\/[^\s"<>]+/g),
  );
  const addresses = found.filter((address) => address !== null).map((address) => new URL(address));
  const own = addresses.filter(({ hostname }) => hostname === 'localhost');
  return [...new Set(own.map(({ pathname, search }) => pathname + search))];
}

/** The token in an email's link to `page`. */
export function tokenFor(page: string, mail: EmailContent): string {
  const link = linksIn(mail).find((path) => path.startsWith(page));
  const token = link === undefined ? null : new URLSearchParams(link.split('?')[1]).get('token');
  if (token === null) throw new Error(`The mail has no link to ${page}.`);
  return token;
}
