import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from '#server/root.ts';
import { dockerfile, type Stage } from './dockerfile.ts';
import { run } from './run.ts';

/**
 * Carries out the Dockerfile without an engine: its scripts run as they stand there, on this machine's Node, and each
 * absolute path lies under a folder of its own.
 * @param folder where everything is made
 * @returns the folder that stands for the image's root
 */
export function makeImage(folder: string): string {
  const [build, runtime] = dockerfile();
  if (build === undefined || runtime === undefined) throw new Error('The Dockerfile has no two stages.');
  const context = copyContext(join(folder, 'context'));
  const buildRoot = join(folder, 'build');
  const root = join(folder, 'image');
  carryOut(build, buildRoot, () => context);
  carryOut(runtime, root, (from) => {
    if (from !== build.name) throw new Error('The image takes files from elsewhere than the build stage.');
    return buildRoot;
  });
  rmSync(buildRoot, { recursive: true });
  return root;
}

/** The sources as the engine gets them: what git knows or would take in, without what .dockerignore names. */
function copyContext(target: string): string {
  const files = run(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
  });
  for (const file of files.split('\0').filter((name) => name !== '')) {
    mkdirSync(join(target, dirname(file)), { recursive: true });
    cpSync(join(projectRoot, file), join(target, file));
  }
  const ignored = readFileSync(join(projectRoot, '.dockerignore'), 'utf8').split('\n');
  for (const name of ignored.filter((line) => /^[^#*]/.test(line))) {
    rmSync(join(target, name), { recursive: true, force: true });
  }
  return target;
}

/** @param source where a COPY takes from: the context, or the stage that `--from` names */
function carryOut(stage: Stage, root: string, source: (from: string | null) => string): void {
  const within = (path: string) => path.replace(/(^|\s)\//g, `$1${root}/`);
  let workdir = `${root}/`;
  mkdirSync(workdir, { recursive: true });
  for (const { name, rest } of stage.instructions) {
    if (name === 'WORKDIR') mkdirSync((workdir = within(rest)), { recursive: true });
    if (name === 'RUN') run(['sh', '-c', asThisUser(within(rest))], { cwd: workdir });
    if (name === 'COPY') copy(rest, workdir, within, source);
  }
}

function copy(
  rest: string,
  workdir: string,
  within: (path: string) => string,
  source: (from: string | null) => string,
): void {
  const [, from = null, paths = ''] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(rest) ?? [];
  const words = paths.split(/\s+/);
  const target = words.pop() ?? '';
  const into = target.startsWith('/') ? within(target) : join(workdir, target);
  for (const word of words) {
    const file = join(source(from), word);
    const isFile = /\/$/.test(target) && word !== '.';
    cpSync(file, isFile ? join(into, basename(word)) : into, { recursive: true, verbatimSymlinks: true });
  }
}

/** Only root can give files away; anybody else keeps them. */
function asThisUser(command: string): string {
  return process.getuid?.() === 0 ? command : command.replace(/ -[og] \d+/g, '');
}

/** Lets everybody walk through a folder that was made for this user alone. */
export function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
}
