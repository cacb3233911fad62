import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import * as words from '#content/words/text.ts';
import { getFrom } from '#tests/support/documents.ts';
import { createPost } from '#tests/support/factories.ts';
import { useTestApp } from '#tests/support/test-app.ts';

const HEADINGS = ['One', 'Two', 'Zwei & drei', 'One'];
const TEXT = [
  '<h1>Whole</h1>',
  ...HEADINGS.map((title) => `<h2>${title.replace('&', '&amp;')}</h2>\n<p>Text<a href="#fn-1">1</a></p>`),
  '<pre><code class="language-dns+numbers">a.example. MX 10 b.\n</code></pre>',
  '<table><tbody><tr><td>x</td><td>$2,000</td></tr></tbody></table>',
  '<p><img src="/artwork/hero.svg" alt="A sign" title="The sign"></p>',
  '<ol><li>A note</li></ol>',
].join('\n');

/** Documents carry their pages once both builds are there, which `npm test` makes first. */
describe('the text of a post in its document', () => {
  const test = useTestApp();
  let count = 0;
  async function publish(content: string) {
    count += 1;
    await createPost(test.app, test.token, { title: `Text ${count}`, content });
    const slug = `text-${count}`;
    const { text } = await getFrom(test.app.url, `/blog/${slug}`, { Host: 'wren.example' });
    return { slug, document: new JSDOM(text).window.document };
  }

  it('has an id for each heading, and a table of contents that leads to all of them', async () => {
    const { document } = await publish(TEXT);
    const ids = [...document.querySelectorAll('[data-rich-text] h2')].map(({ id }) => id);
    expect(ids).toEqual(['h-whole', 'h-one', 'h-two', 'h-zwei-drei', 'h-one-2']);
    for (const place of ['.contents-margin', 'details.contents-folded']) {
      const links = [...document.querySelectorAll(`${place} a`)];
      expect(links.map(({ textContent }) => textContent)).toEqual(['Whole', ...HEADINGS]);
      expect(
        links.map((link) => new URL(link.getAttribute('href') ?? '', 'https://x').hash.slice(1)),
      ).toEqual(ids);
    }
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  it('has no id twice', async () => {
    const { document } = await publish(TEXT);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('has its notes, figures, tables and code whole', async () => {
    const { document } = await publish(TEXT);
    const one = (selector: string) => document.querySelector(`[data-rich-text] ${selector}`);
    expect(document.querySelectorAll('#fn-1 .note-back')).toHaveLength(HEADINGS.length);
    expect(one('section[role=doc-endnotes]')?.getAttribute('aria-label')).toBe(words.notes);
    expect(one('figure > img + figcaption')?.textContent).toBe('The sign');
    expect(one('.table-frame td.figures')?.textContent).toBe('$2,000');
    expect(one('.code-block figcaption span')?.textContent).toBe('DNS');
    expect(one('pre')?.getAttribute('data-numbers')).toBe('1');
  });

  it('has no table of contents where there are three headings', async () => {
    const { document } = await publish('<h2>A</h2><p>a</p><h2>B</h2><p>b</p><h2>C</h2><p>c</p>');
    expect(document.querySelector('.contents-margin, .contents-folded')).toBeNull();
    expect(document.querySelectorAll('.part-link')).toHaveLength(3);
  });

  it('is served to its owner and to programs as it was written', async () => {
    const { slug } = await publish(TEXT);
    const { json } = await test.app.api('GET', `blog-posts-working.php?endpoint=blog-posts&slug=${slug}`);
    expect((json.post as { content: string }).content).toBe(TEXT);
  });

  it('[5.73] [5.75] makes no markup of what a heading, a caption or a note says', async () => {
    const hostile = '&lt;img src=x onerror=alert(1)&gt;"\'';
    const { document } = await publish(
      `${`<h2 onclick="alert(1)">${hostile}</h2>`.repeat(4)}<p><img src="/a.png" alt="" title="${hostile.replace('"', '&quot;')}"></p><p><a href="#fn-1" style="x">1</a></p><ol><li>${hostile}</li></ol>`,
    );
    const article = document.querySelector('article')!;
    expect(article.querySelectorAll('img[src="x"], [onerror], [onclick], [style*="x"]')).toHaveLength(0);
    expect(document.querySelector('.contents-margin a')?.textContent).toContain('<img src=x');
  });
});
