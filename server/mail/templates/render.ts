import { render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';

type TextOptions = NonNullable<Parameters<typeof toPlainText>[1]>;

/** How an email reads where only text is shown: headings keep their case, facts stand a line each. */
const asText: TextOptions = {
  wordwrap: false,
  selectors: [
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 1, trailingLineBreaks: 2 } },
    { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    { selector: 'table.facts', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'tr.fact', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td.label', format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: 'a[href^="mailto:"]', format: 'anchor', options: { ignoreHref: true } }, // its words name the address
  ],
};

/** An email as mail programs take it: HTML, and the same words as text. */
export async function renderEmail(email: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(email);
  return { html, text: toPlainText(html, asText) };
}
