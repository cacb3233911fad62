import { describe, expect, it } from 'vitest';
import { EXCEPTIONS } from '#tests/html/exceptions.ts';
import { describeFault, findFaults } from '#tests/html/faults.ts';
import type { Message } from '#tests/html/nu-checker.ts';

const SLASH: Message = { type: 'info', message: 'Trailing slash on void elements has no effect and so on.' };
const OBSOLETE: Message = {
  type: 'info',
  subType: 'warning',
  message: 'The “bgcolor” attribute on the “table” element is obsolete. Use CSS instead.',
};
const STRAY: Message = { type: 'error', message: 'Stray end tag “div”.', extract: '</p>\n  </div>' };

const find = (url: string, ...messages: Message[]) =>
  findFaults(
    messages.map((message) => ({ ...message, url })),
    (name) => ({ name, isEmail: name === 'email' }),
    EXCEPTIONS,
  );

describe('what the HTML checker says', () => {
  it('is a fault of its page, errors and warnings alike, the most frequent first', () => {
    const { faults } = find('/about', OBSOLETE, STRAY, STRAY);
    expect(faults.map(({ rule, places }) => [rule, places.length])).toEqual([
      [`error: ${STRAY.message}`, 2],
      [`warning: ${OBSOLETE.message}`, 1],
    ]);
    expect(describeFault(faults[0]!)).toBe(
      `error: ${STRAY.message} (2)\n${'    /about\n      </p> </div>\n'.repeat(2).trimEnd()}`,
    );
  });

  it('is none where an exception names it; some are for emails alone', () => {
    expect(find('/about', SLASH).faults).toEqual([]);
    expect(find('email', OBSOLETE, SLASH).faults).toEqual([]);
  });

  it('needs the exception of a link for that link alone', () => {
    const message =
      'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is so.';
    const known = '<link rel="expect" href="#main" blocking="render">';
    expect(find('/about', { type: 'error', message, extract: known }).faults).toEqual([]);
    expect(
      find('/about', { type: 'error', message, extract: '<link rel="icon" blocking>' }).faults,
    ).toHaveLength(1);
  });

  it('tells which exceptions nothing needs any more', () => {
    const { unneeded } = find('email', SLASH, OBSOLETE);
    expect(unneeded).toHaveLength(EXCEPTIONS.length - 2);
  });
});
