import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackupBusy, BUSY_EXIT_CODE } from './backup/backup-error.ts';
import { type Command, UsageError } from './commands/command.ts';
import { projectRoot } from './root.ts';

/** All commands by name. Each is loaded when it is called. */
const COMMANDS: Record<string, { summary: string; load: () => Promise<Command> }> = {
  owner: {
    summary: "makes the owner's account, or sets a new password for it",
    load: async () => (await import('./commands/owner.ts')).owner,
  },
  'link-key': {
    summary: 'adds a key that signs the links in emails, or forgets old ones',
    load: async () => (await import('./commands/link-key.ts')).linkKey,
  },
  'mail-dns': {
    summary: 'says what DNS needs for mail, and checks it; makes keys that sign mail',
    load: async () => (await import('./commands/mail-dns.ts')).mailDns,
  },
  demo: {
    summary: "takes the demo's posts out of the blog",
    load: async () => (await import('./commands/demo.ts')).demo,
  },
  import: {
    summary: 'brings the posts, pictures and addresses of another system',
    load: async () => (await import('./commands/import.ts')).importCommand,
  },
  export: {
    summary: 'writes all that the site holds into a folder, for other programs',
    load: async () => (await import('./commands/export.ts')).exportCommand,
  },
  backup: {
    summary: 'makes a backup and proves it, names all of them, or verifies them',
    load: async () => (await import('./commands/backup.ts')).backupCommand,
  },
  restore: {
    summary: 'puts the database and the uploads back as a backup has them',
    load: async () => (await import('./commands/restore.ts')).restore,
  },
  move: {
    summary: 'copies the database and the uploads to another place',
    load: async () => (await import('./commands/move.ts')).move,
  },
};

/** Runs the command. Errors are printed as messages, with exit code 1, or 75 for what is to be tried again. */
async function main([name, ...args]: string[]): Promise<void> {
  process.umask(0o077); // files are readable by this account only
  let usage = overview();
  try {
    if (name === undefined) throw new UsageError('Which command?');
    const asked = name === 'help' ? args.join(' ') : name;
    if (name === '--version' || name === '-v') {
      console.log(version());
    } else if (asked === '' || asksForHelp(asked)) {
      console.log(usage);
    } else {
      const command = await load(asked);
      ({ usage } = command);
      if (name === 'help' || args.some(asksForHelp)) console.log(usage);
      else await command.run(args);
    }
  } catch (error) {
    console.error(explain(error, usage));
    process.exitCode = error instanceof BackupBusy ? BUSY_EXIT_CODE : 1;
  }
}

/** @throws UsageError when there is no such command */
async function load(name: string): Promise<Command> {
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (entry === undefined) throw new UsageError(`There is no command "${name}".`);
  return entry.load();
}

function explain(error: unknown, usage: string): string {
  if (!(error instanceof Error)) return String(error);
  return isUsageError(error) ? `${error.message}\n\n${usage}` : error.message;
}

/** A UsageError, or `parseArgs`'s error for an unknown option. */
function isUsageError(error: NodeJS.ErrnoException): boolean {
  return error instanceof UsageError || (error.code ?? '').startsWith('ERR_PARSE_ARGS_');
}

function asksForHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}

function overview(): string {
  const names = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`);
  return [
    'node dist/server/cli.js COMMAND …',
    '',
    ...names,
    '',
    '`help COMMAND` tells more about one, `--version` which Shingle this is.',
  ].join('\n');
}

function version(): string {
  const file = readFileSync(join(projectRoot, 'package.json'), 'utf8');
  return `Shingle ${(JSON.parse(file) as { version: string }).version}`;
}

await main(process.argv.slice(2));
