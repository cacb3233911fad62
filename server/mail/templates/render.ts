import { render } from '@react-email/components';
import type { ReactElement } from 'react';
import { halves } from '#shared/clock-patterns.ts';
import { plainTextOf } from './plain-text.ts';

/** 'AM' after a figure, with the space before it, where the site's clock has halves. */
const HALF = new RegExp(`(?<=\\d) (?=(?:${halves.join('|')})(?!\\w))`, 'g');

/** One word in brackets, with the space before it: 'Ana (Berlin)', 'Call (520) 555-0100'. */
const ASIDE = / (?=\([^\s()<>]+\))/g;

/** Keeps a figure and its AM or PM in one line, and a word in brackets beside the one before it. */
function unbroken(html: string): string {
  const [head = '', ...body] = html.split(/(?=<body)/);
  const kept = body.join('').replace(ASIDE, '\u00a0');
  return head + (halves.length === 0 ? kept : kept.replace(HALF, '\u00a0'));
}

/** In what is rendered: a space at which HTML breaks no line, and a text may. */
export const BOUND_SPACE = '\uE000';

/** In what is rendered: where the HTML that is given beside it stands. */
export const INSERTED = '\uE001';

/**
 * Renders an email as HTML and as plain text.
 * @param inserted safe HTML that stands in place of `INSERTED` as it is, with all its spaces
 */
export async function renderEmail(
  email: ReactElement,
  inserted = '',
): Promise<{ html: string; text: string }> {
  const html = await render(email);
  const text = plainTextOf(html.replaceAll(BOUND_SPACE, ' ').replace(INSERTED, () => inserted));
  const unspaced = unbroken(html.replaceAll(BOUND_SPACE, '\u00a0'));
  return { html: unspaced.replace(INSERTED, () => inserted), text };
}
