import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siteFolder } from '#server/root.ts';
import { moveUploads } from '#server/move/move-uploads.ts';
import { movesOf } from '#server/move/places.ts';
import { startObjectStore, type TestObjectStore } from '#tests/support/object-store.ts';
import { runCommand } from '#tests/support/production-install.ts';

const BUCKET = 's3://wren-uploads';
/** Names that the image pipeline makes, and others. */
const IMAGES = {
  'aa01-40x30.webp': 'one',
  'aa01-40x30-w20.webp': 'narrow',
  'bb02-9x9.webp': 'x'.repeat(300_000),
};
const OTHERS = { 'notes.txt': 'private', 'aa01-40x30.png': 'a PNG', '.hidden.webp': 'hidden' };

let store: TestObjectStore;
let folder = '';
let uploads = '';
beforeEach(async () => {
  store = await startObjectStore();
  folder = await mkdtemp(join(tmpdir(), 'shingle-move-'));
  uploads = join(folder, 'uploads');
  await mkdir(join(uploads, '.incoming'), { recursive: true });
  for (const [name, contents] of Object.entries({
    ...IMAGES,
    ...OTHERS,
    '.incoming/cc03-1x1.webp': 'half',
  })) {
    await writeFile(join(uploads, name), contents);
  }
});
afterEach(async () => {
  await store.stop();
  await rm(folder, { recursive: true, force: true });
});

function places(from: string, to: string) {
  return movesOf([from], [to]).uploads!;
}
const move = (from: string, to: string, dryRun = false) =>
  moveUploads({ ...places(from, to), env: store.env, dryRun });

const wanted = Object.keys(IMAGES).sort();
const stored = async () => (await store.keys()).map((key) => key.replace('uploads/', ''));
async function contentsOf(path: string): Promise<Record<string, string>> {
  const names = (await readdir(path, { withFileTypes: true })).filter((entry) => entry.isFile());
  const files = names.map(async ({ name }) => [name, await readFile(join(path, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(files));
}

describe('a move of uploads', () => {
  const bytes = Object.values(IMAGES).join('').length;

  it('copies the images of a folder to an object store, and nothing else', async () => {
    expect(await move(uploads, BUCKET, true)).toEqual({ files: 3, bytes, copied: 3 });
    expect(await stored()).toEqual([]);
    expect(await move(uploads, BUCKET)).toEqual({ files: 3, bytes, copied: 3 });
    expect(await stored()).toEqual(wanted);
  });

  it('copies nothing twice, and what differs again', async () => {
    await move(uploads, BUCKET);
    store.requests = [];
    expect(await move(uploads, BUCKET)).toEqual({ files: 3, bytes, copied: 0 });
    expect(store.requests.filter((request) => request.startsWith('PUT'))).toEqual([]);
    await writeFile(join(uploads, 'bb02-9x9.webp'), 'y'.repeat(300_000)); // of the same size
    expect(await move(uploads, BUCKET)).toMatchObject({ copied: 1 });
  });

  it('brings them back to a folder, byte for byte', async () => {
    await move(uploads, BUCKET);
    const back = join(folder, 'back');
    expect(await move(BUCKET, `${back}/`, true)).toMatchObject({ copied: 3 });
    expect(existsSync(back)).toBe(false);
    await move(BUCKET, `${back}/`);
    expect(await contentsOf(back)).toEqual(IMAGES);
    await move(back, `${join(folder, 'third')}/`); // between folders, too
    expect(await contentsOf(join(folder, 'third'))).toEqual(IMAGES);
  });

  it('leaves what only the target has', async () => {
    await mkdir(join(folder, 'other'));
    await writeFile(join(folder, 'other', 'dd04-1x1.webp'), 'theirs');
    await move(uploads, join(folder, 'other'));
    expect(await contentsOf(join(folder, 'other'))).toEqual({ ...IMAGES, 'dd04-1x1.webp': 'theirs' });
  });

  it('goes on where it stopped', async () => {
    store.fault = (method, key) => (method === 'PUT' && key.includes('bb02') ? 403 : null);
    await expect(move(uploads, BUCKET)).rejects.toThrow(/^--to: s3:\/\/wren-uploads can’t be used: PUT: /);
    store.fault = () => null;
    expect(await move(uploads, BUCKET)).toMatchObject({ files: 3, copied: 1 });
  });

  it('notices what the target does not keep', async () => {
    await writeFile(join(uploads, 'ee05-1x1.webp'), 'lost');
    let asked = 0;
    // Not there before it is stored, nor afterwards.
    store.fault = (method, key) =>
      method === 'GET' && key.includes('ee05') && (asked += 1) > 0 ? 404 : null;
    await expect(move(uploads, BUCKET)).rejects.toThrow(
      `--to: ee05-1x1.webp differs in ${BUCKET} after it was copied.`,
    );
    expect(asked).toBe(1);
  });
});

describe('the command', () => {
  const run = (settings: Record<string, string>, ...args: string[]) =>
    runCommand(siteFolder, ['move', ...args], { settings });

  it('says how many images and bytes there were', async () => {
    const { code, stdout, stderr } = await run(store.env, '--from', uploads, '--to', `${folder}/new/`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(
      `Uploads: ${uploads} → ${folder}/new\n  3 images, 0.3 MB: 3 copied, 0 there already\n`,
    );
  });

  it('names the settings that an object store lacks', async () => {
    const { code, stderr } = await run({ S3_REGION: 'eu' }, '--from', uploads, '--to', BUCKET);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^S3_ENDPOINT: is missing/m);
    expect(stderr).not.toContain('S3_BUCKET');
  });

  it('says when the store does not answer, without its keys', async () => {
    await store.down();
    const { code, stderr } = await run(store.env, '--from', uploads, '--to', BUCKET);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^--to: s3:\/\/wren-uploads .*\.$/m);
    expect(stderr).not.toMatch(/S3RVER|\n\s+at /);
  });
});
