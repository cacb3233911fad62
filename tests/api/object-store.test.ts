import { randomBytes } from 'node:crypto';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FilesUnavailable } from '#server/files/errors.ts';
import { ObjectStoreFiles } from '#server/files/object-store/object-store-files.ts';
import { createPost } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { noise, picture, upload } from '#tests/support/images.ts';
import { useObjectStore } from '#tests/support/object-store.ts';
import { type RawAnswer, rawRequest } from '#tests/support/raw-request.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { filesIn } from '#tests/support/uploads.ts';

const MB = 1024 * 1024;
const objects = useObjectStore();

async function start(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await startTestApp({ env: { ...objects.store.env, ...env } });
  onTestFinished(() => app.stop());
  return app;
}

/** Some images in the store, of random bytes, since nobody decodes what is served. */
async function kept(app: TestApp, sizes: number[]): Promise<Map<string, Buffer>> {
  const images = new Map(
    sizes.map((size) => [`${randomBytes(12).toString('hex')}-9x9.webp`, randomBytes(size)]),
  );
  await app.context.files.save(images);
  objects.store.requests.length = 0;
  return images;
}

const get = (app: TestApp, name: string, headers: Record<string, string> = {}) =>
  rawRequest(app.url, `/uploads/${name}`, { headers });

function cacheOf(app: TestApp) {
  const { cacheDir } = app.config.objectStore!; // these apps have one
  return {
    cacheDir,
    names: async () => (await readdir(cacheDir)).filter((name) => name.endsWith('.webp')).sort(),
    async bytes() {
      const files = await Promise.all((await this.names()).map((name) => stat(join(cacheDir, name))));
      return files.reduce((sum, { size }) => sum + size, 0);
    },
  };
}

const reads = () => objects.store.requests.filter((request) => request.startsWith('GET uploads/'));

function expectUnavailable({ status, headers, body }: RawAnswer): void {
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  expect(JSON.parse(body.toString())).toEqual({
    success: false,
    error: 'The site can’t reach its data right now. Please try again in a moment.',
  });
}

describe('an image in an object store', () => {
  it('is answered as the same image in a folder is', async () => {
    const [inStore, inFolder] = [await start(), await startTestApp()];
    onTestFinished(() => inFolder.stop());
    const images = await kept(inStore, [5_000]);
    await inFolder.context.files.save(images);
    const [name = ''] = images.keys();

    for (const method of ['GET', 'HEAD', 'POST']) {
      for (const headers of [
        {},
        { Range: 'bytes=1-9' },
        { Range: 'bytes=9000-' },
        { 'If-None-Match': `"${name}"` },
      ]) {
        for (const path of [name, name.replace('9x9', '8x8'), 'note.txt']) {
          const [one, other] = await Promise.all(
            [inStore, inFolder].map((app) => rawRequest(app.url, `/uploads/${path}`, { method, headers })),
          );
          for (const answer of [one!, other!]) {
            delete answer.headers.date;
            delete answer.headers['x-request-id'];
          }
          expect(one, `${method} ${path}`).toEqual(other);
        }
      }
    }
  });

  it('is fetched once, for all who wait and for those who come later', async () => {
    const app = await start();
    const images = await kept(app, [50_000]);
    const [[name, bytes] = ['', Buffer.alloc(0)]] = images;
    const answers = await Promise.all(Array.from({ length: 30 }, () => get(app, name)));
    expect(answers.every(({ status, body }) => status === 200 && body.equals(bytes))).toBe(true);
    expect((await get(app, name)).status).toBe(200);
    expect(reads()).toEqual([`GET uploads/${name}`]);
  });

  it('is fetched again when its copy has vanished', async () => {
    const app = await start();
    const [[name, bytes] = ['', Buffer.alloc(0)]] = await kept(app, [5_000]);
    await get(app, name);
    await rm(join(cacheOf(app).cacheDir, name));
    expect((await get(app, name)).body.equals(bytes)).toBe(true);
    expect(reads()).toHaveLength(2);
  });

  it('is fetched again when its copy vanishes just before it is read', async () => {
    const app = await start();
    const [[name, bytes] = ['', Buffer.alloc(0)]] = await kept(app, [5_000]);
    const { files } = app.context;
    const open = files.open.bind(files);
    let opened = 0;
    files.open = async (asked) => {
      const image = await open(asked);
      opened += 1;
      if (opened === 1) await rm(join(cacheOf(app).cacheDir, name));
      return image;
    };
    expect((await get(app, name, { Range: 'bytes=0-9' })).body.equals(bytes.subarray(0, 10))).toBe(true);
    expect(opened).toBe(2);
    expect(reads()).toHaveLength(2);
  });

  it('is found once it is there, though it was missing before', async () => {
    const app = await start();
    const name = `${randomBytes(12).toString('hex')}-9x9.webp`;
    expect((await get(app, name)).status).toBe(404);
    await app.context.files.save(new Map([[name, Buffer.from('here')]]));
    expect((await get(app, name)).body.toString()).toBe('here');
  });

  it('is served where no copy can be kept', async () => {
    const app = await start();
    const [[name, bytes] = ['', Buffer.alloc(0)]] = await kept(app, [5_000]);
    const { cacheDir } = cacheOf(app);
    await rm(cacheDir, { recursive: true, force: true });
    await writeFile(cacheDir, 'a file stands in the way');
    const { status, headers, body } = await get(app, name);
    expect([status, headers['content-length'], headers['content-type']]).toEqual([200, '5000', 'image/webp']);
    expect(body.equals(bytes)).toBe(true);
    expect((await get(app, name, { 'If-None-Match': `"${name}"` })).status).toBe(304);
  });

  it('is unavailable while the store is, but for copies, and the rest of the site is not', async () => {
    const app = await start();
    const [[copied = ''] = [], [name, bytes] = ['', Buffer.alloc(0)]] = await kept(app, [5_000, 6_000]);
    await get(app, copied);
    await objects.store.down();
    try {
      expect((await get(app, copied)).status).toBe(200);
      expectUnavailable(await get(app, name));
      expect((await app.api('GET', 'categories.php')).status).toBe(200);
      expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    } finally {
      await objects.store.up();
    }
    expect((await get(app, name)).body.equals(bytes)).toBe(true);
  });

  it('survives one failure of the store, not two', async () => {
    const app = await start();
    const [[name = ''] = [], [other = ''] = []] = await kept(app, [10, 10]);
    objects.store.fault = () => (reads().length === 1 ? 503 : null);
    expect((await get(app, name)).status).toBe(200);
    objects.store.fault = () => 503;
    expectUnavailable(await get(app, other));
  });

  it('never comes in halves: what breaks off is not kept', async () => {
    const app = await start();
    const [[name, bytes] = ['', Buffer.alloc(0)]] = await kept(app, [5_000]);
    objects.store.fault = () => 'cut';
    expectUnavailable(await get(app, name));
    expect(await filesIn(cacheOf(app).cacheDir)).toEqual([]);
    objects.store.fault = () => null;
    expect((await get(app, name)).body.equals(bytes)).toBe(true);
  });

  it('is given up when the store says nothing', async () => {
    const app = await start();
    const [[name = ''] = []] = await kept(app, [10]);
    const files = new ObjectStoreFiles(app.config.objectStore!, app.context.log, {
      answerMs: 50,
      wholeMs: 100,
    });
    objects.store.fault = () => 'hang';
    await expect(files.open(name)).rejects.toThrow(new FilesUnavailable('GET: no answer in time'));
    await expect(files.save(new Map([[name, Buffer.from('x')]]))).rejects.toThrow(FilesUnavailable);
  });

  it('can’t be had with another secret, and the keys stay out of the answer', async () => {
    const app = await start({ S3_SECRET_ACCESS_KEY: 'guessed' });
    expectUnavailable(await get(app, `${'a'.repeat(24)}-9x9.webp`));
  });
});

describe('the cache of an object store', () => {
  it('holds its bound, and keeps what was used last', async () => {
    const app = await start({ S3_CACHE_MB: '1' });
    const images = await kept(
      app,
      Array.from({ length: 8 }, () => 0.3 * MB),
    );
    const names = [...images.keys()];
    const [first = ''] = names;
    for (const name of names) {
      expect((await get(app, name)).body.equals(images.get(name)!)).toBe(true);
      await get(app, first);
      expect(await cacheOf(app).bytes()).toBeLessThanOrEqual(MB);
    }
    expect(await cacheOf(app).names()).toEqual([first, ...names.slice(-2)].sort());
    expect(reads()).toHaveLength(8);
  });

  it('keeps nothing larger than itself', async () => {
    const app = await start({ S3_CACHE_MB: '1' });
    const [[name, bytes] = ['', Buffer.alloc(0)]] = await kept(app, [1.2 * MB]);
    expect((await get(app, name)).body.equals(bytes)).toBe(true);
    expect(await cacheOf(app).names()).toEqual([]);
  });

  it('holds its bound when two processes share it', async () => {
    const one = await start({ S3_CACHE_MB: '1' });
    const other = await start({ S3_CACHE_MB: '1', S3_CACHE_DIR: cacheOf(one).cacheDir });
    const images = await kept(
      one,
      Array.from({ length: 10 }, () => 0.3 * MB),
    );
    let turn = 0;
    for (const [name, bytes] of images) {
      const app = turn++ % 2 === 0 ? one : other;
      expect((await get(app, name)).body.equals(bytes)).toBe(true);
      expect(await cacheOf(one).bytes()).toBeLessThanOrEqual(MB);
    }
    const before = reads().length;
    for (const name of await cacheOf(one).names()) {
      for (const app of [one, other]) expect((await get(app, name)).status).toBe(200);
    }
    expect(reads()).toHaveLength(before); // each serves what the other has fetched
  });

  it('is counted at the next start', async () => {
    const app = await start();
    const images = await kept(
      app,
      Array.from({ length: 5 }, () => 0.3 * MB),
    );
    for (const name of images.keys()) await get(app, name);
    expect(await cacheOf(app).bytes()).toBeGreaterThan(MB);
    const next = new ObjectStoreFiles({ ...app.config.objectStore!, cacheBytes: MB }, app.context.log);
    await next.start();
    expect(await cacheOf(app).names()).toHaveLength(3);
  });
});

describe('an upload to an object store', () => {
  async function expectNothingLeft(app: TestApp): Promise<void> {
    expect(await objects.store.keys()).toEqual([]);
    expect(await filesIn(cacheOf(app).cacheDir)).toEqual([]);
  }

  it.each([
    ['is down', 503, null],
    ['is full', 507, 507],
    ['is full after the first width', 507, 507],
    ['fails after the first width', 503, 500],
  ])('says so when the store %s, and leaves nothing', async (title, status, answer) => {
    const app = await start();
    const { token } = await app.signIn();
    await app.context.files.delete((await objects.store.keys()).map((key) => key.replace('uploads/', '')));
    const isFirst = (method: string, key: string) =>
      method === 'PUT' && /-480x\d+\.webp$|-960x\d+\.webp$/.test(key);
    objects.store.fault = (method, key) => {
      if (method !== 'PUT') return null;
      return title.includes('after') && isFirst(method, key) ? null : answer;
    };
    if (answer === null) await objects.store.down();
    const refused = await upload(app, token, await picture(960, 40).png().toBuffer());
    if (answer === null) await objects.store.up();

    expectRefusal(refused, status);
    expect(refused.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
    expect(refused.text).not.toMatch(/secret|S3|127\.0\.0\.1|store|uploads\//);
    const stored = objects.store.requests.filter((request) => request.startsWith('PUT'));
    expect(stored.length).toBeGreaterThan(answer === null ? -1 : 1);
    objects.store.fault = () => null;
    await expectNothingLeft(app);
    expect((await upload(app, token, await picture(9, 9).png().toBuffer())).status).toBe(200);
  });

  it('answers only when all widths are stored', async () => {
    const app = await start();
    const { token } = await app.signIn();
    const { json } = await upload(app, token, await noise(1_000, 500));
    const [, stem = ''] = /^\/(uploads\/.+)\.webp$/.exec(json.filepath as string) ?? [];
    const keys = await objects.store.keys();
    expect(keys).toEqual(expect.arrayContaining([`${stem}.webp`, `${stem}-w480.webp`, `${stem}-w960.webp`]));
  });
});

describe('what is in a store', () => {
  it('can be listed, over more than a page, read and deleted', async () => {
    const app = await start();
    const { files } = app.context;
    const images = await kept(
      app,
      Array.from({ length: 12 }, () => 4),
    );
    const listed = new Set<string>();
    for await (const name of files.list()) listed.add(name);
    expect([...images.keys()].filter((name) => !listed.has(name))).toEqual([]);
    const [[name, bytes] = ['', Buffer.alloc(0)]] = images;
    expect((await files.read(name))?.equals(bytes)).toBe(true);
    await files.delete(images.keys());
    expect(await files.read(name)).toBeNull();
    const left: string[] = [];
    for await (const one of files.list()) left.push(one);
    expect(left.filter((one) => images.has(one))).toEqual([]);
  });
});

describe('a social card', () => {
  const TITLE = 'A card with a picture';
  const CARD = '/cards/posts/a-card-with-a-picture.png';

  it('is the same from an object store as from a folder', async () => {
    const [inStore, inFolder] = [await start(), await startTestApp()];
    onTestFinished(() => inFolder.stop());
    const name = `${randomBytes(12).toString('hex')}-900x700.webp`;
    const image = new Map([[name, await picture(900, 700, '#205080').webp().toBuffer()]]);
    const cards: Buffer[] = [];
    for (const app of [inStore, inFolder]) {
      await app.context.files.save(image);
      const { token } = await app.signIn();
      await createPost(app, token, { title: TITLE, featured_image: `/uploads/${name}` });
      cards.push((await rawRequest(app.url, CARD)).body);
    }
    const plain = await startTestApp();
    onTestFinished(() => plain.stop());
    await createPost(plain, (await plain.signIn()).token, { title: TITLE });
    expect(cards[0]!.equals(cards[1]!)).toBe(true);
    expect(cards[0]!.equals((await rawRequest(plain.url, CARD)).body)).toBe(false);
  });

  it('waits for a store that is down, rather than be kept without its picture', async () => {
    const app = await start();
    const { token } = await app.signIn();
    const name = `${randomBytes(12).toString('hex')}-90x70.webp`;
    await app.context.files.save(new Map([[name, await picture(90, 70).webp().toBuffer()]]));
    await createPost(app, token, { title: TITLE, featured_image: `/uploads/${name}` });
    objects.store.fault = () => 500;
    expect((await rawRequest(app.url, CARD)).status).toBe(503);
    objects.store.fault = () => null;
    expect((await rawRequest(app.url, CARD)).status).toBe(200);
  });
});
