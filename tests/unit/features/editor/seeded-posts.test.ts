import { describe, expect, it } from 'vitest';
import { fromHtml } from '#app/features/editor/from-html.ts';
import { toHtml } from '#app/features/editor/to-html.ts';
import { demoPosts as posts } from '#server/seed/demo-posts.ts';

/** HTML without the white space that nobody sees: between blocks, and where a source line was broken. */
function asSeen(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest('pre')) continue;
    text.data = text.data.replace(/\s+/g, ' ');
    if (
      text.data === ' ' &&
      text.parentElement?.matches('body, ul, ol, blockquote, table, thead, tbody, tr')
    ) {
      text.remove();
    }
  }
  return body.innerHTML;
}

describe.each(posts.map(({ slug, html }) => [slug, html] as const))('the demo post %s', (_, html) => {
  const ops = fromHtml(html, { window, base: '' });

  it('[K9] goes into the editor’s document and comes back the same', () => {
    expect(asSeen(toHtml(ops, ''))).toBe(asSeen(html));
  });

  it('[K9] goes in again as the same document', () => {
    expect(fromHtml(toHtml(ops, ''), { window, base: '' })).toEqual(ops);
  });

  it('can be edited, all but its tables', () => {
    const kept = ops.filter(({ insert }) => typeof insert === 'object' && 'kept' in insert);
    expect(kept.every(({ insert }) => JSON.stringify(insert).startsWith('{"kept":"<table>'))).toBe(true);
  });
});
