import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { instantAt } from '#shared/business-instant.ts';
import { videoBlock } from '#shared/video-block.ts';
import { recognise } from '#server/import/formats/recognise.ts';
import { wordpress } from '#server/import/formats/wordpress/wordpress.ts';
import { cleanHtml } from '#server/import/html/clean-html.ts';
import type { ImportedItem, ImportedPost } from '#server/import/item.ts';
import { openSource, type Source } from '#server/import/source.ts';
import { wxr, wxrAttachment, wxrItem, wxrMeta, wxrTerm } from '#tests/support/wxr.ts';

async function sourceOf(text: string | Uint8Array, name = 'export.xml'): Promise<Source> {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-wxr-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, name), text);
  return openSource(join(folder, name));
}

async function read(text: string | Uint8Array): Promise<ImportedItem[]> {
  const items: ImportedItem[] = [];
  for await (const item of wordpress.read(await sourceOf(text))) items.push(item);
  return items;
}

async function posts(text: string): Promise<ImportedPost[]> {
  return (await read(text)).filter((item) => item.kind === 'post');
}

/** The text of the only post of an export. */
async function made(content: string, more = '', items: string[] = []): Promise<string> {
  const [post] = await posts(wxr([wxrItem({ content }, more), ...items]));
  return cleanHtml(post!.html);
}

const PICTURE = 'https://old.example/wp-content/uploads/2017/05/boat.jpg';

describe('an export of WordPress', () => {
  it.each(['1.0', '1.1', '1.2'] as const)('is known by its content, in version %s', async (version) => {
    const source = await sourceOf(wxr([wxrItem({})], { version }), 'anything.txt');
    expect((await recognise(source)).name).toBe('wordpress');
  });

  it.each([
    ['a feed', '<?xml version="1.0"?><rss version="2.0"><channel><title>x</title></channel></rss>'],
    ['an empty file', ''],
    ['a page', '<!doctype html><title>rss wp</title>'],
  ])('is not %s, whatever that is called', async (_, text) => {
    await expect(recognise(await sourceOf(text))).rejects.toThrow(/is no export that this program knows/);
  });

  it('is refused when its end is missing, before anything is read of it', async () => {
    const whole = wxr([wxrItem({}), wxrItem({ id: '8' })]);
    for (const part of [0.5, 0.7, 0.97]) {
      await expect(read(whole.slice(0, whole.length * part))).rejects.toThrow(/cut off or damaged/);
    }
  });

  it('leads from its addresses: the link with its own date, and the number that the post has (1)', async () => {
    const [post] = await posts(
      wxr([
        wxrItem({ id: '9', link: 'https://old.example/2016/12/31/other-day/', date: '2017-01-01 00:30:00' }),
      ]),
    );
    expect(post?.oldAddresses).toEqual([
      'https://old.example/2016/12/31/other-day/',
      'https://old.example/?p=9',
    ]);
    const odd = wxrItem({ id: '12' }).replace('?p=12', '?p=99');
    expect((await posts(wxr([odd])))[0]?.oldAddresses).toContain('https://old.example/?p=12');
    expect((await posts(wxr([odd])))[0]?.oldAddresses).not.toContain('https://old.example/?p=99');
  });

  it('has dates in UTC, or where the business is when those are zeros (2)', async () => {
    const gmt = '0000-00-00 00:00:00';
    const [first, second, third] = await posts(
      wxr([
        wxrItem({}),
        wxrItem({ id: '8', gmt, date: '2017-05-03 12:00:00' }),
        wxrItem({ id: '9', gmt, date: '0000-00-00 00:00:00' }),
      ]),
    );
    expect(first?.publishedAt?.toISOString()).toBe('2017-05-03T10:00:00.000Z');
    expect(second?.publishedAt).toEqual(instantAt('2017-05-03', '12:00'));
    expect(third?.publishedAt?.toISOString()).toBe('2017-05-03T10:00:00.000Z'); // of its pubDate
  });

  it('has slugs that are empty, long or percent-encoded (2)', async () => {
    const long = 'long-'.repeat(37);
    const names = (
      await posts(
        wxr([
          wxrItem({ name: '' }),
          wxrItem({ id: '8', name: long }),
          wxrItem({ id: '9', name: '%d0%bb%d0%be%d0%b4%d0%ba%d0%b0' }),
        ]),
      )
    ).map(({ slug }) => slug);
    expect(names).toEqual(['', long, 'лодка']);
  });

  it.each([
    ['publish', '', 'published', null],
    ['publish', 'secret', 'draft', 'protected by a password'],
    ['private', '', 'draft', 'private'],
    ['future', '', 'draft', 'scheduled'],
    ['pending', '', 'draft', 'waiting for review'],
    ['draft', '', 'draft', null],
    ['of-a-plugin', '', 'draft', null],
  ])(
    'makes no draft public: %s with the password “%s” is %s (3)',
    async (status, password, wanted, hidden) => {
      const [post] = await posts(wxr([wxrItem({ status, password })]));
      expect(post).toMatchObject({ status: wanted, hidden });
    },
  );

  it('leaves out what is no post, and says so; pages never become posts (3)', async () => {
    const items = await read(
      wxr([
        wxrItem({ id: '1', status: 'trash' }),
        wxrItem({ id: '2', status: 'auto-draft' }),
        wxrItem({ id: '3', status: 'inherit' }),
        ...Array.from({ length: 70 }, (_, index) => wxrItem({ id: `1${index}`, type: 'nav_menu_item' })),
        wxrItem({ id: '4', type: 'revision' }),
        wxrItem({ id: '5', type: 'product' }),
        wxrItem({ id: '50', type: 'wp_template' }),
        wxrItem({ id: '6', type: 'page', title: 'About', link: 'https://old.example/about/' }),
      ]),
    );
    expect(items.filter(({ kind }) => kind === 'post')).toEqual([]);
    const said = items.flatMap((item) => (item.kind === 'warning' ? [item.sentence] : [])).join('\n');
    expect(items.filter(({ kind }) => kind === 'page')).toMatchObject([
      { title: 'About', place: 'https://old.example/about/', slug: 'about', hidden: null },
    ]);
    for (const what of [
      '70 × nav_menu_item',
      '1 × revision',
      '1 × product',
      '1 × wp_template',
      '1 × post that is trash',
    ])
      expect(said).toContain(what);
  });

  it('has titles with tags and entities, and empty ones (4)', async () => {
    const titles = (
      await posts(
        wxr([
          wxrItem({ title: 'Tea &amp; <em>biscuits</em> &#8211; 5 &lt; 6' }),
          wxrItem({ id: '8', title: '' }),
        ]),
      )
    ).map(({ title }) => title);
    expect(titles).toEqual(['Tea & biscuits – 5 < 6', '']);
  });

  it('tells tags from categories, once each, the main category first (4)', async () => {
    const channel =
      '<wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>boats</wp:category_nicename><wp:cat_name>Boats</wp:cat_name></wp:category>';
    const terms = [
      '<category><![CDATA[Nets]]></category>',
      wxrTerm('category', 'Nets'),
      wxrTerm('category', 'Boats'),
      wxrTerm('category', 'Nobody’s', 'uncategorized'),
      wxrTerm('post_tag', 'Salt'),
      wxrTerm('tag', 'Rope'),
      wxrTerm('post_tag', 'Salt'),
    ].join('');
    const [plain, main] = await posts(
      wxr([wxrItem({}, terms), wxrItem({ id: '8' }, terms + wxrMeta('_yoast_wpseo_primary_category', '4'))], {
        channel,
      }),
    );
    expect(plain).toMatchObject({ categories: ['Nets', 'Boats'], tags: ['Salt', 'Rope'] });
    expect(main?.categories).toEqual(['Boats', 'Nets']);
  });

  it.each([
    ['an attribute', `[caption id="a" width="300" caption="A boat"]<img src="${PICTURE}" alt="">[/caption]`],
    [
      'what follows the picture',
      `[caption id="a" width="300"]<img src="${PICTURE}" alt="" /> A boat[/caption]`,
    ],
  ])('has captions as %s (5)', async (_, content) => {
    expect(await made(content)).toBe(`<p><img src="${PICTURE}" alt="" title="A boat"></p>`);
  });

  it('keeps words in brackets, and makes words of what was escaped (5)', async () => {
    expect(await made('See [captions] and [1] and [sic], or [[gallery ids="1"]].')).toBe(
      '<p>See [captions] and [1] and [sic], or [gallery ids="1"].</p>',
    );
  });

  it('makes galleries of the pictures that are named, or else of the post’s own (5)', async () => {
    const files = [
      wxrAttachment('21', PICTURE, { parent: '7', alt: 'A boat', caption: 'Old' }),
      wxrAttachment('22', 'https://old.example/b.png', { parent: '0' }),
      wxrAttachment('23', 'https://old.example/c.pdf', { parent: '7' }),
    ];
    const own = `<p><img src="${PICTURE}" alt="A boat" title="Old"></p>`;
    expect(await made('[gallery]', '', files)).toBe(own);
    expect(await made('[gallery ids="22,21,99"]', '', files)).toBe(
      `<p><img src="https://old.example/b.png" alt="" class="half"></p>\n${own.replace('></p>', ' class="half"></p>')}`,
    );
  });

  it('has code with its language, untouched (5)', async () => {
    const code = 'if (a < b) {\n\n  [gallery]\n}';
    const wanted = '<pre><code class="language-php">if (a &lt; b) {\n\n  [gallery]\n}\n</code></pre>';
    expect(await made(`[sourcecode language="php"]\n${code}\n[/sourcecode]`)).toBe(wanted);
    expect(await made(`[php]${code}[/php]`)).toBe(wanted);
    expect(await made(`<pre lang="php">${code.replace('<', '&lt;')}</pre>`)).toBe(wanted);
  });

  it('leaves plugins’ shortcodes out, keeps what they hold, and says which they were (5)', async () => {
    const content =
      'One [su_box title="x"]Two [su_inner]three[/su_inner][/su_box]\n\n[contact-form-7 id="1"]\n\n[vc_row]four[/vc_row] [b c="[x]"]';
    const [post] = await posts(wxr([wxrItem({ content })]));
    expect(cleanHtml(post!.html)).not.toMatch(/\[\/?(su_|contact|vc_)/);
    expect(cleanHtml(post!.html)).toContain('One Two three');
    expect(post?.warnings.join()).toMatch(/\[su_box\].*\[contact-form-7\]/);
  });

  it('has classic text, whose blank lines separate paragraphs, but not in code (6)', async () => {
    expect(
      await made(
        'One\r\ntwo\r\n\r\nThree <strong>four</strong>\n<blockquote>Five\n\nsix</blockquote>\n<pre>a\n\nb</pre>\nseven',
      ),
    ).toBe(
      '<p>One<br>two</p>\n<p>Three <strong>four</strong></p>\n<blockquote>\n<p>Five</p>\n<p>six</p>\n</blockquote>\n' +
        '<pre><code>a\n\nb\n</code></pre>\n<p>seven</p>',
    );
  });

  it('has one line break where one is written at the end of a line (6)', async () => {
    for (const text of [
      'One<br />\ntwo',
      '<p>One<br>\r\ntwo</p>',
      '<!-- wp:paragraph -->\n<p>One<br>two</p>\n<!-- /wp:paragraph -->',
    ])
      expect(await made(text)).toBe('<p>One<br>two</p>');
    expect(await made('One<br />\n\ntwo')).toBe('<p>One</p>\n<p>two</p>');
  });

  it('makes players and links of addresses that stand alone (6)', async () => {
    const id = 'abcdefghijk';
    const other = 'https://social.example/1';
    for (const [address, video] of [
      ['https://www.youtube.com/watch?v=abcdefghijk&amp;t=1m3s', `${id}?start=63`],
      ['https://youtu.be/abcdefghijk', id],
      ['[embed]https://www.youtube.com/shorts/abcdefghijk?t=3[/embed]', `${id}?start=3`],
      ['[youtube https://www.youtube.com/watch?v=abcdefghijk]', id],
    ] as const) {
      const html = `<p>Before</p>\n${videoBlock(video)}\n<p>after</p>`;
      expect(await made(`Before\n\n${address}\n\nafter`)).toBe(html);
    }
    expect(await made(`Before\n${other}\nafter ${other}`)).toBe(
      `<p>Before</p>\n<p><a href="${other}">${other}</a></p>\n<p>after ${other}</p>`,
    );
  });

  it('drops the marks for more and for the next page, and takes the beginning as the excerpt (6)', async () => {
    const content = 'Beginning.\n\n<!--more Go on-->\n\nRest.<!--nextpage-->End.';
    const [post] = await posts(wxr([wxrItem({ content })]));
    expect(post?.excerpt).toBe('Beginning.');
    expect(cleanHtml(post!.html)).toBe('<p>Beginning.</p>\n<p>Rest.</p>\n<p>End.</p>');
  });

  it('has blocks: with attributes, in one another, dynamic ones, and reusable ones by their number (6)', async () => {
    const content = [
      '<!-- wp:heading {"level":3} --><h3>One</h3><!-- /wp:heading -->',
      '<!-- wp:columns --><div><!-- wp:column --><div><!-- wp:paragraph {"x":{"y":1}} --><p>Two</p><!-- /wp:paragraph --></div><!-- /wp:column --></div><!-- /wp:columns -->',
      '<!-- wp:block {"ref":31} /-->',
      '<!-- wp:latest-posts {"postsToShow":3} /-->',
      '<!-- wp:embed {"url":"https://youtu.be/abcdefghijk"} --><figure><div>https://youtu.be/abcdefghijk</div></figure><!-- /wp:embed -->',
      '<!-- wp:syntaxhighlighter/code {"language":"php"} --><pre>a</pre><!-- /wp:syntaxhighlighter/code -->',
      '<!-- wp:freeform -->Three\n\nfour<!-- /wp:freeform -->',
      '<!-- wp:spacer --><div style="height:100px"></div><!-- /wp:spacer --><!-- wp:more --><!--more--><!-- /wp:more -->',
    ].join('\n\n');
    const items = [
      wxrItem({ content }),
      wxrItem({
        id: '31',
        type: 'wp_block',
        content: '<!-- wp:paragraph --><p>Again</p><!-- /wp:paragraph -->',
      }),
    ];
    const [post] = await posts(wxr(items));
    expect(cleanHtml(post!.html)).toBe(
      `<h3>One</h3>\n<p>Two</p>\n<p>Again</p>\n${videoBlock('abcdefghijk')}\n<pre><code class="language-php">a\n</code></pre>\n<p>Three</p>\n<p>four</p>`,
    );
    expect(post?.warnings).toEqual(['comes without the block latest-posts']);
    expect(post?.html).not.toContain('wp:');
  });

  it('has footnotes beside the text (6)', async () => {
    const notes = wxrMeta('footnotes', JSON.stringify([{ id: 'n-1', content: 'A <em>note</em>.' }]));
    const content =
      '<!-- wp:paragraph --><p>Text<sup data-fn="n-1" class="fn"><a href="#n-1" id="n-1-link">1</a></sup></p><!-- /wp:paragraph --><!-- wp:footnotes /-->';
    expect(await made(content, notes)).toBe(
      '<p>Text<a href="#fn-1">1</a></p>\n<ol><li>A <em>note</em>.</li></ol>',
    );
  });

  it('has a cover by its number, which may not be there (7)', async () => {
    const cover = wxrMeta('_thumbnail_id', '21');
    const [with_] = await posts(wxr([wxrItem({}, cover), wxrAttachment('21', PICTURE, { alt: 'A boat' })]));
    expect(with_?.cover).toEqual({ address: PICTURE, alt: 'A boat' });
    expect((await posts(wxr([wxrItem({}, cover)])))[0]?.cover).toBeNull();
  });

  it('knows which pictures are uploads’ own, and which only look like smaller copies (7)', async () => {
    const [site] = await read(
      wxr([wxrAttachment('21', 'https://old.example/wp-content/uploads/photo-580x300.jpg')]),
    );
    const isOriginal = site?.kind === 'site' ? site.isOriginal : null;
    expect(isOriginal?.('http://www.old.example/wp-content/uploads/photo-580x300.jpg?w=3')).toBe(true);
    expect(isOriginal?.('https://old.example/wp-content/uploads/photo.jpg')).toBe(false);
  });

  it('has bylines without a list of authors, and twice (8)', async () => {
    const [alone, together, known] = await posts(
      wxr([
        wxrItem({ creator: 'bo' }),
        wxrItem(
          { id: '8' },
          wxrTerm('author', 'Ana Reis', 'ana') +
            wxrTerm('author', 'Bo Lind', 'bo') +
            wxrTerm('author', 'Ana Reis', 'ana'),
        ),
        wxrItem({ id: '9', creator: 'ana' }),
      ]),
    );
    expect([alone?.author, together?.author, known?.author]).toEqual(['bo', 'Ana Reis, Bo Lind', 'ana']);
    const channel =
      '<wp:author><wp:author_login>ana</wp:author_login><wp:author_display_name><![CDATA[Ana Reis]]></wp:author_display_name></wp:author>';
    expect((await posts(wxr([wxrItem({})], { channel })))[0]?.author).toBe('Ana Reis');
  });

  it('is mended where it is not well-formed (8)', async () => {
    const inside = 'before <![CDATA[ inside ]]> after\u0007 &copy;\u000b <b>bold</b> AT&T \ufffd';
    expect(await made(inside)).toBe('<p>before inside after © <strong>bold</strong> AT&amp;T \ufffd</p>');
    expect(await made('<a href=\\"https://x.example/\\">It\\\'s</a>')).toBe(
      '<p><a href="https://x.example/">It\'s</a></p>',
    );
    const raw = wxr([wxrItem({}).replace(/<title>.*<\/title>/, '<title>AT&T & so on</title>')]);
    expect((await posts(raw))[0]?.title).toBe('AT&T & so on');
  });

  it('reads in pieces what a piece may cut anywhere (8)', async () => {
    const content = `${'x'.repeat(262_000)} <![CDATA[ ${'y'.repeat(300)} ]]> é🙂 ${'z'.repeat(800)}`;
    for (const shift of [0, 40, 77, 93, 130]) {
      const text = (await made('a'.repeat(shift) + content)).replace(/<\/?p>/g, '');
      expect(text.replace(/a+/, '').replaceAll(' ', '')).toBe(
        `${'x'.repeat(262_000)}${'y'.repeat(300)}é🙂${'z'.repeat(800)}`,
      );
    }
  });

  it('is no way to other files, and does not grow', async () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>`;
    const text = wxr([wxrItem({}).replace(/<title>.*<\/title>/, '<title>&b; &x;</title>')]).replace(
      '?>',
      `?>${bomb}`,
    );
    const [post] = await posts(text);
    expect(post?.title).toBe('&b; &x;');
  });

  it('leads from the pages of its categories and tags, and from its feeds', async () => {
    const channel =
      '<wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>boats</wp:category_nicename><wp:category_parent>sea</wp:category_parent><wp:cat_name>Boats</wp:cat_name></wp:category>' +
      '<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>sea</wp:category_nicename><wp:cat_name>Sea</wp:cat_name></wp:category>' +
      '<wp:tag><wp:term_id>5</wp:term_id><wp:tag_slug>salt</wp:tag_slug><wp:tag_name>Salt</wp:tag_name></wp:tag>';
    const items = await read(wxr([], { channel }));
    const topics = items.filter((item) => item.kind === 'topic');
    expect(topics.find(({ name }) => name === 'Boats')?.oldAddresses).toEqual([
      'https://old.example/category/sea/boats',
      'https://old.example/category/boats',
      'https://old.example/?cat=4',
    ]);
    expect(topics.find(({ name }) => name === 'Salt')?.oldAddresses).toContain(
      'https://old.example/tag/salt',
    );
    expect(items).toContainEqual({ kind: 'redirect', from: 'https://old.example/feed', to: '/feed.xml' });
  });
});
