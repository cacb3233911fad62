import { statSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { UsageError } from '../commands/command.ts';
import { databaseUrl } from '../database-url.ts';

/** Where a database or uploads are. Paths are absolute. */
export type Place =
  | { sort: 'database'; kind: 'file'; path: string }
  | { sort: 'database'; kind: 'url'; url: string }
  | { sort: 'uploads'; kind: 'folder'; path: string }
  | { sort: 'uploads'; kind: 'bucket'; bucket: string };

export type Sort = Place['sort'];
export type DatabasePlace = Extract<Place, { sort: 'database' }>;
export type UploadsPlace = Extract<Place, { sort: 'uploads' }>;
export type Option = '--from' | '--to';

/** From where to where; at least one of both sorts. */
export interface Moves {
  database: { from: DatabasePlace; to: DatabasePlace } | null;
  uploads: { from: UploadsPlace; to: UploadsPlace } | null;
}

const SORTS: Record<Sort, { one: string; examples: string }> = {
  database: { one: 'a database', examples: 'data/shingle.db or postgres://…' },
  uploads: { one: 'uploads', examples: 'uploads/ or s3://bucket' },
};
const DATABASE_ENDINGS = new Set(['.db', '.sqlite', '.sqlite3']);

/**
 * Pairs each source with the target of its sort.
 * @throws UsageError naming the option that is missing, unclear or given twice
 */
export function movesOf(from: readonly string[], to: readonly string[]): Moves {
  const sources = from.map((word) => placeOf('--from', word));
  const targets = to.map((word) => placeOf('--to', word));
  if (sources.length + targets.length === 0)
    throw new UsageError('What is to be copied? Give --from and --to.');
  const database = {
    from: only('--from', sources.filter(isDatabase)),
    to: only('--to', targets.filter(isDatabase)),
  };
  const uploads = {
    from: only('--from', sources.filter(isUploads)),
    to: only('--to', targets.filter(isUploads)),
  };
  return { database: paired('database', database), uploads: paired('uploads', uploads) };
}

/** For messages: without user and password. */
export function describePlace(place: Place): string {
  if (place.kind === 'bucket') return `s3://${place.bucket}`;
  if (place.kind !== 'url') return place.path;
  const { host, pathname } = new URL(place.url);
  return `postgres://${host}${pathname}`;
}

function paired<P extends Place>(
  sort: Sort,
  { from, to }: { from: P | null; to: P | null },
): { from: P; to: P } | null {
  if (from === null && to === null) return null;
  const { one, examples } = SORTS[sort];
  if (to === null) throw new UsageError(`--to: is missing for the --from of ${one}; give ${examples}.`);
  if (from === null) throw new UsageError(`--from: is missing for the --to of ${one}; give ${examples}.`);
  if (describePlace(from) === describePlace(to)) {
    throw new UsageError(`--to: is the same as --from: ${describePlace(to)}.`);
  }
  return { from, to };
}

function only<P extends Place>(option: Option, places: readonly P[]): P | null {
  const [first, second] = places;
  if (second !== undefined) {
    throw new UsageError(`${option}: is given twice for ${SORTS[second.sort].one}.`);
  }
  return first ?? null;
}

function isDatabase(place: Place): place is DatabasePlace {
  return place.sort === 'database';
}

function isUploads(place: Place): place is UploadsPlace {
  return place.sort === 'uploads';
}

function placeOf(option: Option, word: string): Place {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):\/\//i.exec(word) ?? [];
  if (scheme !== undefined) return remotePlace(option, scheme, word);
  const path = resolve(word);
  const file = statSync(path, { throwIfNoEntry: false });
  if (file?.isDirectory() === true) return { sort: 'uploads', kind: 'folder', path };
  if (file !== undefined) return { sort: 'database', kind: 'file', path };
  if (option === '--from') throw new UsageError(`--from: ${path} is not there.`);
  if (/[\\/]$/.test(word)) return { sort: 'uploads', kind: 'folder', path };
  if (DATABASE_ENDINGS.has(extname(path))) return { sort: 'database', kind: 'file', path };
  throw new UsageError(
    `--to: ${word} is not there yet, and may be meant for a database or a folder of uploads. Write ${word}.db or ${word}/.`,
  );
}

function remotePlace(option: Option, scheme: string, word: string): Place {
  if (/^postgres(ql)?$/i.test(scheme)) {
    const parsed = databaseUrl(word);
    if (typeof parsed === 'string') throw new UsageError(`${option}: ${parsed}.`);
    return { sort: 'database', kind: 'url', url: word };
  }
  if (scheme.toLowerCase() !== 's3') {
    throw new UsageError(`${option}: ${scheme}:// is neither postgres:// nor s3://.`);
  }
  const bucket = word.slice('s3://'.length).replace(/\/$/, '');
  if (!/^[a-z0-9][a-z0-9.-]+$/.test(bucket)) {
    throw new UsageError(`${option}: must look like s3://bucket; the rest comes from the S3_… variables.`);
  }
  return { sort: 'uploads', kind: 'bucket', bucket };
}
