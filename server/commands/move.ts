import { parseArgs } from 'node:util';
import { readEnvironment } from '../config.ts';
import type { DatabaseCopy, TargetState } from '../db/copy/copy-database.ts';
import { moveDatabase } from '../move/move-database.ts';
import { moveUploads, type UploadsCopy } from '../move/move-uploads.ts';
import { describePlace, movesOf } from '../move/places.ts';
import { type Command, UsageError } from './command.ts';

const DONE: Record<TargetState, string> = {
  empty: 'Copied:',
  moved: 'Copied over what an earlier move had brought:',
  own: 'Copied over what was there:',
  same: 'Both are the same already; nothing was changed:',
};
const FORESEEN: Record<TargetState, string> = {
  empty: 'Would be copied:',
  moved: 'Would be copied over what an earlier move has brought:',
  own: 'Would be copied over what is there:',
  same: 'Both are the same; nothing would be changed:',
};

export const move: Command = {
  usage: `move --from PLACE --to PLACE [--from PLACE --to PLACE] [--dry-run] [--replace]

Copies a site's database, its uploads, or both to another place, and compares them afterwards. A --from goes
with the --to of its sort:
  a database      the path of an SQLite file (shingle.db), or postgres://user:password@host:5432/name
  uploads         the path of a folder (uploads/), or s3://bucket

  --dry-run       says what would be done, and changes nothing
  --replace       copies over a database that has contents of its own, too

The source stays as it is. A database arrives whole or not at all; what an earlier move has brought is brought up to
date. How PostgreSQL and the object store are reached stands in DATABASE_TLS and the S3_… variables, as for the server.
Stop the site first: what it writes meanwhile is not in the copy.
  node dist/server/cli.js move --from data/shingle.db --to postgres://… --from uploads --to s3://my-bucket
In a checkout, npm run move does the same: npm run move -- --from … --to …`,

  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: { type: 'string', multiple: true, default: [] },
        to: { type: 'string', multiple: true, default: [] },
        'dry-run': { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
      },
    });
    if (positionals.length > 0) throw new UsageError('Every place comes after --from or --to.');
    const { database, uploads } = movesOf(values.from, values.to);
    const env = readEnvironment();
    const { replace, 'dry-run': dryRun } = values;
    const started = performance.now();
    if (database !== null) {
      const copy = await moveDatabase({
        ...database,
        env,
        replace,
        dryRun,
        warn: (sentence) => console.warn(sentence),
      });
      console.log(`Database: ${describePlace(database.from)} → ${describePlace(database.to)}`);
      console.log(rowsPerTable(copy, dryRun));
    }
    // After the database: every image that it names is there by then.
    if (uploads !== null) {
      const copy = await moveUploads({ ...uploads, env, dryRun });
      console.log(`Uploads: ${describePlace(uploads.from)} → ${describePlace(uploads.to)}`);
      console.log(imagesAndBytes(copy, dryRun));
    }
    console.log(`Done in ${((performance.now() - started) / 1000).toFixed(1)} seconds.`);
  },
};

function rowsPerTable({ state, tables }: DatabaseCopy, dryRun: boolean): string {
  const lines = tables.map(({ name, rows }) => `  ${name.padEnd(16)}${String(rows).padStart(10)} rows`);
  return [(dryRun ? FORESEEN : DONE)[state], ...lines].join('\n');
}

function imagesAndBytes({ files, bytes, copied }: UploadsCopy, dryRun: boolean): string {
  const megabytes = (bytes / 1_000_000).toFixed(1);
  const done = dryRun ? 'would be copied' : 'copied';
  return `  ${files} images, ${megabytes} MB: ${copied} ${done}, ${files - copied} there already`;
}
