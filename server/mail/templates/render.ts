import { render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';

type TextOptions = NonNullable<Parameters<typeof toPlainText>[1]>;

/** How an email is converted to plain text: headings keep their case, facts get one line each. */
const asText: TextOptions = {
  wordwrap: false,
  selectors: [
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 1, trailingLineBreaks: 2 } },
    { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    { selector: 'table.facts', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: 'tr.fact', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td.label', format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: 'a[href^="mailto:"]', format: 'anchor', options: { ignoreHref: true } }, // the link text is the address
  ],
};

/** Renders an email as HTML and as plain text. */
export async function renderEmail(email: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(email);
  return { html, text: toPlainText(html, asText) };
}
