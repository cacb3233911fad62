import { cp, mkdtemp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { COPIED } from '#server/db/copy/decisions.ts';
import { anyTable, type Row } from '#server/db/copy/rows.ts';
import type { Db } from '#server/db/engine.ts';
import { makeExport } from '#server/export/make-export.ts';
import { manifestText, readManifest } from '#server/export/manifest.ts';
import { importSite } from '#server/import/import-site.ts';
import { messageInput } from '#tests/support/factories.ts';
import { runCells } from '#tests/support/csv-cells.ts';
import { NO_CHOICES, uploadsOf } from '#tests/support/import-uploads.ts';
import { liveIn } from '#tests/support/lived-in-site.ts';
import { type PublicAnswer, publicAnswers } from '#tests/support/public-answers.ts';
import { startTestApp, type TestApp, useTestApp } from '#tests/support/test-app.ts';

const SITE = { env: { SITE_URL: 'https://wren.example' } };

const source = useTestApp(SITE);
let folder = '';
let picture = '';

beforeAll(async () => {
  ({ picture } = await liveIn(source.app));
  folder = join(source.app.folder, 'export');
  await makeExport(source.app.config, folder);
});

function bring(app: TestApp, from: string, options: { dryRun?: boolean } = {}) {
  return importSite(app.config, {
    source: from,
    media: null,
    redirects: null,
    fetch: false,
    agreed: false,
    ask: false,
    pages: null,
    dryRun: false,
    onProgress: () => undefined,
    ...options,
  });
}

async function emptySite(): Promise<TestApp> {
  const app = await startTestApp(SITE);
  onTestFinished(() => app.stop());
  return app;
}

/** A copy of the export that may be damaged. */
async function copied(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'shingle-export-'));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  await cp(folder, join(place, 'export'), { recursive: true });
  return join(place, 'export');
}

/** Changes files of a copy, and lets its manifest say so: as somebody would who means ill. */
async function forged(changes: Record<string, (text: string) => string>): Promise<string> {
  const place = await copied();
  const manifest = readManifest(await readFile(join(place, 'manifest.json'), 'utf8'))!;
  const { createHash } = await import('node:crypto');
  for (const [name, change] of Object.entries(changes)) {
    const text = Buffer.from(change(await readFile(join(place, name), 'utf8').catch(() => '')));
    await mkdir(join(place, name, '..'), { recursive: true });
    await writeFile(join(place, name), text);
    const file = { path: name, bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') };
    manifest.files = [...manifest.files.filter(({ path }) => path !== name), file];
  }
  await writeFile(join(place, 'manifest.json'), manifestText(manifest));
  return place;
}

async function rowsOf(db: Db): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {};
  for (const { name, key, columns } of COPIED) {
    const names = columns.map((column) => column.name);
    tables[name] = await anyTable(db).selectFrom(name).select(names).orderBy(key).execute();
  }
  return tables;
}

const SAME = ['categories', 'posts', 'post_slugs', 'media', 'media_moves', 'contacts', 'subscribers'];
const ALSO_SAME = [
  'consultations',
  'days_off',
  'slots_off',
  'slots_added',
  'snippets',
  'old_addresses',
  'flags',
];

describe('an export', () => {
  it('has every file, and a manifest that says what they hold', async () => {
    const names = (await readdir(folder)).sort();
    expect(names).toEqual(
      [
        ...['campaigns.json', 'categories.json', 'consultations.csv', 'consultations.ics', 'contacts.csv'],
        ...['ghost.json', 'manifest.json', 'media', 'media.json', 'posts', 'redirects.csv', 'settings.json'],
        ...['subscribers.csv', 'wordpress.xml'],
      ].sort(),
    );
    const manifest = readManifest(await readFile(join(folder, 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({
      format: 'shingle-export',
      site: 'https://wren.example',
      counts: {
        posts: 5,
        subscribers: 4,
        contacts: 2,
        replies: 2,
        consultations: 2,
        campaigns: 2,
        pictures: 1,
      },
    });
    expect((await readdir(join(folder, 'posts'))).sort()).toEqual(
      ['draft.md', 'every-block.md', 'later.md', 'plain.md', 'post-8.md'].sort(),
    );
    expect((await readdir(source.app.folder)).filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('tells no secret', async () => {
    const secrets = ['the secret of the calendar', 'password', '$2'];
    const rows = await source.app.context.db.selectFrom('link_keys').select('secret').execute();
    for (const name of ['settings.json', 'campaigns.json', 'subscribers.csv', 'contacts.csv', 'media.json']) {
      const text = await readFile(join(folder, name), 'utf8');
      for (const secret of [...secrets, ...rows.map((row) => row.secret)]) expect(text).not.toContain(secret);
    }
  });

  it('has no cell that a spreadsheet would run, and no front matter that a text has written', async () => {
    const tables = (await readdir(folder)).filter((name) => name.endsWith('.csv')).sort();
    expect(tables).toEqual(['consultations.csv', 'contacts.csv', 'redirects.csv', 'subscribers.csv']);
    for (const name of tables) {
      const text = (await readFile(join(folder, name), 'utf8')).slice(1);
      expect(text, name).not.toMatch(/(?:^|,|\r\n)"?[=+\-@\t]/);
      expect(runCells(text), name).toEqual([]);
      // Addresses begin with a slash or a protocol; the others have cells that would run.
      if (name !== 'redirects.csv') expect(text, name).toMatch(/(?:^|,|\n)"?'[=+\-@]/);
    }
    const post = await readFile(join(folder, 'posts/every-block.md'), 'utf8');
    expect(post).not.toMatch(/^title: injected$/m);
    expect(post.match(/^---$/gm)?.length).toBeGreaterThanOrEqual(2);
  });

  it('is refused where something stands', async () => {
    await expect(makeExport(source.app.config, folder)).rejects.toThrow(/is not empty/);
    await expect(makeExport(source.app.config, join(folder, 'manifest.json'))).rejects.toThrow(/is a file/);
    const empty = join(source.app.folder, 'empty');
    await mkdir(empty);
    await makeExport(source.app.config, empty);
    expect(await readdir(empty)).toContain('manifest.json');
  });

  it('brought into an empty site gives the same answers and rows, mails nobody, and nothing twice', async () => {
    const app = await emptySite();
    const planned = await bring(app, folder, { dryRun: true });
    const report = await bring(app, folder);
    expect(report.posts).toEqual({ created: 5, updated: 0, skipped: 0 });
    expect(planned.posts).toEqual(report.posts);
    expect(report.subscribers).toEqual({ added: 4, skipped: 0 });
    expect(report.images).toEqual({ stored: 1, missing: 0 });
    expect(report.redirects).toBe(3);
    expect(report.warnings).toEqual([expect.stringContaining('“Soon” was not sent to all')]);

    const before = await rowsOf(source.app.context.db);
    const after = await rowsOf(app.context.db);
    const unnumbered = (rows: Row[] = []) => without(rows, ['id', 'user_id', 'key']);
    for (const table of SAME) expect(after[table], table).toEqual(before[table]);
    for (const table of ALSO_SAME) expect(unnumbered(after[table]), table).toEqual(unnumbered(before[table]));
    for (const name of ['booking-limits', 'weekly-hours']) {
      const setting = before.settings?.find((row) => row.name === name);
      expect(setting, name).toBeDefined();
      expect(after.settings).toContainEqual(setting);
    }
    expect(after.campaigns).toMatchObject([
      { id: 2, subject: '=News', state: 'sending', slug: 'news', post_id: 3 },
      { id: 4, state: 'cancelled' },
    ]);
    expect(after.replies).toMatchObject([
      { body: '=One\nTwo', status: 'sent' },
      { body: 'Not sent yet', status: 'failed' },
    ]);
    expect(after.outbox).toEqual([]);

    const further = [
      ...['/2017/05/every-block', '/?cat=3', '/elsewhere', '/blog/every-block-before', '/blog/draft-before'],
      ...['/blog/later', '/newsletter', '/newsletter/news', '/newsletter/feed.xml', '/feed.json', picture],
      ...['/uploads/cc-1x1.webp', '/blog/category/web-development', '/blog/tag/c-plus-plus'],
      '/api/newsletters.php',
    ];
    // Both anew each time: a machine that is too busy sends a page undrawn, at either site, and draws it the next time.
    await vi.waitFor(
      async () => {
        const answers = await publicAnswers(source.app.url, further);
        expect(differences(answers, await publicAnswers(app.url, further))).toEqual([]);
      },
      { timeout: 90_000, interval: 500 },
    );

    const again = await bring(app, folder);
    expect(again.posts).toEqual({ created: 0, updated: 0, skipped: 5 });
    expect(again.subscribers).toEqual({ added: 0, skipped: 4 });
    expect(Object.values(again.records ?? {}).every(({ added }) => added === 0)).toBe(true);
    const now = await rowsOf(app.context.db);
    for (const table of SAME) expect(unseen(now[table]), table).toEqual(unseen(before[table]));
    // What is added next has a number of its own.
    expect((await app.api('POST', 'contact-form.php', { json: messageInput() })).status).toBe(200);
    const ids = await app.context.db.selectFrom('contacts').select('id').orderBy('id').execute();
    expect(ids).toEqual([{ id: 4 }, { id: 7 }, { id: 8 }]);
  }, 240_000);

  it('from before calls kept what was done to them is brought in all the same', async () => {
    const older = await forged({
      'consultations.csv': (text) => {
        const [head = '', ...lines] = text.split('\r\n');
        return [head.replace(/,placed_by_owner.*/, ''), ...lines].join('\r\n');
      },
    });
    const app = await emptySite();
    await bring(app, older);
    const rows = await app.context.db.selectFrom('consultations').selectAll().execute();
    expect(
      rows.map(({ placed_by_owner, moved_at, cancelled_by }) => [placed_by_owner, moved_at, cancelled_by]),
    ).toEqual(Array(2).fill([0, null, null]));
  });

  it('never undoes what the owner has changed or deleted since', async () => {
    const app = await emptySite();
    await bring(app, folder);
    const { db } = app.context;
    await db.updateTable('posts').set({ title: 'Mine' }).where('slug', '=', 'plain').execute();
    await db.deleteFrom('subscribers').where('email', '=', 'Ada@Example.com').execute();
    await db.deleteFrom('contacts').where('id', '=', 4).execute();
    await db.deleteFrom('posts').where('slug', '=', 'draft').execute();
    const changed = await forged({
      'posts/plain.md': (text) =>
        text.replace(/^title: .*$/m, 'title: Theirs').replace('more', 'more, changed'),
    });
    expect((await bring(app, changed)).posts).toEqual({ created: 0, updated: 1, skipped: 4 });
    const post = await db
      .selectFrom('posts')
      .selectAll()
      .where('slug', '=', 'plain')
      .executeTakeFirstOrThrow();
    expect(post).toMatchObject({ title: 'Mine', content: 'loose <em>text</em> ]]> and more, changed' });
    expect(await db.selectFrom('subscribers').select('id').execute()).toHaveLength(3);
    expect(await db.selectFrom('contacts').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('posts').select('id').where('slug', '=', 'draft').execute()).toEqual([]);
  });

  it('adds to a site that has contents, and leaves these as they are', async () => {
    const app = await emptySite();
    const { db } = app.context;
    const { token } = await app.signIn();
    await app.api('POST', 'create-blog-post.php', {
      bearer: token,
      json: {
        title: 'Plain',
        slug: 'plain',
        content: '<p>Own</p>',
        excerpt: 'Own',
        category_id: 1,
        status: 'published',
      },
    });
    const own = await db.selectFrom('posts').selectAll().execute();
    const report = await bring(app, folder);
    expect(report.posts.created).toBe(5);
    const slugs = (await db.selectFrom('posts').select('slug').execute()).map(({ slug }) => slug);
    expect(slugs.filter((slug) => slug.startsWith('plain')).sort()).toEqual(
      own.length === 0 ? ['plain'] : ['plain', 'plain-2'],
    );
    expect(
      await db
        .selectFrom('posts')
        .selectAll()
        .where('id', '=', own[0]?.id ?? 0)
        .execute(),
    ).toEqual(own);
  });

  it.each([
    [
      'a file that is other than it was',
      (place: string) => writeFile(join(place, 'posts/plain.md'), 'x'),
      'posts/plain.md has 1 bytes',
    ],
    ['a file that is gone', (place: string) => rm(join(place, 'contacts.csv')), 'contacts.csv is missing'],
    [
      'a manifest that is other than it was',
      async (place: string) => {
        const text = await readFile(join(place, 'manifest.json'), 'utf8');
        await writeFile(join(place, 'manifest.json'), text.replace('"posts": 5', '"posts": 6'));
      },
      'manifest.json is not as it was written',
    ],
    [
      'a link in place of a file',
      async (place: string) => {
        await rm(join(place, 'contacts.csv'));
        await symlink('/etc/hostname', join(place, 'contacts.csv'));
      },
      'contacts.csv is no file',
    ],
  ])('is refused by name with %s, and nothing is changed', async (_, damage, problem) => {
    const place = await copied();
    await damage(place);
    const app = await emptySite();
    const before = await rowsOf(app.context.db);
    await expect(bring(app, place)).rejects.toThrow(problem);
    expect(await rowsOf(app.context.db)).toEqual(before);
  });

  it.each([
    ['a picture that is none', { 'media/aa-1x1.webp': () => '<script>alert(1)</script>' }],
    ['a picture under a name that is none', { 'media/evil.html': () => '<script>alert(1)</script>' }],
  ])('never stores %s', async (_, changes) => {
    const app = await emptySite();
    const place = await forged(changes);
    await bring(app, place);
    const stored: string[] = [];
    for await (const name of app.context.files.list()) stored.push(name);
    expect(stored.some((name) => name === 'aa-1x1.webp' || name.includes('evil'))).toBe(false);
  });

  it.each([
    [
      'a path that leads elsewhere',
      { 'posts/plain.md': (text: string) => text.replace(/^slug: .*$/m, 'slug: ../../x') },
    ],
    [
      'a date that is none',
      { 'posts/plain.md': (text: string) => text.replace(/^date: .*$/m, 'date: never') },
    ],
    [
      'an address of a newsletter that runs',
      { 'campaigns.json': (text: string) => text.replaceAll('https://x.example', 'javascript:x') },
    ],
    [
      'a redirect that runs',
      { 'redirects.csv': (text: string) => text.replace('https://else.example/', 'javascript:alert(1)') },
    ],
    ['a state that is none', { 'subscribers.csv': (text: string) => text.replace('pending', 'paid') }],
  ])('is refused with %s', async (_, changes) => {
    const app = await emptySite();
    await expect(bring(app, await forged(changes))).rejects.toThrow(
      /posts\/plain\.md|campaigns\.json|redirects\.csv|subscribers\.csv/,
    );
  });

  it('names no path outside of itself', () => {
    const manifest = {
      format: 'shingle-export',
      version: 1,
      made_at: '2026-10-20T18:00:00.000Z',
      site: 'https://wren.example',
      counts: {},
    } as const;
    for (const path of ['../x', '/etc/passwd', 'a/../../b', 'a\\b', './a', '']) {
      expect(() =>
        manifestText({ ...manifest, files: [{ path, bytes: 0, sha256: '0'.repeat(64) }] }),
      ).toThrow();
    }
  });
});

describe('the files for other systems', () => {
  it.each(['wordpress', 'ghost'])('%s: what reads such files here reads this one, too', async (format) => {
    const app = await emptySite();
    const file = join(folder, format === 'ghost' ? 'ghost.json' : 'wordpress.xml');
    const report = await bring(app, file);
    expect(report).toMatchObject({ format, posts: { created: 5 } });
    const rows = await app.context.db.selectFrom('posts').selectAll().orderBy('title').execute();
    const bySlug = new Map(rows.map((row) => [row.slug, row]));
    expect(bySlug.get('every-block')).toMatchObject({
      author: 'Ada Łódź',
      published_at: '2026-10-20T18:00:00.000Z',
      excerpt: 'Says: {a} [b] |c| > d # e',
      meta_title: 'yes',
      status: 'published',
    });
    expect(bySlug.get('every-block')?.content).toContain('https://www.youtube.com/embed/dQw4w9WgXcQ');
    expect(bySlug.get('every-block')?.tags).toContain('C++');
    expect(bySlug.get('plain')?.content).toContain(']]&gt; and more');
    expect(bySlug.get('draft')?.status).toBe('draft');
    expect(bySlug.get('later')?.status).toBe('draft'); // scheduled ones wait here
  });

  it('Ghost finds what its importer asks for', async () => {
    const json = JSON.parse(await readFile(join(folder, 'ghost.json'), 'utf8')) as {
      db: {
        meta: { version: string; exported_on: number };
        data: Record<string, Record<string, unknown>[]>;
      }[];
    };
    expect(Object.keys(json)).toEqual(['db']);
    const { meta, data } = json.db[0]!;
    expect(meta.version).toMatch(/^\d+\.\d+\.\d+$/);
    const table = (name: string) => data[name] ?? [];
    const ids = (name: string) => new Set(table(name).map(({ id }) => id));
    for (const name of [
      'posts',
      'tags',
      'users',
      'posts_tags',
      'posts_authors',
      'posts_meta',
      'roles',
      'roles_users',
    ]) {
      expect(
        table(name).every(({ id }) => /^[0-9a-f]{24}$/.test(String(id))),
        name,
      ).toBe(true);
      expect(ids(name).size, name).toBe(table(name).length);
    }
    for (const post of table('posts')) {
      expect(post.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(['published', 'draft', 'scheduled']).toContain(post.status);
      expect(String(post.title).length).toBeLessThanOrEqual(255);
      expect(JSON.stringify(post.custom_excerpt).length).toBeLessThanOrEqual(302);
      expect(Number.isNaN(Date.parse(String(post.created_at)))).toBe(false);
      expect('lexical' in post || 'mobiledoc' in post).toBe(false); // Ghost makes it of the HTML
    }
    for (const { post_id, tag_id } of table('posts_tags')) {
      expect(ids('posts')).toContain(post_id);
      expect(ids('tags')).toContain(tag_id);
    }
    for (const { post_id, author_id } of table('posts_authors')) {
      expect(ids('posts')).toContain(post_id);
      expect(ids('users')).toContain(author_id);
    }
    for (const name of ['tags', 'users']) {
      const slugs = table(name).map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
    for (const { email } of table('users')) expect(email).toMatch(/^[a-z0-9-]+@[a-z0-9.-]+\.[a-z]+$/);
    for (const { name } of table('tags')) expect(name).not.toMatch(/^[,#]/);
  });

  it('WordPress’s file is well-formed XML without characters that XML has not', async () => {
    const xml = await readFile(join(folder, 'wordpress.xml'), 'utf8');
    // eslint-disable-next-line no-control-regex -- what must not be there
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
    expect(xml).toContain('<wp:wxr_version>1.2</wp:wxr_version>');
    expect(xml.match(/<wp:post_type><!\[CDATA\[post\]\]>/g)).toHaveLength(5);
    expect(xml.match(/<wp:post_type><!\[CDATA\[attachment\]\]>/g)).toHaveLength(1);
  });
});

describe('the download of everything', () => {
  it('is a ZIP of the same, as long as it says, private, written down, and read back', async () => {
    const { cookie } = await source.app.signIn();
    const response = await fetch(`${source.app.url}/api/export.php`, {
      method: 'POST',
      headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="shingle-export-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(String(bytes.length)).toBe(response.headers.get('content-length'));
    const file = join(source.app.folder, 'everything.zip');
    await writeFile(file, bytes);
    await vi.waitFor(async () => {
      const incoming = await readdir(source.app.context.files.incoming);
      expect(incoming.filter((name) => name.startsWith('export-'))).toEqual([]);
    });
    const app = await emptySite();
    expect(await bring(app, file)).toMatchObject({
      format: 'shingle',
      posts: { created: 5 },
      images: { stored: 1 },
    });
    for (const table of SAME) {
      const [before, after] = [await rowsOf(source.app.context.db), await rowsOf(app.context.db)];
      expect(unseen(after[table]), table).toEqual(unseen(before[table]));
    }
    const activity = await source.app.context.db.selectFrom('activity').select('kind').execute();
    expect(activity).toContainEqual({ kind: 'site-exported' });
  });

  it('is brought by the dashboard with the figures that the command tells', async () => {
    const file = { name: 'everything.zip', bytes: await readFile(join(source.app.folder, 'everything.zip')) };
    const { records, redirects, subscribers } = await bring(await emptySite(), folder);
    const app = await emptySite();
    const { token } = await app.signIn();
    const uploads = uploadsOf(app, () => token);
    const preview = await uploads.look(file);
    expect(preview.preview).toMatchObject({ format: 'shingle', records, subscribers });
    await uploads.change(preview.id, 'bring', NO_CHOICES);
    const done = await uploads.settled();
    expect([done.state, done.problem]).toEqual(['done', null]);
    expect(done.report).toMatchObject({ records, redirects, subscribers });
    expect(records).toMatchObject({ messages: { added: 2, skipped: 0 }, newsletters: { added: 2 } });
  });

  it('is cut off where a picture vanishes meanwhile, and the next one can be made', async () => {
    const { cookie } = await source.app.signIn();
    const { files } = source.app.context;
    const read = vi.spyOn(files, 'read').mockResolvedValueOnce(null);
    onTestFinished(() => read.mockRestore());
    const ask = () =>
      fetch(`${source.app.url}/api/export.php`, {
        method: 'POST',
        headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
      });
    await expect(ask().then((response) => response.arrayBuffer())).rejects.toThrow();
    // One at a time, and the one that was cut off may not be over yet.
    await vi.waitFor(
      async () => expect((await (await ask()).arrayBuffer()).byteLength).toBeGreaterThan(1_000),
      { timeout: 30_000, interval: 200 },
    );
  });

  it('damaged, is refused', async () => {
    const file = join(source.app.folder, 'everything.zip');
    const bytes = await readFile(file);
    const at = bytes.indexOf('loose <em>text</em>');
    bytes[at] = 'L'.charCodeAt(0);
    const damaged = join(source.app.folder, 'damaged.zip');
    await writeFile(damaged, bytes);
    const app = await emptySite();
    await expect(bring(app, damaged)).rejects.toThrow(/posts\/plain\.md|can’t be unpacked/);
    await writeFile(damaged, bytes.subarray(0, bytes.length / 2));
    await expect(bring(app, damaged)).rejects.toThrow();
    expect(await app.context.db.selectFrom('posts').select('id').execute()).toEqual([]);
  });
});

/** Rows without the views, which are counted meanwhile. */
function unseen(rows: Row[] = []): Row[] {
  return without(rows, ['view_count']);
}

function without(rows: Row[], names: readonly string[]): Row[] {
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))));
}

function differences(before: Record<string, PublicAnswer>, after: Record<string, PublicAnswer>) {
  return Object.keys({ ...before, ...after })
    .filter((path) => JSON.stringify(before[path]) !== JSON.stringify(after[path]))
    .map((path) => ({ path, before: before[path], after: after[path] }));
}
