import { render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';

/** A letter as mail programs take it: HTML, and the same words as text. */
export async function renderLetter(letter: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(letter);
  return { html, text: toPlainText(html, { wordwrap: false }) };
}
