import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { systemClock } from '../clock.ts';
import { openDatabase } from '../db/open.ts';
import type { ImportOrder } from '../features/imports/import-runner.ts';
import { ImportRunRepository } from '../features/imports/import-runs.repository.ts';
import { FilesFull } from '../files/errors.ts';
import { createLogger } from '../log.ts';
import { ImportFailure } from './import-failure.ts';
import { importSite } from './import-site.ts';
import { findUpload } from './upload/find-upload.ts';

/**
 * The process that works on an import of the dashboard: it looks at an upload, or brings it. It writes how far it is into
 * the database, where every process of the site reads it, and ends with the server that started it.
 */
const BEAT_MS = 1_000;
const LOST = 'The server was stopped meanwhile. What has come so far is here; go on, and the rest comes.';
const FULL =
  'There is no room left on the server. What has come so far is here; make room, and it can go on.';
const FAULT =
  'Something went wrong here, and the server’s log says what. What has come so far is here; it can go on.';

process.umask(0o077);
setFlagsFromString('--optimize-for-size'); // as the server is started: a large export then takes half the memory
process.once('message', (order: ImportOrder) => {
  work(order).then(
    () => process.exit(0),
    (error: unknown) => {
      createLogger(order.config).error({ err: error }, 'an import ended');
      process.exit(1);
    },
  );
});

async function work({ config, key, task, choices, folder }: ImportOrder): Promise<void> {
  const clock = systemClock;
  const engine = await openDatabase(config);
  const repository = new ImportRunRepository(engine.db);
  const ending = new AbortController();
  const progress = { done: 0, total: 0 };
  const fate = { isLost: false };
  process.once('disconnect', () => {
    fate.isLost = true;
    ending.abort();
  });
  const beat = setInterval(() => {
    repository.beat(key, progress, clock().toISOString()).then(
      (goesOn) => (goesOn ? undefined : ending.abort()),
      () => undefined, // the database is away; the import itself will say so
    );
  }, BEAT_MS);
  try {
    const { source, media } = await findUpload(folder, ending.signal);
    const pages = join(folder, 'pages');
    const report = await importSite(config, {
      source,
      media,
      redirects: null,
      dryRun: task === 'look',
      ...choices,
      pages: choices.pages ? pages : null,
      signal: ending.signal,
      onProgress: (done, total) => Object.assign(progress, { done, total }),
    });
    clearInterval(beat);
    await repository.beat(key, progress, clock().toISOString());
    const made = task === 'bring' ? await textsIn(pages) : [];
    const at = clock().toISOString();
    await repository.finish(key, task === 'look' ? 'ready' : 'done', report, { pages: made, at });
    if (task === 'bring') {
      await rm(folder, { recursive: true, force: true });
      await repository.forgetFiles(key.id);
    }
  } catch (error) {
    clearInterval(beat);
    const at = clock().toISOString();
    const problem = fate.isLost ? LOST : null;
    if (ending.signal.aborted) await repository.leave(key, { state: 'stopped', problem, at });
    else if (error instanceof ImportFailure)
      await repository.leave(key, { state: 'failed', problem: withoutFolders(error.message, folder), at });
    else {
      createLogger(config).error({ err: error }, 'an import failed');
      const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC' || error instanceof FilesFull;
      await repository.leave(key, { state: 'stopped', problem: isFull ? FULL : FAULT, at });
    }
  } finally {
    clearInterval(beat);
    await engine.close();
  }
}

/** The files of pages, by their names below the folder. */
async function textsIn(folder: string): Promise<{ name: string; text: string }[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = names.filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (name) => ({
      name: name.replaceAll('\\', '/'),
      text: await readFile(join(folder, name), 'utf8'),
    })),
  );
}

/** A file as it was called where it came from. */
function withoutFolders(sentence: string, folder: string): string {
  return ['source', 'media', 'unpacked-source', 'unpacked-media', '']
    .reduce((text, part) => text.replaceAll(`${join(folder, part)}/`, ''), sentence)
    .replaceAll(folder, 'The file')
    .replaceAll(dirname(folder), '');
}
