import { parseArgs } from 'node:util';
import { loadConfig, readEnvironment } from '../config.ts';
import { makeExport } from '../export/make-export.ts';
import { type Command, UsageError } from './command.ts';

export const exportCommand: Command = {
  usage: `export FOLDER

Writes all that the site holds into a new folder, or an empty one, in forms that other programs read: posts as Markdown
with front matter, pictures, subscribers, messages, consultations and redirects as CSV, categories, newsletters and settings
as JSON, and all posts once more as WordPress and Ghost take them. The site may run meanwhile: the export is as of one
moment. Passwords, keys and secret addresses are not in it. "import FOLDER" reads it back.

  node dist/server/cli.js export my-site
In a checkout, npm run export does the same: npm run export -- my-site`,

  async run(args) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [folder, ...more] = positionals;
    if (folder === undefined) throw new UsageError('Where to? A new folder, or an empty one.');
    if (more.length > 0) throw new UsageError('One folder at a time.');
    const started = performance.now();
    const { counts, files } = await makeExport(loadConfig(readEnvironment()), folder);
    const megabytes = (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000).toFixed(1);
    const numbers = Object.entries(counts).map(
      ([kind, count]) => `${count} ${count === 1 ? oneOf(kind) : kind}`,
    );
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(`Exported to ${folder}: ${numbers.join(', ')}; ${megabytes} MB, in ${seconds} seconds.`);
  },
};

function oneOf(kind: string): string {
  return kind.endsWith('ies') ? `${kind.slice(0, -3)}y` : kind.slice(0, -1);
}
