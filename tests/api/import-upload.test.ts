import { existsSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { IMPORT_PIECE_BYTES } from '#shared/import-limits.ts';
import { everythingIn } from '#tests/support/full-database.ts';
import { picture } from '#tests/support/images.ts';
import { NO_CHOICES, uploadsOf } from '#tests/support/import-uploads.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { wxr, wxrAttachment, wxrItem, wxrMeta } from '#tests/support/wxr.ts';
import { zipOf } from '#tests/support/zip.ts';

const UPLOADS = 'https://old.example/wp-content/uploads';

let app: TestApp;
let token: string;

beforeEach(async () => {
  app = await startTestApp();
  ({ token } = await app.signIn());
  return () => app.stop();
});

const uploads = (of = app) => uploadsOf(of, () => token);
const text = (name: string, content: string | Buffer) => ({ name, bytes: Buffer.from(content) });
const folder = () => join(app.config.uploadsDir, '.imports');
const titles = async () =>
  (await app.context.db.selectFrom('posts').select('title').orderBy('id').execute()).map(
    ({ title }) => title,
  );
const png = (color: string) => picture(60, 40, color).png().toBuffer();

describe('an uploaded export', () => {
  it('is looked at, brought, reported and deleted', async () => {
    const items = [wxrItem({}), wxrItem({ id: '8', title: 'Hidden', status: 'private' })];
    const before = await everythingIn(app.context.db);
    const preview = await uploads().look(text('my blog.xml', wxr(items)));
    expect(preview).toMatchObject({
      state: 'ready',
      files: [{ part: 'source', name: 'my blog.xml' }],
      preview: {
        format: 'wordpress',
        posts: { created: 2, updated: 0, skipped: 0 },
        drafts: 1,
        more_warnings: 0,
      },
      report: null,
      problem: null,
    });
    expect(preview.preview?.warnings).toEqual(['“Hidden” was private: it is a draft here.']);
    expect(await everythingIn(app.context.db)).toEqual(before);

    expect((await uploads().change(preview.id, 'bring', NO_CHOICES)).status).toBe(200);
    const done = await uploads().settled();
    expect(done).toMatchObject({ state: 'done', done: 2, total: 2, report: { drafts: 1 } });
    expect(await titles()).toEqual(['A day at the harbour', 'Hidden']);
    // Soon after it is done.
    await expect.poll(() => existsSync(join(folder(), done.id)), { timeout: 10_000 }).toBe(false);
    await expect.poll(async () => (await uploads().read())?.files, { timeout: 10_000 }).toEqual([]);
    const { json } = await uploads().call('GET', `?report=${done.id}`);
    expect(json.report).toMatchObject({ format: 'wordpress', posts: { created: 2 } });
    // What is done is not begun once more.
    expect((await uploads().change(done.id, 'bring')).status).toBe(422);
  });

  it('says what is wrong with a damaged file in a sentence without a path, and changes nothing', async () => {
    const before = await everythingIn(app.context.db);
    const cut = await uploads().look(text('a.xml', wxr([wxrItem({})]).slice(0, -30)));
    expect(cut).toMatchObject({
      state: 'failed',
      problem: 'a.xml is cut off or damaged: its end is not there. Export it again.',
    });
    const unknown = await uploads().look(text('photo.png', await png('#111111')));
    expect(unknown.state).toBe('failed');
    expect(unknown.problem).toMatch(/^photo\.png is no export that this program knows/);
    expect(await everythingIn(app.context.db)).toEqual(before);
  });

  it('comes in pieces, each once and in order, of the size that was said', async () => {
    const { call, piece, read } = uploads();
    const bytes = Buffer.alloc(IMPORT_PIECE_BYTES + 10, 'a');
    const begun = await call('POST', '', { source: { name: '../../a.xml', size: bytes.length } });
    const { id } = begun.json.import as { id: string };
    expect((await piece(id, 'source', 5, bytes.subarray(0, 5))).status).toBe(409);
    expect((await piece(id, 'media', 0, bytes.subarray(0, 5))).status).toBe(409);
    expect((await piece(id, 'source', 0, bytes)).status).toBe(413);
    expect((await uploads().change(id, 'look')).status).toBe(422);
    const first = bytes.subarray(0, IMPORT_PIECE_BYTES);
    const twice = await Promise.all([piece(id, 'source', 0, first), piece(id, 'source', 0, first)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read())?.files[0]?.received).toBe(IMPORT_PIECE_BYTES);
    expect((await piece(id, 'source', IMPORT_PIECE_BYTES, bytes.subarray(0, 11))).status).toBe(422);
    expect((await piece(id, 'source', IMPORT_PIECE_BYTES, bytes.subarray(0, 10))).json.received).toBe(
      bytes.length,
    );
    expect(await readdir(join(folder(), id, 'source'))).toEqual(['a.xml']);
    expect(await readdir(app.context.files.incoming)).toEqual([]);
  });

  it('is one at a time, is stopped, and goes on with the same button', async () => {
    const items = Array.from({ length: 300 }, (_, index) =>
      wxrItem({ id: String(index + 1), title: `Post ${index}`, content: `Text ${index}.` }),
    );
    const { change, settled, look, call, read } = uploads();
    const { id } = await look(text('a.xml', wxr(items)));
    await change(id, 'bring', NO_CHOICES);
    expect((await change(id, 'bring')).status).toBe(409);
    expect((await call('POST', '', { source: { name: 'b.xml', size: 3 } })).status).toBe(409);
    expect((await call('DELETE', `?id=${id}`)).status).toBe(409);
    await change(id, 'stop');
    const stopped = await settled();
    if (stopped.state === 'stopped') {
      expect(stopped).toMatchObject({ was_bringing: true, problem: null });
      await change(id, 'bring');
    }
    expect((await settled()).state).toBe('done');
    expect(await titles()).toHaveLength(300);
    expect((await read())?.report?.posts.created).toBeGreaterThan(0);
  });

  it('is told to have ended with the server that worked on it, and goes on at another one', async () => {
    const items = Array.from({ length: 2_000 }, (_, index) =>
      wxrItem({ id: String(index + 1), title: `Post ${index}` }),
    );
    const other = await startTestApp({ beside: app });
    const { look, change } = uploads(other);
    const { id } = await look(text('a.xml', wxr(items)));
    await change(id, 'bring', NO_CHOICES);
    await expect
      .poll(async () => (await titles()).length, { timeout: 30_000, interval: 10 })
      .toBeGreaterThan(5);
    await other.stop();
    const here = uploads();
    expect(await here.read()).toMatchObject({
      state: 'stopped',
      problem: expect.stringMatching(/^The server was stopped meanwhile/) as string,
    });
    expect((await titles()).length).toBeLessThan(2_000);
    await here.change(id, 'bring');
    expect((await here.settled()).state).toBe('done');
    expect(new Set(await titles()).size).toBe(2_000);
    expect(await titles()).toHaveLength(2_000);
  }, 120_000);

  it('is gone after a time in which nobody went on, and at once when it is discarded', async () => {
    const { upload, call, read } = uploads();
    const first = await upload(text('a.xml', wxr([wxrItem({})])));
    const old = new Date(Date.now() - 49 * 60 * 60 * 1_000);
    await app.context.imports.deleteOld();
    expect(existsSync(join(folder(), first))).toBe(true);
    for (const part of ['source', 'media', '.']) await utimes(join(folder(), first, part), old, old);
    await app.context.imports.deleteOld();
    expect(existsSync(join(folder(), first))).toBe(false);
    expect(await read()).toMatchObject({ id: first, state: 'receiving', files: [] });
    const second = await upload(text('b.xml', wxr([wxrItem({})])));
    expect((await call('DELETE', `?id=${second}`)).status).toBe(200);
    expect(await read()).toBeNull();
    expect(await readdir(folder())).toEqual([]);
  });

  it('is never served', async () => {
    const id = await uploads().upload(text('a.xml', wxr([wxrItem({})])));
    for (const path of [`/uploads/.imports/${id}/source/a.xml`, `/uploads/.imports%2f${id}%2fsource%2fa.xml`])
      expect((await fetch(`${app.url}${path}`)).status).toBe(404);
  });
});

describe('a ZIP', () => {
  const post = (title: string) => `---\ntitle: ${title}\ndate: 2020-05-03\n---\n![A](boat.png)`;

  it('is a folder of Markdown with its pictures, in a folder of its own or not', async () => {
    const image = await png('#123456');
    const files = {
      'site/posts/a/index.md': post('A'),
      'site/posts/a/boat.png': image,
      'site/posts/b.md': post('B'),
    };
    const run = await uploads().bring(text('site.zip', zipOf(files)));
    expect(run.report).toMatchObject({
      format: 'markdown',
      posts: { created: 2 },
      images: { stored: 1, missing: 1 },
    });
  });

  it('is an export with its pictures, or stands beside one', async () => {
    const content = `<img src="${UPLOADS}/2017/05/boat.png">`;
    const blog = wxr([
      wxrItem({ content }, wxrMeta('_thumbnail_id', '21')),
      wxrAttachment('21', `${UPLOADS}/2017/05/net.png`),
    ]);
    const boat = { 'uploads/2017/05/boat.png': await png('#123456') };
    const both = zipOf({ 'blog.xml': blog, ...boat });
    expect((await uploads().bring(text('all.zip', both))).report?.images).toEqual({ stored: 1, missing: 1 });
    const media = text('uploads.zip', zipOf({ '2017/05/net.png': await png('#654321') }));
    const run = await uploads().bring(text('blog.xml', blog), { media });
    expect(run.report).toMatchObject({ posts: { updated: 1 }, images: { stored: 1 } });
  });

  it.each([
    ['nothing that is known', () => zipOf({ 'a.txt': 'words', 'b.png': 'x' }), /has no export in it/],
    ['two exports', () => zipOf({ 'a.xml': wxr([]), 'b.xml': wxr([]) }), /has 2 exports in it/],
    ['what is cut off', () => zipOf({ 'a.xml': wxr([]) }).subarray(0, -40), /is a damaged ZIP/],
    [
      'names outside of itself',
      () => zipOf({ '../../escaped.md': post('A'), 'a.md': post('A') }),
      /outside of itself/,
    ],
  ])('with %s is refused, and leaves nothing', async (_, make, sentence) => {
    const before = await everythingIn(app.context.db);
    const run = await uploads().look(text('a.zip', make()));
    expect([run.state, run.problem]).toEqual(['failed', expect.stringMatching(sentence)]);
    expect(run.problem).not.toContain(app.folder);
    expect(await everythingIn(app.context.db)).toEqual(before);
    expect(existsSync(join(app.config.uploadsDir, 'escaped.md'))).toBe(false);
    expect(existsSync(join(folder(), 'escaped.md'))).toBe(false);
  });

  it('has no links', async () => {
    const zip = zipOf(
      { 'a.md': post('A').replace('boat.png', 'link/secret.png'), link: '/etc', 'b.md': '/etc/passwd' },
      { link: 0o120777, 'b.md': 0o120777 },
    );
    const run = await uploads().look(text('a.zip', zip));
    expect(run.preview).toMatchObject({ posts: { created: 1 }, images: { stored: 0, missing: 1 } });
    const root = join(folder(), run.id, 'unpacked-source');
    expect(await readdir(root)).toEqual(['a.md']);
  });
});

describe('what the owner chooses', () => {
  it('makes files of pages, which can be saved afterwards', async () => {
    const page = wxrItem({
      type: 'page',
      title: 'Our crew',
      link: 'https://old.example/crew/',
      content: 'We <b>sail</b>.',
    });
    const run = await uploads().bring(text('a.xml', wxr([page])), {
      choices: { ...NO_CHOICES, pages: true },
    });
    expect(run).toMatchObject({
      pages: 1,
      report: { posts: { created: 0 }, pages: { written: 1, skipped: 0 } },
    });
    const { json } = await uploads().call('GET', `?pages=${run.id}`);
    expect(json.pages).toEqual([
      {
        name: 'crew.md',
        text: expect.stringMatching(/^---\ntitle: Our crew\n[\s\S]*We \*\*sail\*\*\.\n$/) as string,
      },
    ]);
    expect(await titles()).toEqual([]);
  });

  it('brings subscribers who agreed, and asks nobody where no mail can be sent', async () => {
    const list = 'email,status\nana@example.com,active\nbo@example.com,pending\n';
    const choices = { ...NO_CHOICES, agreed: true };
    const run = await uploads().bring(text('list.csv', list), { choices });
    expect(run.report?.subscribers).toEqual({ added: 1, skipped: 1 });
    expect(await app.context.db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });
});
