import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { dayOf } from '#shared/business-time.ts';
import { readPages } from '#server/content/read-pages.ts';
import { renderPage } from '#server/content/render-page.ts';
import { makeExport } from '#server/export/make-export.ts';
import { isImageName } from '#server/files/image-files.ts';
import { importSite, type ImportOptions } from '#server/import/import-site.ts';
import type { ImportFigures } from '#shared/contract/imports.ts';
import { LIMITS } from '#shared/limits.ts';
import { runCells } from '#tests/support/csv-cells.ts';
import { everythingIn } from '#tests/support/full-database.ts';
import { picture } from '#tests/support/images.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { wxr, wxrAttachment, wxrItem, wxrMeta, wxrTerm } from '#tests/support/wxr.ts';

const LIST = 'blog-posts-working.php?endpoint=blog-posts&limit=100';
const UPLOADS = 'https://old.example/wp-content/uploads';

let app: TestApp;
let folder: string;

beforeEach(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'shingle-import-'));
  return async () => {
    await app.stop();
    await rm(folder, { recursive: true });
  };
});

/** As the command does it beside the running site. */
async function bring(
  text: string | Buffer,
  options: Partial<ImportOptions> = {},
  config = app.config,
): Promise<ImportFigures> {
  const source = join(folder, 'export.xml');
  await writeFile(source, text);
  const rest = {
    media: null,
    redirects: null,
    dryRun: false,
    agreed: false,
    ask: false,
    pages: null,
    fetch: false,
    onProgress: () => undefined,
  };
  return importSite(config, { source, ...rest, ...options });
}

async function file(name: string, content: string | Buffer): Promise<string> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

const rows = () => app.context.db.selectFrom('posts').selectAll().orderBy('id').execute();
const row = async (title: string) => (await rows()).find((post) => post.title === title)!;

async function follow(path: string): Promise<[status: number, location: string | null]> {
  const base = `/${app.config.subfolder}`;
  const { status, headers } = await fetch(`${app.url}${base}${path}`, { redirect: 'manual' });
  return [status, headers.get('location')?.replace(base, '') ?? null];
}

describe('moving in', () => {
  it('brings posts, which the running site shows within a second, and reports it', async () => {
    await app.api('GET', LIST);
    const draft = wxrItem({ id: '8', title: 'Begun', status: 'draft' });
    const report = await bring(
      wxr([wxrItem({}, wxrTerm('category', 'Boats') + wxrTerm('post_tag', 'salt')), draft]),
    );
    expect(report).toEqual({
      format: 'wordpress',
      posts: { created: 2, updated: 0, skipped: 0 },
      drafts: 1,
      images: { stored: 0, missing: 0 },
      redirects: expect.any(Number) as number,
      subscribers: { added: 0, skipped: 0 },
      warnings: [],
    });
    const start = performance.now();
    await vi.waitFor(
      async () => {
        const posts = (await app.api('GET', LIST)).json.posts as Record<string, unknown>[];
        expect(posts).toHaveLength(1);
        expect(posts[0]).toMatchObject({
          title: 'A day at the harbour',
          slug: 'harbour-7',
          category: 'Boats',
          content: '<p>Boats come in.</p>',
          excerpt: 'Boats come in.',
          author: 'ana',
          published_at: '2017-05-03T10:00:00.000Z',
        });
      },
      { timeout: 5_000, interval: 20 },
    );
    expect(performance.now() - start).toBeLessThan(1_500); // half a second, and a busy machine
    expect(await row('Begun')).toMatchObject({ status: 'draft', published_at: null });
  });

  it('changes nothing the second time', async () => {
    const text = wxr([
      wxrItem({}, wxrTerm('category', 'Boats') + wxrTerm('post_tag', 'salt')),
      wxrItem({ id: '8', title: 'Begun', status: 'private' }),
    ]);
    await bring(text);
    const before = await everythingIn(app.context.db);
    const report = await bring(text);
    expect(report).toMatchObject({
      posts: { created: 0, updated: 0, skipped: 2 },
      drafts: 0,
      redirects: 0,
      warnings: [],
    });
    expect(await everythingIn(app.context.db)).toEqual(before);
  });

  it('updates what the source has changed, but not what the owner has', async () => {
    await bring(wxr([wxrItem({ excerpt: 'First.' }, wxrTerm('post_tag', 'salt'))]));
    const { id } = await row('A day at the harbour');
    await app.context.db
      .updateTable('posts')
      .set({ title: 'Mine', tags: '["mine"]' })
      .where('id', '=', id)
      .execute();
    const changed = wxrItem(
      { title: 'Theirs', excerpt: 'Second.', content: 'New text.' },
      wxrTerm('post_tag', 'sea'),
    );
    for (const times of [1, 2]) {
      const { posts } = await bring(wxr([changed]));
      expect(posts).toEqual(
        times === 1 ? { created: 0, updated: 1, skipped: 0 } : { created: 0, updated: 0, skipped: 1 },
      );
      expect(await rows()).toMatchObject([
        {
          id,
          title: 'Mine',
          tags: '["mine"]',
          excerpt: 'Second.',
          content: '<p>New text.</p>',
          search_text: expect.stringContaining('new text') as string,
        },
      ]);
    }
    // What the owner has changed back to what came first is the owner's no more.
    await app.context.db
      .updateTable('posts')
      .set({ title: 'A day at the harbour' })
      .where('id', '=', id)
      .execute();
    await bring(wxr([wxrItem({ title: 'Theirs again', excerpt: 'Second.', content: 'New text.' })]));
    expect(await rows()).toMatchObject([{ title: 'Theirs again', tags: '["mine"]' }]);
  });

  it('does not bring back what the owner has deleted, in the trash or for good', async () => {
    const text = wxr([wxrItem({})]);
    await bring(text);
    await app.context.posts.delete((await rows())[0]!.id);
    expect((await bring(text)).posts).toEqual({ created: 0, updated: 0, skipped: 1 });
    await app.context.db.deleteFrom('trash').execute();
    expect((await bring(wxr([wxrItem({ title: 'Changed' })]))).posts).toEqual({
      created: 0,
      updated: 0,
      skipped: 1,
    });
    expect(await rows()).toEqual([]);
  });

  it('goes on where it was stopped, with the same result', async () => {
    const text = wxr(
      Array.from({ length: 6 }, (_, index) => wxrItem({ id: String(index + 1), title: `Post ${index}` })),
    );
    const stop = (done: number) => {
      if (done === 3) throw new Error('stopped');
    };
    await expect(bring(text, { onProgress: stop })).rejects.toThrow('stopped');
    expect(await rows()).toHaveLength(3);
    expect((await bring(text)).posts).toEqual({ created: 3, updated: 0, skipped: 3 });
    expect((await rows()).map(({ slug }) => slug)).toEqual([1, 2, 3, 4, 5, 6].map((id) => `harbour-${id}`));
  });

  it('brings each post once when two imports are at work', async () => {
    const items = Array.from({ length: 60 }, (_, index) =>
      wxrItem({ id: String(index + 1), title: `Post ${index}` }),
    );
    const [one, other] = await Promise.all([bring(wxr(items)), bring(wxr(items))]);
    expect(one.posts.created + other.posts.created).toBe(60);
    expect(await rows()).toHaveLength(60);
  });

  it('changes nothing in a dry run, and foresees what happens then', async () => {
    await bring(wxr([wxrItem({}), wxrItem({ id: '8', title: 'Gone' })]));
    await app.context.posts.delete((await row('Gone')).id);
    const media = dirname(await file('media/2017/boat.png', await picture(60, 40).png().toBuffer()));
    const text = wxr(
      [
        wxrItem({ title: 'New title' }),
        wxrItem({ id: '8', title: 'Gone' }),
        wxrItem(
          { id: '9', content: `<img src="${UPLOADS}/2017/boat.png"><img src="${UPLOADS}/2017/no.png">` },
          wxrTerm('category', 'New') + wxrTerm('post_tag', 'x'),
        ),
        wxrItem({ id: '10', status: 'private' }),
      ],
      { channel: '<wp:tag><wp:tag_slug>x</wp:tag_slug><wp:tag_name>x</wp:tag_name></wp:tag>' },
    );
    const before = await everythingIn(app.context.db);
    const foreseen = await bring(text, { dryRun: true, media });
    expect(await everythingIn(app.context.db)).toEqual(before);
    expect((await readdir(app.config.uploadsDir)).filter(isImageName)).toEqual([]);
    expect(foreseen).toMatchObject({
      posts: { created: 2, updated: 1, skipped: 1 },
      drafts: 1,
      images: { stored: 1, missing: 1 },
    });
    expect(await bring(text, { media })).toEqual(foreseen);
  });

  it.each([
    ['cut off', wxr([wxrItem({})]).slice(0, -20)],
    ['of an unknown format', '{"db": 1}'],
    ['empty', ''],
  ])('changes nothing for a file that is %s', async (_, text) => {
    const before = await everythingIn(app.context.db);
    await expect(bring(text)).rejects.toThrow(/cut off or damaged|is no export that this program knows/);
    expect(await everythingIn(app.context.db)).toEqual(before);
  });

  it('gives posts of one slug addresses of their own, and counts what is there twice once', async () => {
    const one = wxrItem({ id: '1', name: 'same', title: 'One' });
    const report = await bring(
      wxr([
        one,
        one,
        wxrItem({ id: '1', name: 'same', title: 'Two' }),
        wxrItem({ id: '3', name: '', title: 'Tag' }),
      ]),
    );
    expect((await rows()).map(({ slug, title }) => [slug, title])).toEqual([
      ['same', 'One'],
      ['same-2', 'Two'],
      ['tag-2', 'Tag'], // /blog/tag is the way to the tags
    ]);
    expect(report.warnings).toEqual(['“One” is twice in this export; once is enough.']);
  });

  it('keeps the limits of the editor, and says what was left out', async () => {
    const tags = Array.from({ length: 45 }, (_, index) => wxrTerm('post_tag', `tag ${index}`));
    const categories = Array.from({ length: 63 }, (_, index) => wxrTerm('category', `Group ${index}`));
    const { warnings } = await bring(
      wxr([
        wxrItem({ title: 'Many' }, tags.join('')),
        wxrItem({ id: '8', title: 'Groups' }, categories.join('')),
        wxrItem({ id: '9', title: 'T'.repeat(300) }),
        wxrItem({ id: '10', title: '', content: 'Words make a title where there is none.' }),
        wxrItem({ id: '11', title: '', content: '' }),
      ]),
    );
    expect(JSON.parse((await row('Many')).tags)).toHaveLength(LIMITS.tags);
    expect(warnings[0]).toBe(
      `“Many” has 45 tags and further categories; 25 were left out: ${Array.from({ length: 25 }, (_, index) => `tag ${index + 20}`).join(', ')}.`,
    );
    expect(warnings[1]).toMatch(/^“Groups” has 62 tags and further categories; 42 were/);
    expect((await rows()).map(({ title }) => title.length).filter((length) => length > LIMITS.title)).toEqual(
      [],
    );
    expect(await row('Words make a title where there is none.')).toBeDefined();
    expect(await row('Untitled')).toMatchObject({ content: '', slug: 'harbour-11' });
    const { json } = await app.api('GET', 'categories.php');
    expect(JSON.stringify(json)).not.toContain('Group 1"');
  });

  it('never makes a hidden post public, and its old address reveals nothing', async () => {
    const hidden = [
      { status: 'private' },
      { status: 'publish', password: 'x' },
      { status: 'future', date: '2017-05-03 12:00:00' },
      { status: 'publish', gmt: '2999-05-03 10:00:00' },
      { status: 'draft' },
      { status: 'pending' },
    ];
    const report = await bring(
      wxr(
        hidden.map((changes, index) =>
          wxrItem({ id: String(index + 1), title: `Secret ${index}`, ...changes }),
        ),
      ),
    );
    expect(report).toMatchObject({ posts: { created: 6 }, drafts: 6 });
    expect((await app.api('GET', LIST)).json.posts).toEqual([]);
    const base = `${app.url}/${app.config.subfolder}`;
    const nothing = await (await fetch(`${base}/2017/05/harbour-9/`)).text();
    for (const id of [1, 2, 3, 4, 5, 6]) {
      const answer = await fetch(`${base}/2017/05/harbour-${id}/`, { redirect: 'manual' });
      expect(answer.status).toBe(404);
      expect((await answer.text()).replaceAll(`harbour-${id}`, 'harbour-9')).toBe(nothing);
      expect(await follow(`/?p=${id}`)).toEqual(await follow('/?p=9'));
    }
  });
});

describe('what real exports contain', () => {
  it('is led from an address of 185 characters, and from that of a post whose id is that of another (1, 2)', async () => {
    const long = `harbour-${'long-'.repeat(36)}`.slice(0, 185);
    await bring(
      wxr([
        wxrItem({ id: '1', name: long, link: `https://old.example/2017/05/${long}/` }),
        wxrItem({ id: '2', name: 'same', link: 'https://old.example/same/', title: 'One' }),
        wxrItem({ id: '2', name: 'same', link: 'https://old.example/same/', title: 'Two' }),
        wxrItem({ id: '3', name: '', title: 'Без имени' }),
      ]),
    );
    const [first, ...others] = await rows();
    expect(first?.slug.length).toBeLessThanOrEqual(185);
    expect(await follow(`/2017/05/${long}/`)).toEqual([301, `/blog/${first?.slug}`]);
    expect(others.map(({ slug }) => slug)).toEqual(['same', 'same-2', 'без-имени']);
    expect(await follow('/same/')).toEqual([301, '/blog/same']);
  });

  it('makes no accounts, and one post of two with the same id and text (9)', async () => {
    const post = {
      id: 'a',
      title: 'A',
      slug: 'a',
      html: '<p>A</p>',
      status: 'published',
      published_at: '2020-05-03 10:00:00',
    };
    const users = [{ id: 'u', name: 'Ana', email: 'ana@old.example', password: '$2a$10$secret' }];
    const tables = { posts: [post, post, { ...post, title: 'B' }], users };
    const before = await app.context.db.selectFrom('users').selectAll().execute();
    const report = await bring(JSON.stringify({ db: [{ meta: { exported_on: 1 }, data: tables }] }));
    expect(report.posts).toEqual({ created: 2, updated: 0, skipped: 0 });
    expect((await rows()).map(({ slug, title }) => [slug, title])).toEqual([
      ['a', 'A'],
      ['a-2', 'B'],
    ]);
    expect(await app.context.db.selectFrom('users').selectAll().execute()).toEqual(before);
  });

  it('has a post of the year 9999, which is a draft (10)', async () => {
    await file('site/_posts/9999-01-01-later.md', 'Text');
    const { warnings } = await bring('', { source: join(folder, 'site') });
    expect(await rows()).toMatchObject([{ slug: 'later', status: 'draft', published_at: null }]);
    expect(warnings[0]).toMatch(/two years ahead/);
  });
});

describe('pages', () => {
  const page = (more: Record<string, string> = {}) =>
    wxrItem({
      type: 'page',
      id: '70',
      title: 'Our <em>crew</em>',
      link: 'https://old.example/about-us/crew/',
      content: `<h1>Who</h1>\n\nWe <b>sail</b>. <img src="${UPLOADS}/crew.png">\n\n<table><tr><th>a</th></tr><tr><td>b</td></tr></table>`,
      'wp:post_modified_gmt': '2020-05-03 12:00:00',
      ...more,
    });
  const others = [
    page({ id: '71', title: 'Contact', link: 'https://old.example/contact/' }),
    page({ id: '72', title: 'Within', link: 'https://old.example/within/', password: 'x' }),
    page({ id: '73', title: 'Home', link: 'https://old.example/', name: '' }),
  ];

  it('are named, and never become posts', async () => {
    const { posts, warnings } = await bring(wxr([page(), ...others]));
    expect(posts).toEqual({ created: 0, updated: 0, skipped: 0 });
    expect(warnings).toEqual([
      'Pages are not brought, as they would become posts: Our crew (https://old.example/about-us/crew/); Contact (https://old.example/contact/); Within (https://old.example/within/); Home (https://old.example/).',
    ]);
    expect(await rows()).toEqual([]);
  });

  it('are files that a build reads when that is asked for, once each, and never over the owner’s', async () => {
    await file('media/crew.png', await picture(60, 40).png().toBuffer());
    const pages = join(folder, 'pages');
    const options = { pages, media: join(folder, 'media') };
    expect((await bring(wxr([page(), ...others]), { ...options, dryRun: true })).pages).toEqual({
      written: 3,
      skipped: 1,
    });
    expect(existsSync(pages)).toBe(false);
    const report = await bring(wxr([page(), ...others]), options);
    expect(report).toMatchObject({ pages: { written: 3, skipped: 1 }, images: { stored: 0 } });
    expect(report.warnings).toEqual([
      expect.stringContaining('Within (https://old.example/within/): protected by a password'),
      expect.stringContaining('/contact → /contact-2'),
      expect.stringContaining('about-us/crew.md'),
    ]);
    const read = readPages(pages);
    expect(read.map(({ page: { address, heading, updated } }) => [address, heading, updated])).toEqual([
      ['/about-us/crew', 'Our crew', dayOf(new Date('2020-05-03T12:00:00Z'))],
      ['/contact-2', 'Contact', expect.any(String)],
      ['/home', 'Home', expect.any(String)],
    ]);
    const { html } = await renderPage(read[0]!.body, { file: 'crew.md', pictures: [] });
    expect(html).toContain('<h2 id="h-who"');
    expect(html).toContain('We <strong>sail</strong>.');
    expect(html).toMatch(/<img src="[^"]*\/uploads\/[0-9a-f]+-60x40\.webp"[^>]* width="60" height="40"/);
    expect(html).toContain('<td>b</td>');
    expect(await follow('/?page_id=71')).toEqual([301, '/contact-2']);
    expect(await rows()).toEqual([]);

    const mine = await file('pages/about-us/crew.md', '---\ntitle: Mine\ndescription: Mine\n---\nMine');
    const again = await bring(wxr([page(), ...others]), options);
    expect(again.pages).toEqual({ written: 0, skipped: 4 });
    expect(again.warnings.join()).toContain('were left as they are: about-us/crew.md');
    expect(await readFile(mine, 'utf8')).toContain('title: Mine');
  });

  it('never leave their folder', async () => {
    const pages = join(folder, 'in/pages');
    const links = [
      '../../up',
      '%2e%2e/%2e%2e/up',
      '..%2f..%2fup',
      'a/../../up',
      '/etc/up',
      'blog/up',
      'dashboard',
    ];
    const items = links.map((link, index) =>
      page({ id: String(80 + index), link: `https://old.example/${link}` }),
    );
    const report = await bring(wxr(items), { pages });
    expect(report.pages?.written).toBe(links.length);
    expect(readPages(pages)).toHaveLength(links.length);
    expect((await readdir(folder, { recursive: true })).filter((name) => !name.startsWith('in'))).toEqual([
      'export.xml',
    ]);
  });
});

describe('other systems', () => {
  it('brings an export of Ghost once, with its pictures, and leads from its addresses', async () => {
    const boat = await picture(800, 500, '#123456').png().toBuffer();
    await file('ghost/content/images/2020/05/boat.png', boat);
    const tables = {
      posts: [
        {
          id: 'a',
          title: 'Harbour',
          slug: 'harbour',
          html: '<figure><img src="__GHOST_URL__/content/images/size/w600/2020/05/boat.png" alt="A"></figure><p><a href="__GHOST_URL__/nets/">x</a></p>',
          feature_image: '__GHOST_URL__/content/images/2020/05/boat.png',
          status: 'published',
          published_at: '2020-05-03 10:00:00',
        },
        {
          id: 'b',
          title: 'Nets',
          slug: 'nets',
          html: '<p>Nets</p>',
          status: 'published',
          visibility: 'paid',
        },
        { id: 'c', title: 'Harbour again', slug: 'harbour', html: '', status: 'draft' },
      ],
      tags: [{ id: 't', name: 'Salt', slug: 'salt' }],
      posts_tags: [{ post_id: 'a', tag_id: 't' }],
    };
    const text = JSON.stringify({ db: [{ meta: { exported_on: 1 }, data: tables }] });
    const media = join(folder, 'ghost');
    expect(await bring(text, { media })).toMatchObject({
      format: 'ghost',
      posts: { created: 3 },
      drafts: 2,
      images: { stored: 1, missing: 0 },
      warnings: ['“Nets” was for paying members only: it is a draft here.'],
    });
    const [post] = await rows();
    const { path } = await app.context.db.selectFrom('media').select('path').executeTakeFirstOrThrow();
    expect(post).toMatchObject({
      slug: 'harbour',
      featured_image: path,
      content: `<p><img src="${path}" alt="A"></p>\n<p><a href="/nets/">x</a></p>`,
    });
    expect(await follow('/harbour/')).toEqual([301, '/blog/harbour']);
    expect(await follow('/tag/salt/')).toEqual([301, '/blog/category/salt']);
    expect((await follow('/nets/'))[0]).toBe(404);
    const before = await everythingIn(app.context.db);
    expect(await bring(text, { media })).toMatchObject({ posts: { created: 0, updated: 0, skipped: 3 } });
    expect(await everythingIn(app.context.db)).toEqual(before);
  });

  it('brings a folder of Markdown once, with the pictures beside its texts', async () => {
    const png = await picture(800, 500, '#654321').png().toBuffer();
    await file('site/content/posts/harbour/boat.png', png);
    await file('site/static/img/cover.png', await picture(800, 500, '#112233').png().toBuffer());
    const front = 'title: Harbour\ndate: 2020-05-03\ncover: /img/cover.png\naliases: [/2020/harbour.html]';
    await file('site/content/posts/harbour/index.md', `---\n${front}\n---\n![A](boat.png)`);
    const source = join(folder, 'site');
    const first = await bring('', { source });
    expect(first).toMatchObject({
      format: 'markdown',
      posts: { created: 1 },
      images: { stored: 2, missing: 0 },
      warnings: [],
    });
    const [post] = await rows();
    expect(post?.content).toMatch(/^<p><img src="\/uploads\/[0-9a-f]+-800x500\.webp" alt="A"><\/p>$/);
    expect(post?.featured_image).toMatch(/^\/uploads\//);
    for (const path of ['/posts/harbour/', '/2020/harbour.html'])
      expect(await follow(path)).toEqual([301, '/blog/harbour']);
    const before = await everythingIn(app.context.db);
    expect(await bring('', { source })).toMatchObject({
      posts: { created: 0, updated: 0, skipped: 1 },
      images: { stored: 0 },
    });
    expect(await everythingIn(app.context.db)).toEqual(before);
  });
});

describe('subscribers', () => {
  const list =
    'email,status,created_at\nana@example.com,active,2020-05-03 10:00:00\nbo@example.com,cancelled,2020-05-03\ncy@example.com,inactive,2020-05-03\n';
  const all = () =>
    app.context.db
      .selectFrom('subscribers')
      .select(['email', 'status', 'subscribed_at', 'suspected_spam'])
      .orderBy('id')
      .execute();

  it('come when the owner says that they agreed, with their date; nobody else does, and nobody gets an email', async () => {
    expect(await bring(list)).toMatchObject({
      format: 'subscribers',
      subscribers: { added: 0, skipped: 3 },
      warnings: [
        expect.stringMatching(/^1 had agreed .* --agreed/),
        expect.stringMatching(/^1 never confirmed/),
        expect.stringMatching(/^1 had left there/),
      ],
    });
    expect(await all()).toEqual([]);
    expect((await bring(list, { agreed: true, dryRun: true })).subscribers).toEqual({ added: 1, skipped: 2 });
    expect(await all()).toEqual([]);
    expect((await bring(list, { agreed: true })).subscribers).toEqual({ added: 1, skipped: 2 });
    expect(await all()).toEqual([
      {
        email: 'ana@example.com',
        status: 'active',
        subscribed_at: '2020-05-03T10:00:00.000Z',
        suspected_spam: 0,
      },
    ]);
    expect(await app.context.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('are text, whatever a cell begins with, and no cell of an export runs', async () => {
    const odd = ['+1@example.com', '-2+3@example.com'];
    const rows = ['=1+1@example.com', ...odd].map(
      (email) => `"${email}","=HYPERLINK(""http://x.example"")",@SUM(A1)\n`,
    );
    const report = await bring(`email,name,note\n${rows.join('')}`, { agreed: true });
    expect(report.subscribers).toEqual({ added: 2, skipped: 1 }); // the first is no address
    expect((await all()).map(({ email }) => email)).toEqual(odd);
    const folder = join(app.folder, 'export');
    await makeExport(app.config, folder);
    const csv = await readFile(join(folder, 'subscribers.csv'), 'utf8');
    expect(csv).toContain("'-2+3@example.com,");
    expect(runCells(csv)).toEqual([]);
  });

  it('are asked by email when they never confirmed and the owner says so, once each, and come when they answer', async () => {
    const foreseen = await bring(list, { ask: true, dryRun: true });
    expect(foreseen.subscribers).toEqual({ added: 1, skipped: 2, asked: 1 });
    expect(await all()).toEqual([]);
    expect(await app.context.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    const report = await bring(list, { ask: true });
    expect(report.subscribers).toEqual({ added: 1, skipped: 2, asked: 1 });
    expect(await all()).toMatchObject([{ email: 'cy@example.com', status: 'pending' }]);
    const emails = () =>
      app.context.db.selectFrom('outbox').select(['kind', 'recipient', 'content']).execute();
    const [email, ...more] = await emails();
    expect([email?.kind, email?.recipient, more]).toEqual(['confirm-subscription', 'cy@example.com', []]);
    expect((await bring(list, { ask: true })).subscribers).toEqual({ added: 0, skipped: 3, asked: 0 });
    expect(await emails()).toHaveLength(1);
    const [, secret = ''] = /newsletter\/confirm\?token=([\w.~-]+)/.exec(email?.content ?? '') ?? [];
    expect((await app.api('POST', `confirm-subscription.php?token=${secret}`)).status).toBe(200);
    expect(await all()).toMatchObject([{ email: 'cy@example.com', status: 'active' }]);
    const mute = { ...app.config, smtp: null, mailboxDir: null };
    await expect(bring(list, { ask: true }, mute)).rejects.toThrow(/no mail server is set/);
  });

  it('never come back: neither who left or bounced here, nor who was deleted', async () => {
    const row = { suspected_spam: 0, subscribed_at: '2019-01-01T00:00:00.000Z' };
    await app.context.db
      .insertInto('subscribers')
      .values([
        { ...row, email: 'Left@example.com', status: 'unsubscribed' },
        { ...row, email: 'bounced@example.com', status: 'bounced' },
      ])
      .execute();
    const text = 'email\nleft@example.com\nBOUNCED@example.com\ndeleted@example.com\n';
    expect((await bring(text, { agreed: true })).subscribers).toEqual({ added: 1, skipped: 2 });
    await app.context.db.deleteFrom('subscribers').where('email', '=', 'deleted@example.com').execute();
    expect((await bring(text, { agreed: true })).subscribers).toEqual({ added: 0, skipped: 3 });
    expect((await all()).map(({ status }) => status)).toEqual(['unsubscribed', 'bounced']);
  });

  it('leave here, too, once a later list says that they left; not who signed up here since', async () => {
    await bring(list, { agreed: true });
    const row = { suspected_spam: 0, status: 'active' as const };
    await app.context.db
      .insertInto('subscribers')
      .values({ ...row, email: 'own@example.com', subscribed_at: '2020-01-01T00:00:00.000Z' })
      .execute();
    await bring(
      'Email Address,UNSUB_TIME\nana@example.com,2021-05-03 10:00:00\nown@example.com,2021-05-03 10:00:00\n',
      { agreed: true },
    );
    expect((await all()).map(({ email, status }) => [email, status])).toEqual([
      ['ana@example.com', 'unsubscribed'],
      ['own@example.com', 'active'],
    ]);
  });

  it('are once each, whatever their spelling, and are named when nobody could write to them', async () => {
    const text =
      'email;name\nana@EXÄMPLE.com;"a\nb"\nAna@exämple.com;x\nжук@example.com;x\n=1+1;x\n"no address";x\n';
    const report = await bring(Buffer.from(`\uFEFF${text}`, 'utf16le'), { agreed: true });
    expect(report.subscribers).toEqual({ added: 1, skipped: 4 });
    expect(report.warnings).toEqual([
      'No email addresses that can get mail: жук@example.com, =1+1, no address.',
    ]);
    expect((await all()).map(({ email }) => email)).toEqual(['ana@xn--exmple-cua.com']);
  });
});

describe('old addresses', () => {
  it('lead to the posts, whatever their spelling, and from the numbers and forms of WordPress', async () => {
    await bring(
      wxr([
        wxrItem({
          id: '12',
          name: 'boats',
          link: 'https://old.example/2017/05/%d0%bb%d0%be%d0%b4%d0%ba%d0%b0/',
        }),
        wxrAttachment('30', `${UPLOADS}/a.jpg`, { parent: '12' }),
      ]),
    );
    const post = [301, '/blog/boats'];
    for (const path of [
      '/2017/05/%D0%BB%D0%BE%D0%B4%D0%BA%D0%B0/',
      '/2017/05/%d0%bb%d0%be%d0%b4%d0%ba%d0%b0',
      '/2017/05/%D0%9B%D0%BE%D0%B4%D0%BA%D0%B0/',
      '/2017/05/%D0%BB%D0%BE%D0%B4%D0%BA%D0%B0/feed/',
      '/2017/05/%D0%BB%D0%BE%D0%B4%D0%BA%D0%B0/amp/',
      '/?p=12',
      '/?p=12&utm_source=x',
      '/?attachment_id=30',
      '/file-30/',
    ]) {
      expect([path, await follow(path)]).toEqual([path, post]);
    }
    expect(await follow('/2017/05/%D0%BB%D0%BE%D0%B4%D0%BA%D0%B0/?utm_source=x')).toEqual([
      301,
      '/blog/boats?utm_source=x',
    ]);
    for (const path of ['/?p=13', '/', '/2017/05/']) expect((await follow(path))[0]).not.toBe(301);
  });

  it('follow a post to another address in one step, and end with it', async () => {
    await bring(wxr([wxrItem({ name: 'boats' })]));
    const above = await fetch(`${app.url}/2017/05/harbour-7/`, { redirect: 'manual' });
    expect([above.status, above.headers.get('location')]).toEqual([
      301,
      `/${app.config.subfolder}/blog/boats`,
    ]);
    const { id } = (await rows())[0]!;
    await app.context.db.updateTable('posts').set({ slug: 'ships' }).where('id', '=', id).execute();
    expect(await follow('/2017/05/harbour-7')).toEqual([301, '/blog/ships']);
    await app.context.posts.setStatus(id, 'draft');
    expect((await follow('/2017/05/harbour-7'))[0]).not.toBe(301);
  });

  it('make no loop where the address stays, and leave pages alone', async () => {
    const report = await bring(
      wxr([
        wxrItem({ name: 'boats', link: 'https://old.example/blog/boats/' }),
        wxrItem({ id: '8', link: 'https://old.example/pricing/' }),
      ]),
    );
    expect(report.redirects).toBeGreaterThan(0);
    expect((await follow('/blog/boats'))[0]).not.toBe(301);
    expect((await follow('/pricing'))[0]).not.toBe(301);
    expect(
      await app.context.db
        .selectFrom('old_addresses')
        .select('address')
        .where('address', 'in', ['/blog/boats', '/pricing'])
        .execute(),
    ).toEqual([]);
  });

  it('lead to categories, tags and feeds', async () => {
    const channel = [
      '<wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>boats</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>Boats</wp:cat_name></wp:category>',
      '<wp:category><wp:term_id>5</wp:term_id><wp:category_nicename>nets</wp:category_nicename><wp:category_parent>boats</wp:category_parent><wp:cat_name>Nets</wp:cat_name></wp:category>',
      '<wp:tag><wp:term_id>6</wp:term_id><wp:tag_slug>salt-water</wp:tag_slug><wp:tag_name>Salt water</wp:tag_name></wp:tag>',
      '<wp:tag><wp:term_id>7</wp:term_id><wp:tag_slug>secret</wp:tag_slug><wp:tag_name>Secret</wp:tag_name></wp:tag>',
    ].join('');
    const terms =
      wxrTerm('category', 'Boats') + wxrTerm('category', 'Nets') + wxrTerm('post_tag', 'Salt water');
    const draft = wxrItem({ id: '8', status: 'draft' }, wxrTerm('post_tag', 'Secret'));
    await bring(wxr([wxrItem({}, terms), draft], { channel }));
    expect(await follow('/category/boats/')).toEqual([301, '/blog/category/boats']);
    expect(await follow('/category/boats/feed/')).toEqual([301, '/blog/category/boats/feed.xml']);
    expect(await follow('/category/boats/page/2/')).toEqual([301, '/blog/category/boats']);
    expect(await follow('/category/boats/nets')).toEqual([301, '/blog/tag/nets']);
    expect(await follow('/?cat=4')).toEqual([301, '/blog/category/boats']);
    expect(await follow('/tag/salt-water/')).toEqual([301, '/blog/tag/salt-water']);
    expect(await follow('/feed/')).toEqual([301, '/feed.xml']);
    expect((await follow('/tag/secret/'))[0]).not.toBe(301);
  });

  it('come from a CSV of the owner’s own, too, without loops and chains', async () => {
    const redirects = await file(
      'own.csv',
      '\uFEFFold;new\r\n"/a;b";/blog\r\nhttps://old.example/c/;https://other.example/x\r\n/d;/d/\r\n/e;/f\r\n/f;/e\r\n',
    );
    const { warnings } = await bring(wxr([]), { redirects });
    expect(await follow('/a;b')).toEqual([301, '/blog']);
    expect(await follow('/c')).toEqual([301, 'https://other.example/x']);
    expect(await follow('/e')).toEqual([301, '/f']);
    expect(warnings).toEqual([
      'The redirect of /d was refused: it would lead to itself.',
      'The redirect of /f was refused: /e leads on itself.',
    ]);
    const wrong = await file('wrong.csv', '/a,/b\nhello,there\n');
    await expect(bring(wxr([]), { redirects: wrong })).rejects.toThrow(/row 2: two addresses are needed/);
  });

  it('are counted when they are asked for', async () => {
    await bring(wxr([wxrItem({})]));
    for (let times = 0; times < 3; times += 1) await follow('/2017/05/harbour-7/');
    await app.context.oldAddresses.flush();
    const counted = await app.context.db
      .selectFrom('old_addresses')
      .selectAll()
      .where('asked', '>', 0)
      .execute();
    expect(counted).toMatchObject([
      { address: '/2017/05/harbour-7', asked: 3, asked_at: expect.any(String) as string },
    ]);
    const { token } = await app.signIn();
    const asked = async () => (await app.api('GET', 'old-addresses.php', { bearer: token })).json;
    const known = expect.any(Number) as number;
    const row = { address: '/2017/05/harbour-7', asked: 3, asked_at: expect.any(String) as string };
    expect(await asked()).toEqual({
      success: true,
      asked: 1,
      known,
      addresses: [{ ...row, leads_to: '/blog/harbour-7' }],
    });
    await app.context.posts.setStatus((await rows())[0]!.id, 'draft');
    expect((await asked()).addresses).toEqual([{ ...row, leads_to: null }]);
  });
});

describe('pictures that come with posts', () => {
  const png = (color: string) => picture(900, 600, color).png().toBuffer();

  it('come from the media folder, once each, and every mention is rewritten', async () => {
    await file('media/2017/05/boat.jpg', await png('#111111'));
    await file('media/2017/05/boat-300x200.jpg', await png('#222222'));
    await file('media/2017/05/photo-580x300.jpg', await png('#333333'));
    await file('media/2017/05/photo.jpg', await png('#444444'));
    await file('media/2017/05/big-scaled.jpg', await png('#555555'));
    const url = `${UPLOADS}/2017/05`;
    const content = `<a href="${url}/boat.jpg"><img src="${url}/boat-300x200.jpg" srcset="${url}/boat.jpg 900w" alt="A boat"></a>

<img src="https://i0.wp.com/old.example/wp-content/uploads/2017/05/photo-580x300.jpg?w=300">

<img src="//old.example/wp-content/uploads/2017/05/big-1024x768.jpg">

<img src="${url}/missing.jpg"><img src="https://elsewhere.example/x.jpg">`;
    const items = [
      wxrItem({ content }, wxrMeta('_thumbnail_id', '21')),
      wxrAttachment('21', `${url}/boat.jpg`, { alt: 'The boat' }),
      wxrAttachment('22', `${url}/photo-580x300.jpg`),
      wxrAttachment('23', `${url}/big-scaled.jpg`),
    ];
    const media = join(folder, 'media');
    const report = await bring(wxr(items), { media });
    expect(report.images).toEqual({ stored: 3, missing: 1 });
    const library = await app.context.db
      .selectFrom('media')
      .select(['name', 'path'])
      .orderBy('name')
      .execute();
    expect(library.map(({ name }) => name)).toEqual(['big-scaled.jpg', 'boat.jpg', 'photo-580x300.jpg']);
    const [big, boat, photo] = library.map(({ path }) => path);
    const post = (await rows())[0]!;
    expect(post).toMatchObject({ featured_image: boat, image_alt: 'The boat' });
    expect(post.content).toBe(
      `<p><a href="${boat}"><img src="${boat}" alt="A boat"></a></p>\n<p><img src="${photo}" alt=""></p>\n<p><img src="${big}" alt=""></p>\n` +
        `<p><img src="${url}/missing.jpg" alt=""><img src="https://elsewhere.example/x.jpg" alt=""></p>`,
    );
    for (const path of [big, boat, photo]) expect((await fetch(`${app.url}${path}`)).status).toBe(200);

    // Once the missing one is there, the next run has it.
    await file('media/2017/05/missing.jpg', await png('#666666'));
    const second = await bring(wxr(items), { media });
    expect(second).toMatchObject({
      posts: { created: 0, updated: 1, skipped: 0 },
      images: { stored: 1, missing: 0 },
    });
    expect((await rows())[0]!.content).not.toContain('missing.jpg');
    expect((await bring(wxr(items), { media })).posts).toEqual({ created: 0, updated: 0, skipped: 1 });
    expect(await app.context.db.selectFrom('media').select('id').execute()).toHaveLength(4);
  });

  it('come from their addresses when that is asked for, once each, without smaller copies, within bounds', async () => {
    const boat = await png('#778899');
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/wp-content/uploads/boat.png') response.end(boat);
      else if (request.url === '/moved.png')
        response.writeHead(302, { location: '/wp-content/uploads/boat.png' }).end();
      else if (request.url === '/round.png') response.writeHead(302, { location: '/round.png' }).end();
      else if (request.url === '/inside.png')
        response.writeHead(302, { location: 'http://10.0.0.1/x.png' }).end();
      else if (request.url === '/large.png') response.end(Buffer.alloc(51 * 1024 * 1024));
      else response.writeHead(404).end('nothing');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const home = `http://127.0.0.1:${port}`;
    const names = [
      'wp-content/uploads/boat-300x200.png',
      'moved.png',
      'round.png',
      'inside.png',
      'large.png',
      'none.png',
    ];
    const content = names.map((name) => `<img src="${home}/${name}">`).join('');
    const text = wxr([wxrItem({ content })], { home });

    // By itself it connects to no private network.
    expect((await bring(text, { fetch: true })).images).toEqual({ stored: 0, missing: 6 });
    expect(asked).toEqual([]);
    expect((await bring(text, { fetch: true, dryRun: true })).images).toEqual({ stored: 0, missing: 6 });
    const network = { isAllowed: (address: string) => address === '127.0.0.1' };
    expect((await bring(text, { fetch: true, network })).images).toEqual({ stored: 1, missing: 4 });
    const { path } = await app.context.db.selectFrom('media').select('path').executeTakeFirstOrThrow();
    expect((await rows())[0]!.content.split(`<img src="${path}"`)).toHaveLength(3);
    expect(asked).not.toContain('/wp-content/uploads/boat-300x200.png');
  });

  it('never come from outside of it', async () => {
    await file('secret.png', await png('#111111'));
    await file('media/in/a.txt', 'no picture');
    await symlink(join(folder, 'secret.png'), join(folder, 'media/in/link.png'));
    await symlink(folder, join(folder, 'media/out'));
    const names = [
      '../secret.png',
      '..%2fsecret.png',
      '%2e%2e/secret.png',
      'in/link.png',
      'out/secret.png',
      '..%5csecret.png',
      'in/a.txt',
    ];
    const content = names.map((name) => `<img src="${UPLOADS}/${name}">`).join('');
    const report = await bring(wxr([wxrItem({ content })]), { media: join(folder, 'media') });
    expect(report.images.stored).toBe(0);
    expect(await app.context.db.selectFrom('media').select('id').execute()).toEqual([]);
    await expect(bring(wxr([wxrItem({ content })]), { media: join(folder, 'nowhere') })).rejects.toThrow(
      /no media folder/,
    );
  });
});
