import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import { MANIFEST, type Manifest, readManifest } from '../../../export/manifest.ts';
import { ImportFailure } from '../../import-failure.ts';
import type { Source } from '../../source.ts';

/** An export whose files are what its manifest says. */
export interface OpenedExport {
  folder: string;
  manifest: Manifest;
  /** Deletes what was unpacked. */
  close: () => Promise<void>;
}

/** Whether a file is a ZIP, by how it begins. */
function isZip({ isFolder, head }: Source): boolean {
  return !isFolder && head.startsWith('PK\u0003\u0004');
}

/** Whether there is an export of this program in a folder or a ZIP, be it whole or not. */
export async function isExport(source: Source): Promise<boolean> {
  if (isZip(source)) return (await namesIn(source.path)).includes(MANIFEST);
  if (!source.isFolder) return false;
  const text = await readFile(join(source.path, MANIFEST), 'utf8').catch(() => '');
  return text.includes('"shingle-export"');
}

/**
 * Unpacks an export if need be, and reads every file of it.
 * @throws ImportFailure that names what is damaged
 */
export async function openExport(source: Source): Promise<OpenedExport> {
  const isPacked = isZip(source);
  const folder = isPacked ? await mkdtemp(join(tmpdir(), 'shingle-import-')) : source.path;
  const close = async () => {
    if (isPacked) await rm(folder, { recursive: true, force: true });
  };
  try {
    if (isPacked) await unpack(source.path, folder);
    const manifest = readManifest(await readFile(join(folder, MANIFEST), 'utf8').catch(() => ''));
    if (manifest === null) throw damaged(source.path, `${MANIFEST} is not as it was written`);
    for (const file of manifest.files) {
      const problem = await problemOf(folder, file);
      if (problem !== null) throw damaged(source.path, `${file.path} ${problem}`);
    }
    return { folder, manifest, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function damaged(path: string, problem: string): ImportFailure {
  return new ImportFailure(`The export ${path} is damaged: ${problem}. Nothing was changed.`);
}

async function problemOf(folder: string, file: Manifest['files'][number]): Promise<string | null> {
  const path = join(folder, file.path);
  const entry = await lstat(path).catch(() => null);
  if (entry === null) return 'is missing';
  if (!entry.isFile()) return 'is no file';
  if (entry.size !== file.bytes) return `has ${entry.size} bytes instead of ${file.bytes}`;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex') === file.sha256 ? null : 'has other contents than it was written with';
}

async function namesIn(path: string): Promise<string[]> {
  const names: string[] = [];
  try {
    const zip = await yauzl.openPromise(path);
    for await (const { fileName } of zip.eachEntry()) names.push(fileName);
  } catch {
    return []; // no ZIP that could be read
  }
  return names;
}

/** Unpacks what the manifest names, and nothing else: neither paths that lead elsewhere nor more than it says. */
async function unpack(path: string, folder: string): Promise<void> {
  try {
    const manifest = await manifestIn(path);
    const sizes = new Map(manifest.files.map((file) => [file.path, file.bytes]));
    const zip = await yauzl.openPromise(path);
    for await (const entry of zip.eachEntry()) {
      const size = sizes.get(entry.fileName);
      if (size === undefined && entry.fileName !== MANIFEST) continue;
      const target = join(folder, entry.fileName);
      await mkdir(dirname(target), { recursive: true });
      const contents = await zip.openReadStreamPromise(entry);
      await pipeline(contents, bounded(size ?? MAX_MANIFEST), createWriteStream(target, { flags: 'wx' }));
    }
  } catch (error) {
    if (error instanceof ImportFailure) throw error;
    const { message } = error as Error;
    throw new ImportFailure(`The export ${path} can’t be unpacked: ${message}. Nothing was changed.`, {
      cause: error,
    });
  }
}

const MAX_MANIFEST = 100 * 1024 * 1024;

async function manifestIn(path: string): Promise<Manifest> {
  const zip = await yauzl.openPromise(path);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== MANIFEST) continue;
    const pieces: Buffer[] = [];
    const contents = await zip.openReadStreamPromise(entry);
    for await (const piece of bounded(MAX_MANIFEST)(contents)) pieces.push(piece);
    zip.close();
    const manifest = readManifest(Buffer.concat(pieces).toString('utf8'));
    if (manifest !== null) return manifest;
  }
  throw damaged(path, `${MANIFEST} is not as it was written`);
}

/** Passes on what comes, and fails once that is more than it should be. */
function bounded(maxBytes: number) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
    let bytes = 0;
    for await (const piece of source) {
      bytes += piece.length;
      if (bytes > maxBytes) throw new Error('a file in it is larger than it should be');
      yield piece;
    }
  };
}
