/** A `mailto:` address that starts an email; lines of `body` are separated by CRLF. */
export function mailAddress(to: string, subject: string, body = ''): string {
  const recipient = encodeURIComponent(to).replace('%40', '@');
  const address = `mailto:${recipient}?subject=${encodeURIComponent(subject)}`;
  return body === '' ? address : `${address}&body=${encodeURIComponent(body)}`;
}
