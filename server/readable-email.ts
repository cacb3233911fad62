import { domainToASCII, domainToUnicode } from 'node:url';

/** The address for people: a domain in punycode as it was typed, or could have been. See `asciiEmail`. */
export function readableEmail(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  return address.slice(0, start) + readableDomain(address.slice(start));
}

/** A domain for people, likewise. */
export function readableDomain(domain: string): string {
  if (!/(^|\.)xn--/i.test(domain)) return domain;
  const unicode = domainToUnicode(domain);
  // Of what is no proper punycode, something else would be left.
  return domainToASCII(unicode) === domain.toLowerCase() ? unicode : domain;
}
