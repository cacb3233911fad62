import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { siteFolder } from '#server/root.ts';
import { PICTURES, siteData, type SiteData } from '#tests/support/backups.ts';
import { startObjectStore } from '#tests/support/object-store.ts';
import { productionInstall, runCommand } from '#tests/support/production-install.ts';
import { onPostgres } from '#tests/support/test-database.ts';

const stored = (site: SiteData) => readdir(join(site.backups, 'images'));

/** Runs a built command, and kills it after a while. @returns how it ended */
async function killed(site: SiteData, args: string[], afterMs: number): Promise<number | null> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [join(siteFolder, 'dist/server/cli.js'), ...args], {
    cwd: siteFolder,
    env: { PATH, HOME, ...site.settings },
    stdio: 'ignore',
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), afterMs);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  return code;
}

/** Ten random moments of a run, as parts of its time, the same in every run of the tests; most while it works, since a start takes long. */
function moments(seed: number): number[] {
  let state = seed;
  return Array.from({ length: 10 }, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return 0.3 + 0.7 * (state / 2 ** 32);
  });
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

describe('a backup', () => {
  it('is made by a production install, proven, named, and restored into an empty place', async () => {
    const site = await siteData();
    const install = await productionInstall();
    const before = await site.contents();
    const made = await runCommand(install, ['backup'], { settings: site.settings });
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toMatch(
      /^Backed up and restored: \d{4}-\d\d-\d\dT\d{6}Z, \d+ posts, 2 pictures, \d+\.\d MB, in \d+\.\d seconds\.\n$/,
    );
    const [name = ''] = await site.names();
    expect((await readdir(join(site.backups, name))).sort()).toEqual(['database.db', 'manifest.json']);
    expect((await site.run('backup', 'list')).stdout).toMatch(
      new RegExp(`^${name} {2}\\d+ posts, 2 pictures`),
    );

    const empty = await siteData({ empty: true });
    const restored = await runCommand(install, ['restore', join(site.backups, name)], {
      settings: empty.settings,
    });
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toContain('3 images were brought back.');
    expect(await empty.contents()).toEqual(before);
    expect(before.images).toEqual(PICTURES);
  });

  it('keeps images once, and deletes those that no backup has any more', async () => {
    const site = await siteData();
    await site.run('backup');
    await writeFile(join(site.uploads, 'cc03-1x1.webp'), 'one'); // contents that are there under another name
    await site.run('backup');
    expect(await site.names()).toHaveLength(2);
    expect(await stored(site)).toHaveLength(3);
    const [first = '', second = ''] = await site.names();
    // An older one of the same day goes when another day comes.
    await cp(join(site.backups, first), join(site.backups, '2020-01-02T010101Z'), { recursive: true });
    await cp(join(site.backups, first), join(site.backups, '2020-01-02T020202Z'), { recursive: true });
    await writeFile(join(site.backups, 'images', 'f'.repeat(64)), 'nobody’s');
    await site.run('backup');
    const left = await site.names();
    expect(left).toHaveLength(4);
    expect(left).toEqual(expect.arrayContaining(['2020-01-02T020202Z', first, second]));
    expect(await stored(site)).toHaveLength(3);
  });

  it('is refused by name when it is damaged, and nothing is changed', async () => {
    const site = await siteData();
    await site.run('backup');
    const [name = ''] = await site.names();
    const before = await site.contents();
    const manifest = join(site.backups, name, 'manifest.json');
    const database = join(site.backups, name, 'database.db');
    const [image = ''] = await stored(site);
    const picture = join(site.backups, 'images', image);
    const cases: [file: string, damage: (contents: Buffer) => Buffer | null, problem: RegExp][] = [
      [
        manifest,
        (text) => Buffer.from(text.toString().replace('"rows": ', '"rows": 1')),
        /manifest\.json is not as/,
      ],
      [manifest, (text) => text.subarray(0, 200), /manifest\.json is not as it was written/],
      [manifest, () => null, /manifest\.json can’t be read/],
      [database, (bytes) => bytes.subarray(0, -1), /database\.db has \d+ bytes instead of \d+/],
      [
        database,
        (bytes) => Buffer.from(bytes.map((byte, at) => (at === 5_000 ? byte ^ 1 : byte))),
        /database\.db has other/,
      ],
      [database, () => null, /database\.db is missing/],
      [
        picture,
        () => Buffer.from('other'),
        new RegExp(`images/${image}, the image \\S+\\.webp, has other contents`),
      ],
      [picture, () => null, new RegExp(`images/${image}, the image \\S+\\.webp, is missing`)],
    ];
    for (const [file, damage, problem] of cases) {
      const whole = await readFile(file);
      const bytes = damage(whole);
      await (bytes === null ? rm(file) : writeFile(file, bytes));
      for (const args of [
        ['backup', 'verify', name],
        ['restore', name, '--replace'],
      ]) {
        const { code, stdout, stderr } = await site.run(...args);
        expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
        expect(stderr).toContain(`The backup ${name} is damaged: `);
        expect(stderr).toMatch(problem);
      }
      await writeFile(file, whole);
    }
    expect(await site.contents()).toEqual(before);
    expect(await site.run('backup', 'verify')).toMatchObject({ code: 0, stderr: '' });
  });

  it('has a damaged stored image put right by the next backup', async () => {
    const site = await siteData();
    await site.run('backup');
    const [image = ''] = await stored(site);
    await writeFile(join(site.backups, 'images', image), 'other');
    expect((await site.run('backup')).code).toBe(0);
    expect((await site.run('backup', 'verify')).code).toBe(0);
  });

  it('replaces a site only when asked to, and keeps what was there', async () => {
    const site = await siteData();
    await site.run('backup');
    const [name = ''] = await site.names();
    const before = await site.contents();
    await site.receive('later@example.com');
    await writeFile(join(site.uploads, 'bb02-9x9.webp'), 'damaged');
    const later = await site.contents();
    const refused = await site.run('restore', name);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('--replace');
    expect(await site.contents()).toEqual(later);

    const done = await site.run('restore', 'latest', '--replace');
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(await site.contents()).toEqual(before);
    const [, kept = ''] = /is kept: (.*)/.exec(done.stdout) ?? [];
    if (onPostgres()) {
      expect(await site.run('restore', kept, '--replace')).toMatchObject({ code: 0, stderr: '' });
    } else {
      await cp(kept, join(site.folder, 'shingle.db'));
    }
    expect((await site.contents()).tables).toEqual(later.tables);
  });

  it.skipIf(onPostgres())('puts a site in the place of a damaged database', async () => {
    const site = await siteData();
    await site.run('backup');
    const before = await site.contents();
    await writeFile(join(site.folder, 'shingle.db'), 'no database');
    expect((await site.run('backup')).code).toBe(1);
    expect((await site.run('restore', 'latest')).code).toBe(1);
    expect(await site.run('restore', 'latest', '--replace')).toMatchObject({ code: 0, stderr: '' });
    expect(await site.contents()).toEqual(before);
  });

  it.each([
    [['restore', 'nothing'], /There is no backup nothing/],
    [['restore'], /Which backup\?/],
    [['backup', 'verify'], /There is no backup in/],
    [['backup', 'away'], /There is no "backup away"/],
  ])('says what is wrong with %j', async (args, sentence) => {
    const { code, stderr } = await (await siteData({ empty: true })).run(...args);
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
  });

  it.runIf(onPostgres())('of one engine is restored on the other', async () => {
    const site = await siteData();
    const before = await site.contents();
    await site.run('backup');
    const [name = ''] = await site.names();
    const place = await siteData({ empty: true });
    const file = { ...place.settings, DATABASE_URL: '' };
    const run = (...args: string[]) => runCommand(siteFolder, args, { settings: file });
    expect(await run('restore', join(site.backups, name))).toMatchObject({ code: 0, stderr: '' });
    // Backed up there, and back on PostgreSQL.
    expect(await run('backup')).toMatchObject({ code: 0, stderr: '' });
    const back = await siteData({ empty: true });
    const [second = ''] = await place.names();
    expect(await back.run('restore', join(place.backups, second))).toMatchObject({ code: 0, stderr: '' });
    expect(await back.contents()).toEqual(before);
  });

  it('takes and brings back images of an object store', async () => {
    const store = await startObjectStore();
    onTestFinished(() => store.stop());
    const site = await siteData({ env: store.env });
    await site.run('move', '--from', site.uploads, '--to', `s3://${store.env.S3_BUCKET}`);
    const keys = (await store.keys()).sort();
    expect((await site.run('backup')).stdout).toContain('2 pictures');
    expect(await stored(site)).toHaveLength(3);
    store.requests = [];
    await site.run('backup');
    // What a backup has already is not read again.
    expect(
      store.requests.filter((request) => request.startsWith('GET') && request.includes('.webp')),
    ).toEqual([]);
    const empty = await startObjectStore();
    onTestFinished(() => empty.stop());
    const place = await siteData({ empty: true, env: empty.env });
    const [name = ''] = await site.names();
    expect(await place.run('restore', join(site.backups, name))).toMatchObject({ code: 0, stderr: '' });
    expect((await empty.keys()).sort()).toEqual(keys);
  });

  it(
    'leaves whole backups only when it is killed under load, and the next one clears away the rest',
    { timeout: 300_000 },
    async () => {
      const site = await siteData();
      const whole = await timed(() => site.run('backup'));
      const load = await site.load();
      for (const moment of moments(2026)) {
        await killed(site, ['backup'], whole * moment);
        expect(await site.run('backup', 'verify')).toMatchObject({ code: 0, stderr: '' });
      }
      expect(await load.stop()).toBeGreaterThan(20);
      expect((await site.run('backup')).code).toBe(0);
      const left = (await readdir(site.backups)).filter((name) => name.startsWith('.'));
      expect(left).toEqual(['.lock']);
      expect(await stored(site)).toHaveLength(3);
    },
  );

  it(
    'leaves the old site or the restored one, whole, when a restore is killed',
    { timeout: 300_000 },
    async () => {
      const site = await siteData();
      await site.run('backup');
      const restored = (await site.contents()).tables;
      await site.receive('later@example.com');
      const old = (await site.contents()).tables;
      const [name = ''] = await site.names();
      const whole = await timed(() => site.run('restore', name));
      for (const moment of moments(1125)) {
        await killed(site, ['restore', name, '--replace'], whole * moment);
        const { tables, images } = await site.contents();
        expect([old, restored]).toContainEqual(tables);
        expect(images).toEqual(PICTURES);
      }
      expect((await site.run('restore', name, '--replace')).code).toBe(0);
      expect((await site.contents()).tables).toEqual(restored);
      expect((await readdir(site.folder)).filter((entry) => entry.startsWith('.restore'))).toEqual([]);
    },
  );
});
