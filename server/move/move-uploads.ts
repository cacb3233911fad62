import { existsSync } from 'node:fs';
import pLimit from 'p-limit';
import { loadObjectStore } from '../config.ts';
import type { ImageFiles } from '../files/image-files.ts';
import { openFiles } from '../files/open-files.ts';
import { reasonOf } from '../folders.ts';
import { createLogger } from '../log.ts';
import { describePlace, type Option, type UploadsPlace } from './places.ts';

/** What was copied, or would be. */
export interface UploadsCopy {
  /** All images of the source, and their bytes. */
  files: number;
  bytes: number;
  /** Of these, those that were not at the target, or differed there. */
  copied: number;
}

interface Options {
  from: UploadsPlace;
  to: UploadsPlace;
  env: NodeJS.ProcessEnv;
  dryRun: boolean;
}

/** Thrown when images can't be copied. A sentence for the operator. */
class UploadsError extends Error {
  override name = 'UploadsError';
}

/** Images in memory at once. */
const MAX_AT_ONCE = 8;

/**
 * Copies all images that are not at the target yet, and reads each of them there afterwards. What was copied before a
 * failure stays and is not copied again. Nothing is deleted at either place.
 * @throws UploadsError naming the option, or ConfigError naming an S3_… variable
 */
export async function moveUploads({ from, to, env, dryRun }: Options): Promise<UploadsCopy> {
  const [source, target] = [await open(from, env), await open(to, env)];
  const atSource = naming('--from', from);
  const atTarget = naming('--to', to);
  const names = await atSource(() => namesIn(source));
  const present = new Set(dryRun && !isThere(to) ? [] : await atTarget(() => namesIn(target)));
  const result: UploadsCopy = { files: 0, bytes: 0, copied: 0 };
  const limit = pLimit(MAX_AT_ONCE);

  async function copy(name: string): Promise<void> {
    const contents = await atSource(() => source.read(name));
    if (contents === null) return; // deleted meanwhile
    const isAtTarget = () => atTarget(async () => (await target.read(name))?.equals(contents) === true);
    result.files += 1;
    result.bytes += contents.length;
    if (present.has(name) && (await isAtTarget())) return;
    result.copied += 1;
    if (dryRun) return;
    await atTarget(() => target.save(new Map([[name, contents]])));
    if (await isAtTarget()) return;
    throw new UploadsError(`--to: ${name} differs in ${describePlace(to)} after it was copied.`);
  }

  try {
    await Promise.all(names.map((name) => limit(copy, name)));
  } finally {
    limit.clearQueue();
  }
  return result;
}

function open(place: UploadsPlace, env: NodeJS.ProcessEnv): Promise<ImageFiles> {
  const log = createLogger({ production: true, logLevel: 'silent' }); // what goes wrong is thrown
  return openFiles(
    place.kind === 'folder'
      ? { objectStore: null, uploadsDir: place.path }
      : { objectStore: loadObjectStore(env, place.bucket), uploadsDir: '' },
    log,
  );
}

async function namesIn(files: ImageFiles): Promise<string[]> {
  const names: string[] = [];
  for await (const name of files.list()) names.push(name);
  return names.sort();
}

/** Runs what asks a place, and names the option and the place when that fails. */
function naming(option: Option, place: UploadsPlace) {
  return async <Result>(action: () => Promise<Result>): Promise<Result> => {
    try {
      return await action();
    } catch (error) {
      throw new UploadsError(`${option}: ${describePlace(place)} can’t be used: ${reasonOf(error)}.`, {
        cause: error,
      });
    }
  };
}

function isThere(place: UploadsPlace): boolean {
  return place.kind === 'bucket' || existsSync(place.path);
}
