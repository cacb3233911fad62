/** Of the globals of both sides, neither of whose types are in reach here. */
declare const URL: new (address: string) => { hostname: string };

/** zod's own rule, and top-level domains in punycode. */
const EMAIL =
  /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/i;
const BEYOND_ASCII = /[^ -~]/;
/** What would end the host of a URL, or be decoded in it. */
const URL_SYNTAX = /[\s/?#\\:@[\]%]/;

/** Whether it is an email address in ASCII; see `asciiEmail`. */
export function isEmail(address: string): boolean {
  return EMAIL.test(address);
}

/** Whether the part before the @ is more than ASCII, which many mail servers don't take. */
export function hasForeignName(address: string): boolean {
  return BEYOND_ASCII.test(split(address).name);
}

/**
 * The address as mail servers know it, with a domain beyond ASCII in punycode: `user@exämple.de` is
 * `user@xn--exmple-cua.de`. Unchanged when there is no such form.
 */
export function asciiEmail(address: string): string {
  const { name, domain } = split(address);
  if (!BEYOND_ASCII.test(domain) || URL_SYNTAX.test(domain)) return address;
  try {
    return `${name}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}

function split(address: string): { name: string; domain: string } {
  const at = address.lastIndexOf('@');
  return at < 0
    ? { name: address, domain: '' }
    : { name: address.slice(0, at), domain: address.slice(at + 1) };
}
