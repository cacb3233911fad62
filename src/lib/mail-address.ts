/** A `mailto:` address that begins a letter; lines of `body` are parted by CRLF. */
export function mailAddress(to: string, subject: string, body: string): string {
  const recipient = encodeURIComponent(to).replace('%40', '@');
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
