import { domainToASCII, domainToUnicode } from 'node:url';

/** The address for people: a domain in punycode as it was typed, or could have been. See `asciiEmail`. */
export function readableEmail(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  if (!/(^|\.)xn--/i.test(domain)) return address;
  const unicode = domainToUnicode(domain);
  // Of what is no proper punycode, something else would be left.
  return domainToASCII(unicode) === domain.toLowerCase() ? address.slice(0, start) + unicode : address;
}
