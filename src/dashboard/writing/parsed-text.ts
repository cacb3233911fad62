import { withoutVideoStyles } from '#shared/post-html.ts';

/** A post's text as elements, of which nothing is loaded. */
export function parsedText(html: string, window: Window & typeof globalThis): HTMLElement {
  return new window.DOMParser().parseFromString(withoutVideoStyles(html), 'text/html').body;
}
