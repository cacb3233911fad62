import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '#server/build/content-folder.ts';
import { projectRoot } from '#server/root.ts';

/** The parts of a clone that make up the site. */
const PARTS = [
  '.env.example',
  'index.html',
  'package.json',
  'package-lock.json',
  'public',
  'server',
  'src',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A fake Vite that builds nothing, records its calls, and can be killed together with its caller. */
const IDLE_VITE = `
require('node:fs').appendFileSync('vite-calls', process.argv.slice(2).join(' ') + '\\n');
if (process.env.VITE_DIES === 'yes') process.kill(process.ppid, 'SIGKILL');
`;

export interface Finished {
  code: number | null;
  output: string;
}

/** Copies the project, as in a clone, with the tests' content, to a new folder that uses this folder's packages. */
export async function copyProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-project-'));
  for (const part of PARTS) await cp(join(projectRoot, part), join(folder, part), { recursive: true });
  await replaceContent(folder);
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** All of the content but the translations, which belong to the product. */
async function replaceContent(folder: string): Promise<void> {
  const content = join(folder, 'src/content');
  for (const entry of await readdir(content)) {
    if (entry !== 'words') await rm(join(content, entry), { recursive: true });
  }
  await rm(join(folder, 'public/artwork'), { recursive: true });
  await cp(contentFolder(), content, { recursive: true });
  await rename(join(content, 'artwork'), join(folder, 'public/artwork'));
}

/**
 * Copies a built project, with a fake Vite instead of the real one.
 * @param parent the copy's parent; below the project the copy finds its packages, elsewhere none
 */
export async function copyBuilt(project: string, parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'built-'));
  for (const part of [...PARTS, 'dist'])
    await cp(join(project, part), join(folder, part), { recursive: true });
  return folder;
}

export async function addIdleVite(folder: string): Promise<void> {
  const vite = join(folder, 'node_modules/vite');
  await mkdir(join(vite, 'bin'), { recursive: true });
  await writeFile(join(vite, 'package.json'), '{ "name": "vite", "version": "0.0.0" }');
  await writeFile(join(vite, 'bin/vite.js'), IDLE_VITE);
}

/** The calls of the fake Vite so far. */
export async function viteCalls(folder: string): Promise<string[]> {
  const calls = await readFile(join(folder, 'vite-calls'), 'utf8').catch(() => '');
  return calls.split('\n').filter((call) => call !== '');
}

/** Runs a program of the project with plain node, and waits until it ends. */
export async function runNode(
  folder: string,
  script: string,
  env: Record<string, string> = {},
  words: readonly string[] = [],
): Promise<Finished> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [script, ...words], {
    cwd: folder,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
