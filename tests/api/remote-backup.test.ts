import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Decrypter } from 'age-encryption';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ObjectStore } from '#server/files/object-store/object-store.ts';
import { siteData } from '#tests/support/backups.ts';
import { ensureAge } from '#tests/support/ensure-age.ts';
import { startObjectStore, type TestObjectStore } from '#tests/support/object-store.ts';

const PASSPHRASE = 'seven quiet lanterns by the river';
const FOLDER = 'backups/wren';

/** A store for backups, what is in it, and the settings that lead there. */
async function place(passphrase = PASSPHRASE) {
  const store = await startObjectStore();
  onTestFinished(() => store.stop());
  const { S3_BUCKET = '', ...rest } = store.env;
  const access = Object.fromEntries(Object.entries(rest).map(([name, value]) => [`BACKUP_${name}`, value]));
  const label = `s3://${S3_BUCKET}/${FOLDER}`;
  return {
    store,
    label,
    access: { ...access, BACKUP_PASSPHRASE: passphrase },
    env: { ...access, BACKUP_PASSPHRASE: passphrase, BACKUP_TO: label },
    keys: async () => (await store.keys()).map((key) => key.slice(FOLDER.length + 1)),
    objects: objectsOf(store),
  };
}

function objectsOf({ env }: TestObjectStore): ObjectStore {
  const settings = {
    endpoint: env.S3_ENDPOINT ?? '',
    region: env.S3_REGION ?? '',
    bucket: env.S3_BUCKET ?? '',
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  };
  return new ObjectStore(settings, undefined, { prefix: `${FOLDER}/`, contentType: 'text/plain' });
}

const sent = (store: TestObjectStore) =>
  store.requests.filter((request) => request.startsWith('PUT') && request.includes('/images/'));

// Dozens of commands, each a process that decrypts a key.
describe('a backup that is copied to an object store', { timeout: 300_000 }, () => {
  it('is encrypted, read back, listed, verified, and restored where nothing else is left', async () => {
    const there = await place();
    const site = await siteData({ env: there.env });
    const before = await site.contents();
    const made = await site.run('backup');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const [name = ''] = await site.names();
    expect(made.stdout).toContain(`Copied and read back: ${there.label}/${name}`);
    const keys = await there.keys();
    expect(keys.filter((key) => !key.startsWith('images/'))).toEqual([
      `${name}/database.db.age`,
      `${name}/manifest.json.age`,
      'key.age',
    ]);
    expect(keys.filter((key) => /^images\/[0-9a-f]{64}\.age$/.test(key))).toHaveLength(3);
    for (const key of keys) {
      expect((await there.objects.get(key))?.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    }

    there.store.requests = [];
    expect((await site.run('backup')).code).toBe(0);
    expect(sent(there.store)).toEqual([]); // images are sent once
    const [, second = ''] = await site.names();
    expect((await site.run('backup', 'list')).stdout.split('\n').map((line) => line.split(' ')[0])).toEqual([
      name,
      second,
      `${there.label}/${name}`,
      `${there.label}/${second}`,
      '',
    ]);

    // The machine is gone: the settings are all that is left.
    const found = await siteData({ empty: true, env: there.env });
    const verified = await found.run('backup', 'verify');
    expect(verified).toMatchObject({ code: 0, stderr: '' });
    expect(verified.stdout.match(/whole/g)).toHaveLength(2);
    const restored = await found.run('restore', 'latest');
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toContain(second);
    expect(await found.contents()).toEqual(before);
    expect(await found.names()).toEqual([second]);
  });

  it('is opened by the program age, without us', async () => {
    ensureAge();
    const there = await place();
    const site = await siteData({ env: there.env });
    await site.run('backup');
    const [name = ''] = await site.names();
    const decrypter = new Decrypter();
    decrypter.addPassphrase(PASSPHRASE); // age asks for it on a terminal
    const key = await decrypter.decrypt((await there.objects.get('key.age'))!, 'text');
    const file = (of: string) => join(site.folder, of);
    await writeFile(file('key.txt'), key);
    for (const part of ['database.db', 'manifest.json']) {
      await writeFile(file(part), (await there.objects.get(`${name}/${part}.age`))!);
      execFileSync('age', ['-d', '-i', file('key.txt'), '-o', file(`opened-${part}`), file(part)]);
      expect(await readFile(file(`opened-${part}`))).toEqual(await readFile(join(site.backups, name, part)));
    }
  });

  it('without a passphrase lies there as in a folder, and comes back from its address alone', async () => {
    const there = await place('');
    const site = await siteData({ env: there.env });
    const before = await site.contents();
    expect((await site.run('backup')).code).toBe(0);
    const [name = ''] = await site.names();

    const found = await siteData({ empty: true, env: there.access });
    expect(await found.run('restore', `${there.label}/latest`)).toMatchObject({ code: 0, stderr: '' });
    expect(await found.contents()).toEqual(before);

    // Fetched by any program, it is a folder like that of BACKUP_DIR.
    const other = await siteData({ empty: true });
    for (const key of await there.keys()) {
      const path = join(other.folder, 'fetched', key);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, (await there.objects.get(key))!);
    }
    const path = join(other.folder, 'fetched', name);
    expect(await other.run('restore', path)).toMatchObject({ code: 0, stderr: '' });
    expect(await other.contents()).toEqual(before);
  });

  it('that breaks off anywhere leaves nothing that looks like one, and is gone on with', async () => {
    const there = await place();
    const site = await siteData({ env: there.env });
    const breaks: [method: string, part: RegExp, fault: 'cut' | 507][] = [
      ['PUT', /images/, 507],
      ['GET', /images/, 'cut'],
      ['PUT', /database\.db/, 507],
      ['GET', /database\.db/, 'cut'],
      ['PUT', /manifest\.json/, 507],
      ['GET', /manifest\.json/, 'cut'],
    ];
    for (const [method, part, fault] of breaks) {
      there.store.fault = (asked, key) => (asked === method && part.test(key) ? fault : null);
      const { code, stderr } = await site.run('backup');
      expect({ method, part: part.source, code }).toEqual({ method, part: part.source, code: 1 });
      expect(stderr).toMatch(/^The backup \S+ is there, but could not be copied to s3:/);
      expect(stderr).not.toContain('secret detail');
      there.store.fault = () => null;
      expect((await there.keys()).filter((key) => key.includes('manifest'))).toEqual([]);
    }
    expect((await site.run('backup', 'list')).stdout).toContain(`There is no backup in ${there.label}.`);
    expect((await site.run('backup', 'copy')).code).toBe(0);
    expect(await site.run('backup', 'verify')).toMatchObject({ code: 0, stderr: '' });
    const last = (await site.names()).at(-1) ?? '';
    expect((await site.run('backup', 'list')).stdout).toContain(`${there.label}/${last}  `);
  });

  it('is refused in one sentence with another passphrase, or none', async () => {
    const there = await place();
    const site = await siteData({ env: there.env });
    await site.run('backup');
    const other = { ...there.env, BACKUP_PASSPHRASE: 'another one, and as long' };
    const wrong = await siteData({ empty: true, env: other });
    for (const args of [
      ['restore', 'latest'],
      ['backup', 'list'],
      ['backup', 'verify'],
    ]) {
      const { code, stderr } = await wrong.run(...args);
      expect({ args, code, stderr: stderr.trim() }).toEqual({
        args,
        code: 1,
        stderr: `BACKUP_PASSPHRASE: is not the one that the backups in ${there.label} are encrypted with.`,
      });
    }
    const without = await siteData({ env: { ...there.env, BACKUP_PASSPHRASE: '' } });
    const refused = await without.run('backup');
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^BACKUP_PASSPHRASE: is not set, but the backups in s3:\S+ are encrypted/);
    // And the other way round.
    const open = await place('');
    const plain = await siteData({ env: open.env });
    await plain.run('backup');
    const sealed = await siteData({ env: { ...open.env, BACKUP_PASSPHRASE: PASSPHRASE } });
    expect((await sealed.run('backup')).stderr).toMatch(/^BACKUP_PASSPHRASE: is set, but .* not encrypted/);
  });

  it('that is damaged is refused by name, and nothing is changed', async () => {
    const there = await place();
    const site = await siteData({ env: there.env });
    await site.run('backup');
    const [name = ''] = await site.names();
    await rm(join(site.backups, name), { recursive: true });
    await rm(join(site.backups, 'images'), { recursive: true });
    const before = await site.contents();
    const image = (await there.keys()).find((key) => key.startsWith('images/')) ?? '';
    for (const key of [`${name}/manifest.json.age`, `${name}/database.db.age`, image]) {
      const whole = (await there.objects.get(key))!;
      const changed = Buffer.from(whole);
      changed[changed.length - 20] = (changed.at(-20) ?? 0) ^ 1;
      for (const other of [changed, whole.subarray(0, -1), null]) {
        await (other === null ? there.objects.delete(key) : there.objects.put(key, other));
        const isGone = other === null && key.includes('manifest');
        for (const args of [
          ['backup', 'verify', name],
          ['restore', name, '--replace'],
        ]) {
          const { code, stderr } = await site.run(...args);
          expect({ key, args, code }).toEqual({ key, args, code: 1 });
          expect(stderr).toContain(
            isGone ? `There is no backup ${name}` : `The backup ${there.label}/${name} is damaged: `,
          );
        }
        await there.objects.put(key, whole);
      }
    }
    expect(await site.contents()).toEqual(before);
    expect(await site.names()).toEqual([]);
    expect(await site.run('restore', name, '--replace')).toMatchObject({ code: 0, stderr: '' });
  });

  it('is thinned out there as well, with what broke off and images that none needs', async () => {
    const there = await place('');
    const site = await siteData({ env: there.env });
    await site.run('backup');
    const [name = ''] = await site.names();
    for (const old of ['2020-01-02T010101Z', '2020-01-02T020202Z']) {
      await cp(join(site.backups, name), join(site.backups, old), { recursive: true });
    }
    await there.objects.put('2020-01-03T010101Z/database.db', Buffer.from('broken off'));
    await there.objects.put(`images/${'f'.repeat(64)}`, Buffer.from('nobody’s'));
    for (const old of ['2020-01-02T010101Z', '2020-01-02T020202Z']) {
      expect((await site.run('backup', 'copy', old)).code).toBe(0);
    }
    const folders = new Set((await there.keys()).map((key) => key.split('/')[0]));
    expect([...folders].sort()).toEqual(['2020-01-02T020202Z', name, 'images']);
    expect((await there.keys()).filter((key) => key.startsWith('images/'))).toHaveLength(3);
    expect((await site.run('backup', 'verify')).code).toBe(0);
  });

  it.each([
    ['restore', 's3://wren-uploads/backups/wren/elsewhere', /is no backup: it looks like s3:/],
    ['restore', 's3://wren-uploads/none/latest', /There is no backup latest in s3:\/\/wren-uploads\/none\./],
  ])('says what is wrong with %s %s', async (command, word, sentence) => {
    const there = await place();
    const { code, stderr } = await (await siteData({ empty: true, env: there.access })).run(command, word);
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
  });

  it('says so when the store does not answer, and the backup here stays', async () => {
    const there = await place();
    await there.store.down();
    const site = await siteData({ env: there.env });
    const { code, stderr } = await site.run('backup');
    expect(code).toBe(1);
    expect(stderr).toMatch(/could not be copied to s3:.*ECONNREFUSED|could not be copied to s3:/);
    expect(await site.names()).toHaveLength(1);
    await there.store.up();
  });
});
