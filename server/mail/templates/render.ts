import { render } from '@react-email/components';
import type { ReactElement } from 'react';
import { halves } from '#shared/clock-patterns.ts';
import { plainTextOf } from './plain-text.ts';

/** 'AM' after a figure, with the space before it, where the site's clock has halves. */
const HALF = new RegExp(`(?<=\\d) (?=(?:${halves.join('|')})(?!\\w))`, 'g');

/** Keeps a figure and its AM or PM in one line. */
function unbroken(html: string): string {
  return halves.length === 0 ? html : html.replace(HALF, '\u00a0');
}

/** Renders an email as HTML and as plain text. */
export async function renderEmail(email: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(email);
  return { html: unbroken(html), text: plainTextOf(html) };
}
