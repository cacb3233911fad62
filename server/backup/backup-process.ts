import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { BUSY_EXIT_CODE } from './backup-error.ts';
import { projectRoot, siteFolder } from '../root.ts';

/** Longer than any backup takes: one that hangs would keep the next from being made. */
const MAX_MS = 6 * 60 * 60 * 1_000;
/** Of what it says. */
const MAX_SAID = 1_000;

/** What `backup` does: makes one and copies it, or copies the last one alone. */
export type BackupAction = 'make' | 'copy';

/** How a backup ended; `null` is well, and `stopped` that it is to be made soon. */
export type BackupOutcome = { failure: string | null } | 'stopped';

export interface BackupRun {
  outcome: Promise<BackupOutcome>;
  /** Ends it; what it has begun is cleared away by the next one. */
  stop: () => void;
}

/** Starts a backup in a process of its own, so that it holds up no request. */
export type BackupProgram = (action: BackupAction) => BackupRun;

/** Run from source, as by `npm run dev`, the command is run in the same way. */
const COMMAND = import.meta.url.endsWith('.ts')
  ? [...process.execArgv, join(projectRoot, 'server/cli.ts')]
  : [join(siteFolder, 'dist/server/cli.js')];

/**
 * The command `backup` as a process beside the server.
 * @param env the server's own: whatever it serves is backed up
 */
export function backupProgram(env: NodeJS.ProcessEnv, command: readonly string[] = COMMAND): BackupProgram {
  return (action) => {
    const child = spawn(process.execPath, [...command, 'backup', ...(action === 'copy' ? ['copy'] : [])], {
      env,
      cwd: projectRoot,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    yieldToOthers(child);
    return { outcome: outcomeOf(child), stop: () => void child.kill('SIGTERM') };
  };
}

async function outcomeOf(child: ChildProcess): Promise<BackupOutcome> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-MAX_SAID)));
  const timer = setTimeout(() => child.kill('SIGKILL'), MAX_MS);
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    if (code === 0) return { failure: null };
    if (signal === 'SIGKILL' && child.killed)
      return { failure: 'It was not done after six hours, and was ended.' };
    if (code === BUSY_EXIT_CODE) return 'stopped';
    if (signal === 'SIGTERM' || signal === 'SIGINT') return 'stopped';
    if (signal !== null) return { failure: `It was ended by ${signal}, as when memory runs out.` };
    return { failure: said.trim() === '' ? `It ended with code ${code}.` : said.trim() };
  } catch (error) {
    return { failure: `It could not be started: ${(error as Error).message}.` };
  } finally {
    clearTimeout(timer);
  }
}

/** Requests come first. */
function yieldToOthers({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It is only slower for others then.
  }
}
