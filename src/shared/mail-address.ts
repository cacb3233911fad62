import { asciiEmail } from './email-address.ts';

/** A `mailto:` address that starts an email; lines of `body` are separated by CRLF. */
export function mailAddress(to: string, subject: string, body = ''): string {
  const recipient = encodeURIComponent(asciiEmail(to)).replace('%40', '@');
  const address = `mailto:${recipient}?subject=${encodeURIComponent(subject)}`;
  return body === '' ? address : `${address}&body=${encodeURIComponent(body)}`;
}
