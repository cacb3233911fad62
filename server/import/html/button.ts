import { classesOf, type Element } from '../../mail/templates/html-nodes.ts';

/** What is a button in other systems, and here. */
const BUTTONS = ['button', 'kg-button-card', 'wp-block-button'];

/** The paragraph of a link that was drawn as a button is one here. */
export function asButton(element: Element, blocks: string[]): string[] {
  const [only, second] = blocks;
  const link = /^<p(?: class="([^"]*)")?>(<a [^>]*>(?:(?!<\/?a\b).)*<\/a>)<\/p>$/s.exec(only ?? '');
  if (link === null || second !== undefined || !classesOf(element).some((name) => BUTTONS.includes(name)))
    return blocks;
  const [, align, html = ''] = link;
  return [`<p class="${align === undefined ? '' : `${align} `}button">${html}</p>`];
}
