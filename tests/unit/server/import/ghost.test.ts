import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ghost } from '#server/import/formats/ghost/ghost.ts';
import { recognise } from '#server/import/formats/recognise.ts';
import { cleanHtml } from '#server/import/html/clean-html.ts';
import type { ImportedItem, ImportedPost } from '#server/import/item.ts';
import { openSource, type Source } from '#server/import/source.ts';
import { videoBlock } from '#shared/video-block.ts';

type Row = Record<string, unknown>;

async function sourceOf(text: string): Promise<Source> {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-ghost-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'export'), text);
  return openSource(join(folder, 'export'));
}

function exported(tables: Record<string, unknown>, version = '5.0.0'): string {
  return JSON.stringify({ db: [{ meta: { exported_on: 1_700_000_000_000, version }, data: tables }] });
}

async function read(text: string): Promise<ImportedItem[]> {
  const items: ImportedItem[] = [];
  for await (const item of ghost.read(await sourceOf(text))) items.push(item);
  return items;
}

const post = (changes: Row = {}): Row => ({
  id: 'a1',
  title: 'Harbour',
  slug: 'harbour',
  html: '<p>Boats.</p>',
  type: 'post',
  status: 'published',
  visibility: 'public',
  published_at: '2020-05-03T10:00:00.000Z',
  ...changes,
});

async function only(changes: Row = {}, tables: Record<string, unknown> = {}): Promise<ImportedPost> {
  const items = await read(exported({ posts: [post(changes)], ...tables }));
  return items.find((item) => item.kind === 'post')!;
}

describe('an export of Ghost (9)', () => {
  it('is known by its content, with and without its outer list', async () => {
    for (const text of [
      exported({ posts: [] }),
      JSON.stringify({ meta: { exported_on: 1 }, data: { posts: [] } }),
    ]) {
      expect((await recognise(await sourceOf(text))).name).toBe('ghost');
    }
    await expect(recognise(await sourceOf('{"posts": []}'))).rejects.toThrow(/is no export/);
  });

  it('keeps the line breaks of a paragraph', async () => {
    const { html } = await only({ html: '<p>Oak Road 1<br>Tucson</p>' });
    expect(cleanHtml(html)).toBe('<p>Oak Road 1<br>Tucson</p>');
  });

  it('is refused when it is cut off, or without posts; none at all is fine', async () => {
    const whole = exported({ posts: [post()] });
    await expect(read(whole.slice(0, -9))).rejects.toThrow(/cut off or damaged/);
    await expect(read(exported({}))).rejects.toThrow(/no posts in it/);
    expect((await read(exported({ posts: null }))).filter(({ kind }) => kind === 'post')).toEqual([]);
  });

  it.each([
    ['milliseconds', 1_588_500_000_000],
    ['ISO 8601', '2020-05-03T10:00:00.000Z'],
    ['words that mean UTC', '2020-05-03 10:00:00'],
  ])('has dates as %s', async (_, published_at) => {
    expect((await only({ published_at })).publishedAt?.toISOString()).toBe('2020-05-03T10:00:00.000Z');
  });

  it.each([
    [{ visibility: 'members' }, 'for members only'],
    [{ visibility: 'paid' }, 'for paying members only'],
    [{ visibility: 'tiers' }, 'for members only'],
    [{ status: 'sent' }, 'sent by mail only'],
    [{ status: 'scheduled' }, 'scheduled'],
    [{ status: 'draft' }, null],
  ])('makes nothing public that was not: %o', async (changes, hidden) => {
    expect(await only(changes)).toMatchObject({ status: 'draft', hidden });
  });

  it('knows by another table what went out by mail alone, descriptions, and the words for a cover', async () => {
    const posts_meta = [
      { post_id: 'a1', email_only: 1, meta_description: 'About boats', feature_image_alt: 'A boat' },
    ];
    const made = await only(
      { feature_image: '__GHOST_URL__/content/images/2020/05/boat.jpg' },
      { posts_meta },
    );
    expect(made).toMatchObject({
      hidden: 'sent by mail only',
      metaDescription: 'About boats',
      cover: { address: '/content/images/2020/05/boat.jpg', alt: 'A boat' },
    });
  });

  it('has tags and authors in tables of their own, in their order, without internal ones and passwords', async () => {
    const made = await only(
      {},
      {
        tags: [
          { id: 't1', name: 'Salt', slug: 'salt' },
          { id: 't2', name: '#hidden', slug: 'hash-hidden' },
          { id: 't3', name: 'Nets', slug: 'nets' },
          { id: 't4', name: 'Secret', slug: 'secret', visibility: 'internal' },
        ],
        posts_tags: [
          { post_id: 'a1', tag_id: 't1', sort_order: 2 },
          { post_id: 'a1', tag_id: 't2', sort_order: 0 },
          { post_id: 'a1', tag_id: 't3', sort_order: 1 },
          { post_id: 'a1', tag_id: 't4', sort_order: 3 },
        ],
        users: [
          { id: 'u1', name: 'Ana', password: '$2a$10$secret' },
          { id: 'u2', name: 'Bo', password: '$2a$10$secret' },
        ],
        posts_authors: [
          { post_id: 'a1', author_id: 'u1', sort_order: 1 },
          { post_id: 'a1', author_id: 'u2', sort_order: 0 },
        ],
      },
    );
    expect(made).toMatchObject({ categories: ['Nets'], tags: ['Salt'], author: 'Bo, Ana' });
    expect(JSON.stringify(made)).not.toContain('secret');
    expect((await only({ author_id: 1 }, { users: [{ id: 1, name: 'Ana' }] })).author).toBe('Ana');
  });

  it('tells pages from posts, old and new ones, and what of them is hidden', async () => {
    const items = await read(
      exported({
        posts: [
          post({ type: 'page', title: 'About', slug: 'about' }),
          post({ type: undefined, page: 1, title: 'Old', slug: 'old' }),
          post({ type: 'page', title: 'Paid', slug: 'paid', visibility: 'paid' }),
        ],
      }),
    );
    expect(items.filter(({ kind }) => kind === 'post')).toEqual([]);
    expect(items.filter(({ kind }) => kind === 'page')).toMatchObject([
      { title: 'About', place: '/about/', hidden: null },
      { title: 'Old', place: '/old/', hidden: null },
      { title: 'Paid', hidden: 'for paying members only' },
    ]);
  });

  it('has finished HTML with cards', async () => {
    const { html } = await only({
      html:
        '<!--kg-card-begin: markdown--><p>Text<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup></p><!--kg-card-end: markdown-->' +
        '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://x.example/"><div class="kg-bookmark-content"><div class="kg-bookmark-title">X</div><div>Words</div></div><div><img src="x.png"></div></a></figure>' +
        '<div class="kg-card kg-callout-card"><div class="kg-callout-text">Mind</div></div>' +
        '<div class="kg-card kg-button-card kg-align-center"><a href="__GHOST_URL__/book/" class="kg-btn kg-btn-accent">Book</a></div>' +
        '<figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/abcdefghijk?feature=oembed"></iframe></figure>' +
        '<figure class="kg-card kg-gallery-card"><div><div><div><img src="__GHOST_URL__/content/images/a.jpg" alt="A"></div><div><img src="b.jpg"></div></div></div></figure>' +
        '<section class="footnotes"><ol><li id="fn1"><p>Note <a href="#fnref1" class="footnote-backref">↩︎</a></p></li></ol></section>',
    });
    expect(cleanHtml(html)).toBe(
      [
        '<p>Text<a href="#fn-1">1</a></p>',
        '<p><a href="https://x.example/">X</a></p>',
        '<div class="callout callout-note">\n<p>Mind</p>\n</div>',
        '<p class="ql-align-center button"><a href="/book/">Book</a></p>',
        videoBlock('abcdefghijk'),
        '<p><img src="/content/images/a.jpg" alt="A" class="half"></p>',
        '<p><img src="b.jpg" alt="" class="half"></p>',
        '<ol><li>Note</li></ol>',
      ].join('\n'),
    );
  });

  it('is made of lexical where its HTML is missing', async () => {
    const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format });
    const children = [
      { type: 'extended-heading', tag: 'h2', children: [text('Title')] },
      {
        type: 'paragraph',
        children: [
          text('a '),
          text('b', 3),
          { type: 'linebreak' },
          { type: 'link', url: '__GHOST_URL__/other/', children: [text('c <d>')] },
        ],
      },
      { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('one')] }] },
      { type: 'image', src: '__GHOST_URL__/content/images/a.jpg', alt: 'A', caption: 'Old <b>boat</b>' },
      { type: 'gallery', images: [{ src: 'b.jpg' }, { src: 'c.jpg' }] },
      { type: 'codeblock', code: 'a < b', language: 'js' },
      { type: 'embed', url: 'https://youtu.be/abcdefghijk?t=42' },
      { type: 'bookmark', url: 'https://x.example/', metadata: { title: 'X' } },
      { type: 'callout', calloutText: 'Mind' },
      { type: 'button', buttonText: 'Book', buttonUrl: '__GHOST_URL__/book/', alignment: 'center' },
      { type: 'horizontalrule' },
      { type: 'markdown', markdown: '*m*' },
      { type: 'paywall' },
    ];
    const { html } = await only({ html: null, lexical: JSON.stringify({ root: { children } }) });
    expect(cleanHtml(html)).toBe(
      [
        '<h2>Title</h2>',
        '<p>a <em><strong>b</strong></em><br><a href="/other/">c &lt;d&gt;</a></p>',
        '<ol><li>one</li></ol>',
        '<p><img src="/content/images/a.jpg" alt="A" title="Old **boat**"></p>',
        '<p><img src="b.jpg" alt="" class="half"></p>',
        '<p><img src="c.jpg" alt="" class="half"></p>',
        '<pre><code class="language-js">a &lt; b\n</code></pre>',
        videoBlock('abcdefghijk?start=42'),
        '<p><a href="https://x.example/">X</a></p>',
        '<div class="callout callout-note">\n<p>Mind</p>\n</div>',
        '<p class="ql-align-center button"><a href="/book/">Book</a></p>',
        '<hr>',
        '<p><em>m</em></p>',
      ].join('\n'),
    );
  });

  it('is made of mobiledoc where its HTML is missing, also of one card of Markdown', async () => {
    const source = {
      version: '0.3.1',
      atoms: [['soft-return', '', {}]],
      cards: [
        ['card-markdown', { markdown: '## M\n\n| a |\n|---|\n| b |' }],
        ['image', { src: '/a.jpg', caption: 'Cap', cardWidth: 'wide' }],
        ['hr', {}],
      ],
      markups: [['strong'], ['a', ['href', 'https://x.example/']]],
      sections: [
        [
          1,
          'p',
          [
            [0, [], 0, 'a '],
            [0, [0, 1], 2, 'b'],
            [1, [], 0, 0],
            [0, [], 0, 'c & d'],
          ],
        ],
        [3, 'ul', [[[0, [], 0, 'one']], [[0, [], 0, 'two']]]],
        [10, 1],
        [10, 2],
        [10, 0],
      ],
    };
    const { html } = await only({ html: '', mobiledoc: JSON.stringify(source) });
    expect(cleanHtml(html)).toBe(
      [
        '<p>a <strong><a href="https://x.example/">b</a></strong><br>c &amp; d</p>',
        '<ul><li>one</li><li>two</li></ul>',
        '<p><img src="/a.jpg" alt="" title="Cap" class="wide"></p>',
        '<hr>',
        '<h2>M</h2>',
        '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
      ].join('\n'),
    );
    for (const broken of ['{', '[]', '{"sections":[[10,9],[1,"p",[]],[7]]}'])
      expect(cleanHtml((await only({ html: '', mobiledoc: broken })).html)).toBe('');
  });

  it('leads from its addresses, its tags and its feed', async () => {
    const items = await read(
      exported({
        posts: [post()],
        tags: [
          { id: 't', name: 'Salt', slug: 'salt' },
          { id: 'u', name: '#x', slug: 'hash-x' },
        ],
      }),
    );
    expect(items).toContainEqual(expect.objectContaining({ kind: 'post', oldAddresses: ['/harbour'] }));
    expect(items.filter(({ kind }) => kind === 'topic')).toEqual([
      { kind: 'topic', name: 'Salt', oldAddresses: ['/tag/salt'] },
    ]);
    expect(items).toContainEqual({ kind: 'redirect', from: '/rss', to: '/feed.xml' });
  });
});
