import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const STOP_TIMEOUT_MS = 10_000;

/**
 * Runs a program to its end.
 * @returns what it printed, errors included
 * @throws with that, when it ends with anything but 0
 */
export function run(
  [command = '', ...args]: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...options,
    env: { ...process.env, ...options.env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error !== undefined) throw error;
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${(stderr + stdout).trim()}`);
  return stdout + stderr;
}

/** Whether a program of this name can be run. */
export function has(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
}

export interface Running {
  child: ChildProcess;
  /** All it printed so far. */
  output: () => string;
  /** Resolves with the exit code once it has ended; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Ends it: first kindly, after ten seconds for good. */
  stop: () => Promise<number | null>;
}

interface StartOptions {
  cwd?: string;
  env: Record<string, string>;
  /** Whom it runs as: a number for user and group; whoever runs this when it is left out. */
  user?: number | undefined;
}

const running = new Set<Running>();

/** Starts a program that goes on running, in an environment that holds what is given here and nothing else. */
export function start([command = '', ...args]: readonly string[], { cwd, env, user }: StartOptions): Running {
  const child = spawn(command, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd === undefined ? {} : { cwd }),
    ...(user === undefined ? {} : { uid: user, gid: user }),
  });
  let output = '';
  const read = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const stop = async () => {
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    const code = await ended;
    clearTimeout(force);
    return code;
  };
  const started: Running = { child, output: () => output, ended, stop };
  running.add(started);
  void ended.finally(() => running.delete(started)).catch(() => undefined);
  return started;
}

/** Ends whatever a check has left running. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(({ stop }) => stop()));
}

/** Resolves once `ready` says so. @throws when the program has ended before, or after 20 seconds */
export async function waitUntil(started: Running, ready: () => boolean | Promise<boolean>): Promise<void> {
  const patience = AbortSignal.timeout(20_000);
  let end: number | null | undefined;
  void started.ended.then((code) => (end = code));
  while (!(await ready())) {
    if (end !== undefined) throw new Error(`It ended with ${end}: ${started.output().trim()}`);
    if (patience.aborted) throw new Error(`It is not ready after 20 seconds: ${started.output().trim()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A port of this machine that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
