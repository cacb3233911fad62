import { readdir, rename, rm, mkdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { openCopyEnd } from '../db/open.ts';
import type { ImageFiles } from '../files/image-files.ts';
import { openFiles } from '../files/open-files.ts';
import { syncFolder } from '../files/write-durably.ts';
import { makeFolder, reasonOf } from '../folders.ts';
import { createLogger } from '../log.ts';
import { ExportError } from './export-error.ts';
import { ExportFolder } from './export-folder.ts';
import { MANIFEST, type Manifest, manifestText } from './manifest.ts';
import { writeTexts } from './write-texts.ts';

type ExportConfig = Pick<
  Config,
  'databaseFile' | 'postgres' | 'objectStore' | 'uploadsDir' | 'siteUrl' | 'mailFrom'
>;

/**
 * Writes all that a site holds into a folder that is new or empty. Servers may run meanwhile: it is as of one moment. The
 * folder gets its name once it is whole.
 * @throws ExportError, CopyError or ConfigError; there is no export then
 */
export async function makeExport(config: ExportConfig, named: string): Promise<Manifest> {
  const target = resolve(named);
  await requireEmpty(target);
  const unfinished = await unfinishedFolder(target);
  try {
    const folder = new ExportFolder(unfinished);
    const { made_at, counts } = await writeTextsOf(config, folder);
    const files = await openFiles(config, createLogger({ production: true, logLevel: 'silent' }));
    // After the texts: every picture that they name is there by then.
    const pictures = await addPictures(files, folder);
    const manifest: Manifest = {
      format: 'shingle-export',
      version: 1,
      made_at,
      site: config.siteUrl,
      counts: { ...counts, pictures },
      files: folder.files.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    };
    await new ExportFolder(unfinished).write(MANIFEST, [manifestText(manifest)]);
    await syncFolder(unfinished);
    await rename(unfinished, target);
    await syncFolder(dirname(target));
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (error instanceof Error && 'syscall' in error)
      throw new ExportError(`The export can’t be written to ${target}: ${reasonOf(error)}.`, {
        cause: error,
      });
    throw error;
  }
}

/** Writes everything but the pictures into a folder, as the database is at one moment. */
export async function writeTextsOf(
  config: Pick<ExportConfig, 'databaseFile' | 'postgres' | 'siteUrl' | 'mailFrom'>,
  folder: ExportFolder,
): Promise<Pick<Manifest, 'made_at' | 'counts'>> {
  const from = await openCopyEnd(config, 'source');
  if (from === null) throw new ExportError('There is no site yet, so there is nothing to export.');
  try {
    return await from.inTransaction(async (db) => {
      const made_at = new Date().toISOString();
      return { made_at, counts: await writeTexts(db, folder, config, made_at) };
    });
  } finally {
    await from.close();
  }
}

/** Whether a picture counts: it does once, in whatever widths it is there. */
export function isWholePicture(name: string): boolean {
  return !/-w\d+\.webp$/.test(name);
}

async function requireEmpty(target: string): Promise<void> {
  try {
    if ((await readdir(target)).length === 0) return;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    if (code === 'ENOTDIR') throw new ExportError(`${target} is a file. Name a new folder, or an empty one.`);
    throw new ExportError(`${target} can’t be read: ${reasonOf(error)}.`, { cause: error });
  }
  throw new ExportError(`${target} is not empty. Name a new folder, or an empty one.`);
}

/** A new folder beside the target, on the same disk; those of processes that were killed are removed. */
async function unfinishedFolder(target: string): Promise<string> {
  const parent = dirname(target);
  const beginning = `.${basename(target)}.unfinished-`;
  try {
    makeFolder(parent);
    for (const name of await readdir(parent)) {
      const process = Number(name.startsWith(beginning) ? name.slice(beginning.length) : NaN);
      if (Number.isInteger(process) && !isRunning(process))
        await rm(join(parent, name), { recursive: true, force: true });
    }
    const path = join(parent, `${beginning}${process.pid}`);
    await mkdir(path);
    return path;
  } catch (error) {
    throw new ExportError(`The export can’t be written to ${target}: ${reasonOf(error)}.`, { cause: error });
  }
}

function isRunning(pid: number): boolean {
  if (pid === process.pid) return false; // of an earlier process with this number
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function addPictures(files: ImageFiles, folder: ExportFolder): Promise<number> {
  const names: string[] = [];
  for await (const name of files.list()) names.push(name);
  let pictures = 0;
  for (const name of names.sort()) {
    const contents = await files.read(name);
    if (contents === null) continue; // deleted meanwhile
    await folder.add(`media/${name}`, contents);
    if (isWholePicture(name)) pictures += 1;
  }
  return pictures;
}
