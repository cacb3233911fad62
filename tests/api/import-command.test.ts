import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { loadConfig } from '#server/config.ts';
import type { Db } from '#server/db/engine.ts';
import { openDatabase } from '#server/db/open.ts';
import { siteFolder } from '#server/root.ts';
import { picture } from '#tests/support/images.ts';
import { productionInstall, runCommand } from '#tests/support/production-install.ts';
import { serverSettings } from '#tests/support/server-process.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { wxr, wxrItem, wxrTerm } from '#tests/support/wxr.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shingle-import-'));
  return () => rm(folder, { recursive: true });
});

async function file(name: string, text: string | Buffer): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

async function look<Result>(
  settings: Record<string, string>,
  read: (db: Db) => Promise<Result>,
): Promise<Result> {
  const engine = await openDatabase(loadConfig({ NODE_ENV: 'test', ...settings }));
  try {
    return await read(engine.db);
  } finally {
    await engine.close();
  }
}

/** Ten moments, alike on every run: so many posts are there, and some milliseconds later. */
function killings(posts: number): { stage: number; later: number }[] {
  let state = 20_261_125;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const stages = Array.from({ length: 10 }, () => Math.floor(random() * posts)).sort((a, b) => a - b);
  return stages.map((stage) => ({ stage, later: Math.floor(random() * 12) }));
}

describe('the import command', () => {
  it('runs from a production install, reports in words and as JSON, and begins a site without the demo', async () => {
    const settings = await serverSettings({ SEED: 'demo' });
    const source = await file(
      'my blog.bin',
      wxr([wxrItem({}, wxrTerm('category', 'Boats')), wxrItem({ id: '8', status: 'private' })]),
    );
    const report = join(folder, 'report.json');
    const install = await productionInstall();
    const dry = await runCommand(install, ['import', source, '--dry-run', '--report', report], { settings });
    expect(dry).toMatchObject({ code: 0, stderr: '' });
    expect(dry.stdout).toMatch(
      /^This is an export of WordPress\. Nothing was changed\. It would bring:\n {2}posts +2 new \(1 of them drafts\)/,
    );
    if (settings.DATABASE_FILE !== undefined) expect(existsSync(settings.DATABASE_FILE)).toBe(false);

    const done = await runCommand(install, ['import', source, '--report', report], { settings });
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toContain('was private: it is a draft here');
    const json = JSON.parse(await readFile(report, 'utf8')) as Record<string, unknown>;
    expect(Object.keys(json)).toEqual([
      'format',
      'posts',
      'drafts',
      'images',
      'redirects',
      'subscribers',
      'warnings',
    ]);
    expect(json).toMatchObject({
      format: 'wordpress',
      posts: { created: 2, updated: 0, skipped: 0 },
      drafts: 1,
    });
    await look(settings, async (db) => {
      expect(await db.selectFrom('posts').select('title').execute()).toHaveLength(2);
      expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
    });
  });

  it.each([
    ['a file that is not there', 'nowhere.xml', null, /^There is no such file or folder: /],
    ['a damaged one', 'a.xml', wxr([wxrItem({})]).slice(0, -30), /cut off or damaged/],
    ['an unknown one', 'a.xml', 'PK\u0003\u0004', /is no export that this program knows/],
  ])(
    'says what is wrong with %s in one sentence, ends with 1, and changes nothing',
    async (_, name, text, sentence) => {
      const settings = await serverSettings();
      if (text !== null) await file(name, text);
      const { code, stdout, stderr } = await runCommand(siteFolder, ['import', join(folder, name)], {
        settings,
      });
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(sentence);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    },
  );

  it('is shown within a second by a site that runs beside it', async () => {
    const app = await startTestApp();
    onTestFinished(() => app.stop());
    const list = 'blog-posts-working.php?endpoint=blog-posts&limit=100';
    expect((await app.api('GET', list)).json.posts).toEqual([]);
    expect(
      (await fetch(`${app.url}/${app.config.subfolder}/2017/05/harbour-7/`, { redirect: 'manual' })).status,
    ).toBe(404);
    const source = await file('a.xml', wxr([wxrItem({})]));
    const { code, stderr } = await runCommand(siteFolder, ['import', source], { settings: app.settings });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const ended = performance.now();
    await expect
      .poll(async () => ((await app.api('GET', list)).json.posts as unknown[]).length, {
        timeout: 5_000,
        interval: 20,
      })
      .toBe(1);
    expect(performance.now() - ended).toBeLessThan(1_500); // half a second, and a busy machine
    expect(
      (await fetch(`${app.url}/${app.config.subfolder}/2017/05/harbour-7/`, { redirect: 'manual' })).status,
    ).toBe(301);
  });

  it('goes on after it was killed at ten moments, with each post and picture once', async () => {
    const settings = await serverSettings();
    const count = 120;
    await mkdir(join(folder, 'media'));
    for (let index = 0; index < 6; index += 1) {
      await file(`media/${index}.png`, await picture(400, 300, `#${index}${index}8811`).png().toBuffer());
    }
    const items = Array.from({ length: count }, (_, index) => {
      const image =
        index % 20 === 0 ? `<img src="https://old.example/wp-content/uploads/${index / 20}.png">` : '';
      return wxrItem({ id: String(index + 1), title: `Post ${index}`, content: `Text ${index}. ${image}` });
    });
    const args = ['import', await file('a.xml', wxr(items)), '--media', join(folder, 'media')];
    const { PATH = '', HOME = '' } = process.env;
    const posts = () =>
      look(settings, (db) => db.selectFrom('posts').select(['slug', 'content']).orderBy('id').execute());
    await look(settings, () => Promise.resolve()); // so that only the import itself is killed
    for (const { stage, later } of killings(count)) {
      const child = spawn(process.execPath, [join(siteFolder, 'dist/server/cli.js'), ...args], {
        cwd: siteFolder,
        env: { PATH, HOME, ...settings },
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      await expect
        .poll(async () => (await posts()).length >= stage || child.exitCode !== null, {
          timeout: 30_000,
          interval: 5,
        })
        .toBe(true);
      await pause(later);
      child.kill('SIGKILL');
      await ended;
    }
    const { code, stderr } = await runCommand(siteFolder, args, { settings });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const brought = await posts();
    expect(brought.map(({ slug }) => slug)).toEqual(items.map((_, index) => `harbour-${index + 1}`));
    expect(brought.filter(({ content }) => content.includes('<img src="/uploads/'))).toHaveLength(6);
    expect(await look(settings, (db) => db.selectFrom('media').select('id').execute())).toHaveLength(6);
    expect(
      await look(settings, (db) => db.selectFrom('imported_posts').select('key').execute()),
    ).toHaveLength(count);
  }, 120_000);
});
