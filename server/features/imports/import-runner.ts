import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportChoices } from '#shared/contract/imports.ts';
import type { ImportConfig } from '../../import/import-site.ts';
import type { Logger } from '../../log.ts';
import { siteFolder } from '../../root.ts';
import type { RunKey } from './import-runs.repository.ts';

/** What the process is told. */
export interface ImportOrder {
  config: ImportConfig;
  key: RunKey;
  task: 'look' | 'bring';
  choices: ImportChoices;
  /** Where the uploaded files lie. */
  folder: string;
}

/** A server that runs from source, as `npm run dev` does, starts the process in the same way. */
const isFromSource = process.argv[1]?.endsWith('.ts') === true;
const PROGRAM = isFromSource
  ? join(import.meta.dirname, '../../import/import-process.ts')
  : join(siteFolder, 'dist/server/import-process.js');
const STOP_TIMEOUT_MS = 5_000;
/** Requests come first. */
const NICENESS = 10;

interface Deps {
  log: Logger;
  /** Called when the process has ended without saying how it went. */
  onLost: (key: RunKey) => Promise<void>;
}

/** Works on imports in a process of its own, which takes nothing from requests and ends with the server. */
export class ImportRunner {
  readonly #deps: Deps;
  #child: ChildProcess | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(order: ImportOrder): void {
    const { log, onLost } = this.#deps;
    const child = fork(PROGRAM, [], {
      execArgv: isFromSource ? process.execArgv : [],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.once('error', (error) => log.error({ err: error }, 'the process of an import could not be used'));
    child.once('exit', (code) => {
      if (this.#child === child) this.#child = null;
      if (code === 0) return;
      onLost(order.key).catch((error: unknown) => {
        log.warn({ err: error }, 'that an import has ended could not be written; it is seen by its silence');
      });
    });
    try {
      if (child.pid !== undefined) setPriority(child.pid, NICENESS);
    } catch {
      // It works on at the usual priority.
    }
    child.send(order);
  }

  /** Lets the process finish the post that it is at. */
  async close(): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    const ended = once(child, 'exit');
    if (child.connected) child.disconnect();
    await Promise.race([ended, pause(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    child.kill('SIGKILL'); // what it had begun is rolled back, and it goes on with the next post another time
  }
}
