/** A `mailto:` address that begins an email; lines of `body` are parted by CRLF. */
export function mailAddress(to: string, subject: string, body = ''): string {
  const recipient = encodeURIComponent(to).replace('%40', '@');
  const address = `mailto:${recipient}?subject=${encodeURIComponent(subject)}`;
  return body === '' ? address : `${address}&body=${encodeURIComponent(body)}`;
}
