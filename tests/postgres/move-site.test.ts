import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { bookableDays, SLOTS } from '#tests/support/profile-slots.ts';
import { siteFolder } from '#server/root.ts';
import { seedPosts } from '#tests/bench/seed-posts.ts';
import { bookingInput, messageInput, postInput } from '#tests/support/factories.ts';
import { noise } from '#tests/support/images.ts';
import { startObjectStore } from '#tests/support/object-store.ts';
import { runCommand } from '#tests/support/production-install.ts';
import { publicAnswers } from '#tests/support/public-answers.ts';
import { type ServerProcess, serverSettings, startServer } from '#tests/support/server-process.ts';

const OWNER = { email: 'wren@example.com', password: 'a password for the move' };
/** `npm run check:move` takes a thousand; so many take a tenth of the time. */
const POSTS = import.meta.env.MODE === 'move' ? 1_000 : 100;
/** The demo content, drafts too, and what `liveIn` writes. */
const SEEDED = 16;

type Answers = Awaited<ReturnType<typeof publicAnswers>>;

async function running<Result>(
  settings: Record<string, string>,
  work: (server: ServerProcess) => Promise<Result>,
): Promise<Result> {
  const server = startServer(settings);
  try {
    await server.listening;
    return await work(server);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

/** A site's life before the move: a post with a picture, visitors who wrote, signed up and booked. */
async function liveIn({ url }: ServerProcess): Promise<{ calendar: string; images: string[] }> {
  async function call(script: string, body: object | FormData, cookie = ''): Promise<Response> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}/api/${script}`, {
      method: 'POST',
      headers: {
        ...(cookie === '' ? {} : { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }),
        ...(isForm ? {} : { 'Content-Type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    expect(response.status, script).toBe(200);
    return response;
  }
  const signedIn = await call('login-clean.php', OWNER);
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
  const images: string[] = [];
  for (const title of ['With a picture', 'Łódź, “quoted” 🌵']) {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(await noise(900, 600))]), 'photo.png');
    const { filepath } = (await (await call('upload-image.php', form, cookie)).json()) as {
      filepath: string;
    };
    images.push(filepath);
    const content = `<p>Look:</p><p><img src="${filepath}" alt="A photo"></p><pre><code class="language-js">1 < 2</code></pre>`;
    await call(
      'create-blog-post.php',
      postInput({ title, content, featured_image: filepath, read_time: '5 to 7 min' }),
      cookie,
    );
  }
  await call('newsletter.php', { email: 'Ada@Example.com' });
  await call('contact-form.php', messageInput());
  const [day, dayOff] = bookableDays(new Date()).slice(3);
  await call('consultation.php', bookingInput(day!, SLOTS[0]!));
  await call('days-off.php', { first_day: dayOff }, cookie);
  const feed = await call('calendar-feed.php', {}, cookie);
  const { address } = (await feed.json()) as { address: string };
  return { calendar: new URL(address).pathname, images };
}

/** Addresses that are answered in another way, with both answers. */
function differences(before: Answers, after: Answers) {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return paths
    .map((path) => ({ path, before: before[path], after: after[path] }))
    .filter((pair) => !isDeepStrictEqual(pair.before, pair.after));
}

it(
  `answers every public address byte for byte as before, once moved to PostgreSQL and an object store, and back`,
  { timeout: 900_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shingle-move-site-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const store = await startObjectStore();
    onTestFinished(() => store.stop());
    const { DATABASE_URL: url = '', ...common } = await serverSettings({
      SEED: 'demo',
      JWT_SECRET: '0123456789abcdef'.repeat(4),
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
    });
    const onFiles = (name: string) => ({
      ...common,
      DATABASE_FILE: join(folder, `${name}.db`),
      UPLOADS_DIR: join(folder, name),
    });
    const first = onFiles('first');
    const second = onFiles('second');
    const onServices = {
      ...common,
      ...store.env,
      DATABASE_URL: url,
      DATABASE_FILE: join(folder, 'unused.db'),
      S3_CACHE_DIR: join(folder, 'cache'),
    };
    const bucket = `s3://${store.env.S3_BUCKET}`;
    async function move(...args: string[]) {
      const result = await runCommand(siteFolder, ['move', ...args], { settings: store.env });
      expect(result).toMatchObject({ code: 0, stderr: '' });
      expect(result.stdout).toMatch(new RegExp(`^ {2}posts +${POSTS + SEEDED} rows$`, 'm'));
    }

    const { calendar } = await running(first, liveIn);
    await seedPosts({ databaseFile: first.DATABASE_FILE, postgres: null }, POSTS);
    const images = (await readdir(first.UPLOADS_DIR)).filter((name) => name.endsWith('.webp')).sort();
    expect(images.length).toBeGreaterThan(2); // in several widths
    const further = [
      calendar,
      `${calendar}.no`,
      '/uploads/00-1x1.webp',
      ...images.map((name) => `/uploads/${name}`),
    ];
    const collect = ({ url: site }: ServerProcess) => publicAnswers(site, further);

    const before = await running(first, collect);
    expect(Object.keys(before).length).toBeGreaterThan(2 * POSTS);
    const statuses = new Set(Object.values(before).map(({ status }) => status));
    expect([...statuses].sort()).toEqual([200, 404]);

    await move('--from', first.DATABASE_FILE, '--to', url, '--from', first.UPLOADS_DIR, '--to', bucket);
    expect((await store.keys()).sort()).toEqual(images.map((name) => `uploads/${name}`));
    expect(differences(before, await running(onServices, collect))).toEqual([]);

    await move(
      '--from',
      url,
      '--to',
      second.DATABASE_FILE,
      '--from',
      bucket,
      '--to',
      `${second.UPLOADS_DIR}/`,
    );
    await store.down();
    expect(differences(before, await running(second, collect))).toEqual([]);
  },
);
