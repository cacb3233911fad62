import type { Message } from './nu-checker.ts';

/** What the checker says and we don't follow. */
export interface Exception {
  message: RegExp;
  /** What stands at the place; anything by default. */
  extract?: RegExp;
  /** Whether it is about emails alone. */
  inEmails?: true;
  reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    message: /^Trailing slash on void elements has no effect/,
    reason: 'React writes void elements so, which the standard allows; every attribute value is quoted.',
  },
  {
    message: /^A “link” element with a “blocking” attribute must have a “rel” attribute/,
    extract: /<link rel="expect" href="#\w+" blocking="render">/,
    reason: 'The standard has it for rel=expect, too, which the checker does not know yet.',
  },
  {
    message: /^CSS: Unrecognized at-rule “@(property|container|starting-style)”/,
    reason: 'CSS Properties and Values and CSS Containment, in all browsers for years.',
  },
  {
    message:
      /^CSS: “(animation-timeline|animation-range|view-timeline|scroll-timeline|timeline-scope|field-sizing|container-type)”: Property “\S+” doesn't exist/,
    reason: 'CSS of the last years, which browsers without it leave out.',
  },
  {
    message: /^CSS: “transition”: “allow-discrete” is not a “transition” value/,
    reason: 'CSS Transitions 2, which browsers without it leave out: the drawer then opens at once.',
  },
  {
    message: /^CSS: Parse Error\./,
    extract: /ht\((?:found|linked)-words?\)\{/,
    reason: '::highlight() of CSS Custom Highlights, which the checker does not know.',
  },
  {
    message: /^CSS: “(margin-trim|transition-property)”: /,
    reason: 'Tailwind’s: a question to the browser, and properties of its own that change smoothly.',
  },
  {
    inEmails: true,
    message: /^The “\w+” attribute on the “table” element is obsolete/,
    reason: 'Outlook lays out by attributes of tables.',
  },
  {
    inEmails: true,
    message: /^Almost standards mode doctype/,
    reason: 'React Email’s: what mail programs were made for.',
  },
  {
    inEmails: true,
    message: /^Element “meta” is missing one or more of the following attributes/,
    extract: /<meta name="x-apple-disable-message-reformatting">/,
    reason: 'Apple Mail’s own, without a value.',
  },
  {
    inEmails: true,
    message: /^CSS: “(mso-[\w-]+|supported-color-schemes)”: Property “\S+” doesn't exist/,
    reason: 'Properties of Outlook’s and of Apple Mail’s own.',
  },
];

/** The exception for what the checker says about a page or an email; undefined if there is none. */
export function exceptionFor(
  { message, extract = '' }: Message,
  isEmail: boolean,
  exceptions: readonly Exception[],
): Exception | undefined {
  return exceptions.find(
    (one) =>
      one.message.test(message) && (one.extract?.test(extract) ?? true) && (isEmail || one.inEmails !== true),
  );
}
