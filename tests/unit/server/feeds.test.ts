import { describe, expect, it } from 'vitest';
import type { Feed } from '#server/site/feeds/feed.ts';
import { feedAt, feedPath } from '#server/site/feeds/feed-address.ts';
import { feedText } from '#server/site/feeds/feed-text.ts';
import { jsonFeed } from '#server/site/feeds/json-feed.ts';
import { rss } from '#server/site/feeds/rss.ts';
import { readJsonFeed, readRss } from '#tests/support/feeds.ts';

const SITE = 'https://wren.example/site';
const URL_OF_POST = `${SITE}/blog/a%20b`;

function feedOf(text: string): Feed {
  return {
    title: `Feed ${text}`,
    description: `About ${text}`,
    page: `${SITE}/blog`,
    address: `${SITE}/feed.xml`,
    language: 'pt-PT',
    author: { name: 'Ana', url: `${SITE}/` },
    icon: `${SITE}/icon-512.png`,
    items: [
      {
        url: URL_OF_POST,
        title: `Post ${text}`,
        excerpt: `Says ${text}`,
        html: `<p>${text}</p>`,
        author: `Ana ${text}`,
        topics: [`Topic ${text}`],
        published: '2026-03-01T12:00:00.000Z',
        updated: '2026-03-02T12:00:00.000Z',
        card: { url: `${SITE}/cards/posts/a.png?v=1&w=2`, words: `Card ${text}` },
        cover: { url: `${SITE}/artwork/a.svg`, type: 'image/svg+xml', bytes: 12 },
      },
    ],
  };
}

describe('a feed', () => {
  it.each([
    ['the end of a CDATA section', 'a ]]> b ]]]]>> c', 'a ]]> b ]]]]>> c'],
    ['markup', `<b class='x' title="y">&amp;</b>`, `<b class='x' title="y">&amp;</b>`],
    ['what XML cannot hold', 'a\u0000\u0001\u0008\u000B\u001F\uFFFE\uFFFFb', 'ab'],
    ['half a character', 'a\uD83Db', 'a\uFFFDb'],
    ['letters of all kinds', 'Żółw 日本語 😀 \u0085\u2028', 'Żółw 日本語 😀 \u0085\u2028'],
  ])('is XML whatever stands in it: %s', (_, text, shown) => {
    const [item] = readRss(rss(feedOf(text))).items ?? [];
    expect(item?.content?.encoded).toBe(`<p>${shown}</p>`);
    const { document } = parsed(rss(feedOf(text)));
    const texts = ['item title', 'item description', 'item category'].map(
      (selector) => document.querySelector(selector)?.textContent,
    );
    expect(texts).toEqual([`Post ${shown}`, `Says ${shown}`, `Topic ${shown}`]);
  });

  it('says when it changed last, which is nothing it can say of an empty one', () => {
    expect(readRss(rss(feedOf('x'))).lastBuildDate).toBe('Mon, 02 Mar 2026 12:00:00 GMT');
    expect(readRss(rss({ ...feedOf('x'), items: [] })).lastBuildDate).toBeUndefined();
  });

  it('says in JSON what it says in XML', () => {
    const feed = readJsonFeed(jsonFeed(feedOf('x')));
    expect(feed).toMatchObject({ title: 'Feed x', language: 'pt-PT' });
    expect(feed.items[0]).toMatchObject({ id: URL_OF_POST, content_html: '<p>x</p>', tags: ['Topic x'] });
  });

  it('has the excerpt in the place of a text that could not be made', () => {
    const [item] = feedOf('x').items;
    const feed = { ...feedOf('x'), items: [{ ...item!, html: null, cover: null }] };
    expect(readJsonFeed(jsonFeed(feed)).items[0]).toMatchObject({ content_text: 'Says x' });
    expect(readRss(rss(feed)).items?.[0]).not.toHaveProperty('content');
  });
});

function parsed(xml: string) {
  return { document: new DOMParser().parseFromString(xml, 'application/xml') };
}

describe('a text in a feed', () => {
  it.each([
    ['/site/pricing', `${SITE}/pricing`],
    ['#notes', `${URL_OF_POST}#notes`],
    ['other', `${SITE}/blog/other`],
    ['?page=2', `${URL_OF_POST}?page=2`],
    ['//cdn.example/x', 'https://cdn.example/x'],
    ['https://else.example/?a=1&amp;b=2', 'https://else.example/?a=1&b=2'],
    ['mailto:ana@example.com', 'mailto:ana@example.com'],
    ['http://[', 'http://['],
  ])('leads from %s to %s', (written, address) => {
    const html = feedText([{ kind: 'html', html: `<p><a href="${written}">x</a></p>` }], URL_OF_POST);
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect(body.querySelector('a')?.getAttribute('href')).toBe(address);
  });

  it('keeps what its document says, without what only its page can use', () => {
    const html =
      '<div class="part-heading"><h2 id="h-x">A &amp; B</h2><a class="part-link" href="#h-x" aria-label="Link"></a></div>' +
      '<p title="1 < 2"><br>x &lt;b&gt;</p><img src="data:image/gif;base64,R0" alt="">';
    expect(feedText([{ kind: 'html', html }], URL_OF_POST)).toBe(
      '<div><h2>A &amp; B</h2></div><p title="1 &lt; 2"><br>x &lt;b&gt;</p><img src="data:image/gif;base64,R0" alt="">',
    );
  });

  it('has code as it is written', () => {
    const code = {
      kind: 'code' as const,
      language: 'html',
      text: '<a href="/x">&</a>',
      highlighted: '<i>no</i>',
    };
    expect(feedText([code], URL_OF_POST)).toBe(
      '<pre><code>&lt;a href=&quot;/x&quot;&gt;&amp;&lt;/a&gt;</code></pre>',
    );
  });
});

describe('a feed’s address', () => {
  it.each(['/feed.xml', '/feed.json', '/blog/category/business/feed.xml', '/blog/tag/caf%C3%A9/feed.json'])(
    'is %s',
    (path) => {
      const asked = feedAt(path);
      expect(asked && feedPath(asked)).toBe(path);
    },
  );

  it.each(['/', '/blog', '/feed', '/blog/feed.xml', '/about/feed.xml', '/feed.xml/x', '/blog/tag/feed.xml'])(
    'is not %s',
    (path) => {
      expect(feedAt(path)).toBeNull();
    },
  );

  it('has one spelling', () => {
    expect(feedAt('/FEED.XML')).toEqual({ topic: null, format: 'xml' });
  });
});
