import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { loadConfig, readEnvironment } from '../config.ts';
import { importSite } from '../import/import-site.ts';
import { reportInWords } from '../import/report.ts';
import { type Command, UsageError } from './command.ts';

export const importCommand: Command = {
  usage: `import FILE_OR_FOLDER [--media FOLDER] [--fetch] [--redirects FILE.csv] [--agreed] [--ask] [--pages FOLDER] [--dry-run] [--report FILE.json]

Brings what another system holds: an export of WordPress (an XML file) or Ghost (a JSON file), a folder of Markdown with
front matter (Jekyll, Hugo, Astro, Eleventy), or subscribers (a CSV of Mailchimp, Substack, Kit, Ghost, or plain).

  --media FOLDER          the pictures, as they were copied from the old site (WordPress: wp-content/uploads)
  --fetch                 gets other pictures from their addresses; never from a private network
  --redirects FILE.csv    old addresses of your own and where they lead: /old-page,/blog/new-post
  --agreed                subscribers who had agreed to newsletters there agreed to yours: brings them
  --ask                   subscribers who never confirmed there get the email that asks them
  --pages FOLDER          writes pages as files for src/content/pages; a build shows them
  --dry-run               says what would be done, and changes nothing
  --report FILE.json      writes the report to a file, too

Old addresses lead to the posts from then on. Drafts, private, protected and scheduled posts become drafts. Nobody gets an
email, but for --ask. A second run brings what is new, and updates only what you have not changed since; what you have deleted stays
deleted. Stopped at any moment, the same command goes on. The site may run meanwhile, and shows what came within a second.
  node dist/server/cli.js import my-blog.xml --media uploads --dry-run
In a checkout, npm run import does the same: npm run import -- my-blog.xml`,

  async run(args) {
    setFlagsFromString('--optimize-for-size'); // as the server is started: a large export then takes about half the memory
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        media: { type: 'string' },
        redirects: { type: 'string' },
        fetch: { type: 'boolean', default: false },
        agreed: { type: 'boolean', default: false },
        ask: { type: 'boolean', default: false },
        pages: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        report: { type: 'string' },
      },
    });
    const [source, ...more] = positionals;
    if (source === undefined) throw new UsageError('What is to be imported? A file or a folder.');
    if (more.length > 0) throw new UsageError('One file or folder at a time.');
    const {
      media = null,
      redirects = null,
      report: file,
      fetch,
      agreed,
      ask,
      pages = null,
      'dry-run': dryRun,
    } = values;
    const report = await importSite(loadConfig(readEnvironment()), {
      source,
      media,
      redirects,
      dryRun,
      fetch,
      agreed,
      ask,
      pages,
      onProgress: showProgress,
    });
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    if (file !== undefined) await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
    console.log(reportInWords(report, dryRun));
  },
};

/** Without a terminal, a line for each so many posts. */
const LINE_EVERY = 500;

function showProgress(done: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${of} posts`);
  else if (done % LINE_EVERY === 0) process.stderr.write(`${done} of ${of} posts\n`);
}
