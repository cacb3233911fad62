import { compile, type DomNode, type FormatCallback } from 'html-to-text';
import { emails } from '#content/words/emails.ts';

/** Columns of a text, where words and addresses are not longer. */
const WIDTH = 78;
/** What is left of a row for its value, beside the longest label. */
const VALUE_WIDTH = 54;
/** Of the cells of an author's table. */
const CELL_WIDTH = 30;

/** A link, as its text, a colon, and the address in a line of its own, where programs find its ends. */
const link: FormatCallback = (element, walk, builder) => {
  const { href = '' } = element.attribs as { href?: string };
  walk(element.children, builder);
  const address = untold(href, textOf(element));
  if (address === null) return;
  builder.addInline(':', { noWordTransform: true });
  builder.addLineBreak();
  builder.addInline(address, { noWordTransform: true });
};

/** A link in a sentence, which goes on after the address. */
const reference: FormatCallback = (element, walk, builder) => {
  const { href = '' } = element.attribs as { href?: string };
  walk(element.children, builder);
  const address = untold(href, textOf(element));
  if (address !== null) builder.addInline(` (${address})`, { noWordTransform: true });
};

/** The same as a link, apart from what is around it. */
const action: FormatCallback = (element, walk, builder, options) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  link(element, walk, builder, options);
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** A picture of a newsletter, as what it shows. One that shows nothing is left out. */
const picture: FormatCallback = (element, _walk, builder) => {
  const { alt = '' } = element.attribs as { alt?: string };
  if (alt !== '') builder.addInline(emails.newsletter.picture(alt));
};

/** How the HTML of an email becomes a text: headings keep their case, facts are columns. */
const asText = compile({
  wordwrap: WIDTH,
  formatters: { link, reference, action, picture },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'img.picture', format: 'picture' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 1, trailingLineBreaks: 2 } },
    { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    {
      selector: 'table.facts',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, colSpacing: 2, rowSpacing: 0, maxColumnWidth: VALUE_WIDTH },
    },
    ...['h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 },
    })),
    {
      selector: 'table.data',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, colSpacing: 2, rowSpacing: 0, maxColumnWidth: CELL_WIDTH },
    },
    { selector: 'td.quote', format: 'blockquote' },
    { selector: 'hr', options: { length: 40 } },
    { selector: 'a', format: 'link' },
    { selector: 'a.ref', format: 'reference' },
    { selector: 'a.action', format: 'action' },
  ],
});

/** An email as a text that reads as well. */
export function plainTextOf(html: string): string {
  return asText(html)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n*$/, '\n');
}

/** Where a link leads, as people write it; null where its text says so. */
function untold(href: string, text: string): string | null {
  const bare = (address: string) => address.trim().replace(/^https?:\/\//, '');
  if (href.startsWith('tel:')) return /\d{2}/.test(text) ? null : href.slice('tel:'.length);
  const [, recipient] = /^mailto:([^?]*)/.exec(href) ?? [];
  if (recipient !== undefined) return text.includes('@') ? null : unescaped(recipient);
  return bare(href) === bare(text) ? null : href;
}

function unescaped(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address; // typed by an author
  }
}

function textOf(node: DomNode): string {
  if (node.type === 'text') return node.data ?? '';
  return 'children' in node ? node.children.map(textOf).join('') : ''; // a comment has none
}
