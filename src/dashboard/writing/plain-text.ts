import { withoutVideoStyles } from '#shared/post-html.ts';

const BLOCKS = 'p,h1,h2,h3,h4,h5,h6,li,blockquote,pre,figure,figcaption,tr,hr,div';

/** The words of HTML, its blocks on lines of their own, pictures and videos named. */
export function plainText(html: string, window: Window & typeof globalThis): string {
  const { body } = new window.DOMParser().parseFromString(withoutVideoStyles(html), 'text/html');
  const texts = window.document.createTreeWalker(body, window.NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const { currentNode } = texts;
    if (currentNode.parentElement?.closest('pre') === null) {
      currentNode.textContent = (currentNode.textContent ?? '').replaceAll(/\s+/g, ' ');
    }
  }
  for (const picture of body.querySelectorAll('img')) {
    picture.replaceWith(`[Picture${picture.alt === '' ? '' : `: ${picture.alt}`}]`);
  }
  for (const frame of body.querySelectorAll('iframe')) frame.replaceWith('[Video]');
  for (const cell of body.querySelectorAll('td,th')) cell.append(' ');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n');
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  return body.textContent
    .replaceAll(/[ \t\u00a0]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim();
}
