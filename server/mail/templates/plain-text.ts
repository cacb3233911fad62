import { compile, type DomNode, type FormatCallback } from 'html-to-text';

/** Columns of a text, where words and addresses are not longer. */
const WIDTH = 78;
/** What is left of a row for its value, beside the longest label. */
const VALUE_WIDTH = 54;

/** A link, as its text, a colon, and the address in a line of its own, where programs find its ends. */
const link: FormatCallback = (element, walk, builder) => {
  const { href = '' } = element.attribs as { href?: string };
  const text = textOf(element).trim();
  const isAddress =
    /^(mailto|tel):/.test(href) || href.replace(/^https?:\/\//, '') === text.replace(/^https?:\/\//, '');
  walk(element.children, builder);
  if (isAddress) return;
  builder.addInline(':', { noWordTransform: true });
  builder.addLineBreak();
  builder.addInline(href, { noWordTransform: true });
};

/** The same, apart from what is around it. */
const action: FormatCallback = (element, walk, builder, options) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  link(element, walk, builder, options);
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** How the HTML of an email becomes a text: headings keep their case, facts are columns. */
const asText = compile({
  wordwrap: WIDTH,
  formatters: { link, action },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 1, trailingLineBreaks: 2 } },
    { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    {
      selector: 'table.facts',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, colSpacing: 2, rowSpacing: 0, maxColumnWidth: VALUE_WIDTH },
    },
    { selector: 'hr', options: { length: 40 } },
    { selector: 'a', format: 'link' },
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

function textOf(node: DomNode): string {
  if (node.type === 'text') return node.data ?? '';
  return 'children' in node ? node.children.map(textOf).join('') : ''; // a comment has none
}
