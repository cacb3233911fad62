import { ConfigError, loadPostgres } from '../config.ts';
import { type CopyEnd, CopyError } from '../db/copy/copy-end.ts';
import { copyDatabase, type DatabaseCopy, foreseeCopy } from '../db/copy/copy-database.ts';
import { openCopyEnd } from '../db/open.ts';
import { type DatabasePlace, describePlace, type Option } from './places.ts';

interface Options {
  from: DatabasePlace;
  to: DatabasePlace;
  env: NodeJS.ProcessEnv;
  /** Whether a target with contents of its own is replaced, too. */
  replace: boolean;
  dryRun: boolean;
  /** Told what the operator should know. */
  warn: (sentence: string) => void;
}

/**
 * Copies a database, or finds out what that would do.
 * @throws CopyError or ConfigError naming the option
 */
export async function moveDatabase({ from, to, env, replace, dryRun, warn }: Options): Promise<DatabaseCopy> {
  const source = await open('--from', from, 'source', env);
  if (source === null) throw new CopyError(`--from: there is no site in ${describePlace(from)}.`);
  try {
    if (await source.isServed()) {
      warn(
        `A server is running on ${describePlace(from)}. What it writes from now on is not in the copy, and it sends the email that is waiting there: stop it before the copy goes into use.`,
      );
    }
    const target = await open('--to', to, dryRun ? 'source' : 'target', env);
    // What a dry run does not find would be made, empty.
    if (target === null) return await foreseeCopy({ from: source, to: null, replace });
    try {
      const ends = { from: source, to: target, replace };
      return await (dryRun ? foreseeCopy(ends) : copyDatabase(ends));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

function open(
  option: Option,
  place: DatabasePlace,
  purpose: 'source' | 'target',
  env: NodeJS.ProcessEnv,
): Promise<CopyEnd | null> {
  return naming(option, describePlace(place), () =>
    openCopyEnd(
      place.kind === 'url'
        ? { databaseFile: '', postgres: loadPostgres(env, place.url) }
        : { databaseFile: place.path, postgres: null },
      purpose,
    ),
  );
}

/** Names the option instead of the variable that would hold the place for a server. */
async function naming<Result>(option: Option, where: string, action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof ConfigError) {
      throw new ConfigError(error.message.replace(/^DATABASE_(FILE|URL): /, `${option}: `), { cause: error });
    }
    if (error instanceof CopyError)
      throw new CopyError(`${option}: ${where} ${error.message}`, { cause: error });
    throw error;
  }
}
