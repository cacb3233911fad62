import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadConfig, readEnvironment } from '../config.ts';
import { openDatabase } from '../db/open.ts';
import { type RemovedDemo, removeDemo } from '../seed/remove-demo.ts';
import { type Command, UsageError } from './command.ts';

export const demo: Command = {
  usage: `demo --remove [--dry-run]     takes the demo's posts out of the blog

Deletes the posts that the first start brought and nobody changed since, and categories of those days that are empty,
unchanged and no longer begin a site in src/content. Whatever was edited stays, and is named; visits are no change. Your
own posts, uploads and everything else are not touched. A running site shows it within a second. Back up first: what is
deleted does not come back.

  --dry-run     says what would be deleted, and deletes nothing

A site that starts with SEED=none never gets the demo.
In a checkout, npm run demo does the same: npm run demo -- --remove`,

  async run(args) {
    const { values } = parseArgs({
      args,
      options: {
        remove: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const { remove, 'dry-run': dryRun } = values;
    if (!remove) throw new UsageError('What is to be done with the demo? --remove takes it out.');
    const config = loadConfig(readEnvironment());
    if (config.postgres === null && !existsSync(config.databaseFile)) {
      console.log(`There is no database yet at ${config.databaseFile}. ${NEVER_STARTED}`);
      return;
    }
    const engine = await openDatabase(config);
    try {
      const removed = await removeDemo(engine.db, { dryRun });
      console.log(
        removed === null ? `No site has started here yet. ${NEVER_STARTED}` : tell(removed, dryRun),
      );
    } finally {
      await engine.close();
    }
  },
};

const NEVER_STARTED = 'Set SEED=none before the first start, and the demo never comes.';

function tell({ posts, keptPosts, categories }: RemovedDemo, dryRun: boolean): string {
  const deleted = dryRun ? 'would be deleted' : posts.length === 1 ? 'was deleted' : 'were deleted';
  const gone = dryRun ? 'would be deleted' : categories.length === 1 ? 'was deleted' : 'were deleted';
  return [
    posts.length === 0
      ? 'No unchanged post of the demo is here.'
      : `${count(posts, 'post', 'posts')} of the demo ${deleted}${named(posts)}`,
    ...(keptPosts.length === 0
      ? []
      : [
          `${count(keptPosts, 'post', 'posts')} of the demo ${keptPosts.length === 1 ? 'was' : 'were'} changed since, and ${keptPosts.length === 1 ? 'stays' : 'stay'}${named(keptPosts)}`,
        ]),
    ...(categories.length === 0
      ? []
      : [
          `${count(categories, 'empty category', 'empty categories')} of the demo ${gone}${named(categories)}`,
        ]),
  ].join('\n');
}

function count(things: readonly string[], one: string, other: string): string {
  return `${things.length} ${things.length === 1 ? one : other}`;
}

function named(things: readonly string[]): string {
  return `:\n${things.map((thing) => `  ${thing}`).join('\n')}`;
}
