import { render } from '@react-email/components';
import type { ReactElement } from 'react';
import { plainTextOf } from './plain-text.ts';

/** Renders an email as HTML and as plain text. */
export async function renderEmail(email: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(email);
  return { html, text: plainTextOf(html) };
}
