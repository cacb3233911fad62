/** Where the styles of a paste are while it is read: a `style` would be applied, which the page's policy forbids. */
const STYLE = 'data-style';

/** A paste as a parser may read it: no style sheets, and styles of elements under another name. */
export function withoutStyles(html: string): string {
  return html
    .replace(/<style\b.*?<\/style>/gis, '')
    .replace(/(<[a-z][^<>]*?\s)style(\s*=)/gi, `$1${STYLE}$2`);
}

/** The value of an element's `style`; '' for none. */
export function styleOf(element: Element | null | undefined): string {
  return element?.getAttribute(STYLE) ?? '';
}
