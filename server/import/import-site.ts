import { mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportFigures } from '#shared/contract/imports.ts';
import { pages } from '#content/pages.ts';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { contentPages } from '../content/pages.ts';
import type { Engine } from '../db/engine.ts';
import { openDatabase } from '../db/open.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import { MediaRepository } from '../features/media/media.repository.ts';
import { OldAddressRepository } from '../features/old-addresses/old-addresses.repository.ts';
import { DraftRepository } from '../features/writing/drafts.repository.ts';
import { VersionRepository } from '../features/writing/versions.repository.ts';
import { VersionService } from '../features/writing/versions.service.ts';
import { openFiles } from '../files/open-files.ts';
import { createLogger } from '../log.ts';
import { seed } from '../seed/seed.ts';
import { SERVED_PATHS } from '../served-paths.ts';
import { OwnRecordRepository } from './formats/shingle/own-records.repository.ts';
import { OwnRecords } from './formats/shingle/own-records.ts';
import { recognise } from './formats/recognise.ts';
import { confirmationAsker } from './confirmation-asker.ts';
import { Importer } from './importer.ts';
import { ImportedSubscriberRepository } from './imported-subscribers.repository.ts';
import { ImportedPostRepository } from './imported-posts.repository.ts';
import { MediaFolder } from './media/media-folder.ts';
import { PictureFetcher } from './media/picture-fetcher.ts';
import { MAX_PICTURE_BYTES, Pictures } from './media/pictures.ts';
import { Pages } from './pages.ts';
import { readRedirects } from './read-redirects.ts';
import { Redirects } from './redirects.ts';
import { openSource } from './source.ts';
import { SubscriberList } from './subscriber-list.ts';

/** What an import is asked for. */
export interface ImportOptions {
  /** A file or a folder. */
  source: string;
  /** Folders with the pictures; null for none. */
  media: string | readonly string[] | null;
  /** A CSV of the owner's own redirects; null for none. */
  redirects: string | null;
  dryRun: boolean;
  /** Whether pictures that are in no folder are fetched from their addresses. */
  fetch: boolean;
  /** Which IP addresses may be connected to; those of the internet without it. */
  network?: { isAllowed: (address: string) => boolean };
  /** Whether subscribers who had agreed to newsletters there agreed to this one. */
  agreed: boolean;
  /** Whether those who never confirmed there get the email that asks them. */
  ask: boolean;
  /** Where pages are written as files for `src/content/pages`; null for nowhere. */
  pages: string | null;
  /** Ends the import between two items, when it is aborted. */
  signal?: AbortSignal;
  onProgress: (done: number, of: number) => void;
}

/** What an import has to know of the site's configuration. */
export type ImportConfig = Pick<
  Config,
  | 'databaseFile'
  | 'postgres'
  | 'uploadsDir'
  | 'objectStore'
  | 'production'
  | 'logLevel'
  | 'siteUrl'
  | 'jwtSecret'
  | 'smtp'
  | 'mailboxDir'
  | 'admin'
>;

/**
 * Brings another system's export into the site, which may be running: it shows what came within a second, by the
 * revisions. A dry run reads everything and changes nothing.
 * @throws ImportFailure when there is nothing that could be brought; nothing is changed then
 */
export async function importSite(config: ImportConfig, options: ImportOptions): Promise<ImportFigures> {
  const { dryRun, onProgress } = options;
  const source = await openSource(options.source);
  const format = await recognise(source);
  // Beside texts in a folder there are their pictures.
  const places = [options.media ?? [], source.isFolder ? source.path : []].flat();
  const folders = await Promise.all(places.map((place) => MediaFolder.open(place)));
  const own = options.redirects === null ? [] : await readRedirects(options.redirects);
  // A dry run asks nobody for anything.
  const fetcher =
    options.fetch && !dryRun ? new PictureFetcher({ maxBytes: MAX_PICTURE_BYTES, ...options.network }) : null;
  return withDatabase(config, dryRun, async ({ db, kind }) => {
    const clock = systemClock;
    const inTransaction = unitOfWork(db);
    // A site that has not started yet begins with what is brought, and without the demo.
    if (!dryRun) await seed(db, 'none', clock());
    const redirects = new Redirects({
      inTransaction,
      repository: new OldAddressRepository(db),
      isPage,
      dryRun,
    });
    const files = await openFiles(config, createLogger(config));
    const pictures = new Pictures({
      repository: new MediaRepository(db),
      files,
      clock,
      folders,
      fetcher,
      dryRun,
    });
    const importer = new Importer(format, {
      inTransaction,
      repository: new ImportedPostRepository(db),
      versions: new VersionService({
        inTransaction,
        repository: new VersionRepository(db),
        posts: new DraftRepository(db),
        clock,
      }),
      pictures,
      pages: new Pages({ folder: options.pages, pictures, redirects, dryRun }),
      redirects,
      subscribers: new SubscriberList({
        inTransaction,
        repository: new ImportedSubscriberRepository(db),
        clock,
        dryRun,
        agreed: options.agreed,
        ask: options.ask ? await confirmationAsker(config, { db, clock, dryRun }) : null,
      }),
      records: new OwnRecords({
        inTransaction,
        repository: new OwnRecordRepository(db, kind),
        files,
        clock,
        dryRun,
      }),
      clock,
      dryRun,
      signal: options.signal ?? new AbortController().signal,
      onProgress,
    });
    return importer.run(source, own);
  }).finally(() => fetcher?.close());
}

/** A dry run where no site has started yet looks at an empty one, which it makes elsewhere and deletes. */
async function withDatabase<Result>(
  config: ImportConfig,
  dryRun: boolean,
  work: (engine: Engine) => Promise<Result>,
): Promise<Result> {
  const isMissing = dryRun && config.postgres === null && !existsSync(config.databaseFile);
  const elsewhere = isMissing ? await mkdtemp(join(tmpdir(), 'shingle-dry-run-')) : null;
  const place = elsewhere === null ? config : { databaseFile: join(elsewhere, 'empty.db'), postgres: null };
  const engine = await openDatabase(place);
  try {
    return await work(engine);
  } finally {
    await engine.close();
    if (elsewhere !== null) await rm(elsewhere, { recursive: true, force: true });
  }
}

const ADDRESSES = new Set<string>([...Object.keys(pages), ...contentPages.map(({ address }) => address)]);

/** Whether the site itself answers at a path, whatever posts there are. */
function isPage(path: string): boolean {
  const [first = ''] = path.split('/').filter(Boolean);
  return ADDRESSES.has(path) || (SERVED_PATHS as readonly string[]).includes(first) || first === 'dashboard';
}
