import { parseArgs } from 'node:util';
import { loadConfig, readEnvironment } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import type { LinkKeyRow } from '../db/tables.ts';
import { LinkKeyRepository } from '../mail/link-keys.repository.ts';
import { type Command, UsageError } from './command.ts';

export const linkKey: Command = {
  usage: `link-key                            adds a key
link-key --list                     says which keys there are
link-key --forget-before DATE       forgets keys, DATE as in 2026-01-31

The newest key signs the links in emails: to confirm, to unsubscribe, to move or cancel an appointment. Links that an
earlier key has signed work until that key is forgotten, and then no more. The newest key is never forgotten.
A running server notices within a second. The key itself is not shown; it lies in the database.
In a checkout, npm run link-key does the same: npm run link-key -- --list`,

  async run(args) {
    const { values } = parseArgs({
      args,
      options: { list: { type: 'boolean', default: false }, 'forget-before': { type: 'string' } },
    });
    const { list, 'forget-before': date } = values;
    if (list && date !== undefined) throw new UsageError('Either --list or --forget-before.');
    const before = date === undefined ? null : startOf(date);
    const engine = await openDatabase(loadConfig(readEnvironment()));
    try {
      const keys = new LinkKeyRepository(engine.db);
      if (before !== null) {
        const forgotten = await keys.forgetBefore(before);
        const after = forgotten === 0 ? '' : ' Links that were signed so early work no more.';
        console.log(`${count(forgotten)} forgotten.${after}`);
      } else if (!list) {
        await keys.add(new Date());
        console.log('A new key signs the links in emails from now on. Earlier links still work.');
      }
      console.log(describe(await keys.list()));
    } finally {
      await engine.close();
    }
  },
};

/** @throws UsageError when it is no day of the calendar */
function startOf(date: string): Date {
  const instant = new Date(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(`${date}T`);
  if (!isDay) throw new UsageError(`${date} is no date. Write it as 2026-01-31.`);
  return instant;
}

function describe(keys: readonly LinkKeyRow[]): string {
  if (keys.length === 0) return 'There is no key yet. The server makes one when it starts.';
  const lines = keys.map(({ created_at }, index) => {
    const minute = created_at.slice(0, 16).replace('T', ' ');
    return `  of ${minute} UTC${index === 0 ? ', signs' : ''}`;
  });
  return [`${count(keys.length)}:`, ...lines].join('\n');
}

function count(keys: number): string {
  return keys === 1 ? '1 key' : `${keys} keys`;
}
