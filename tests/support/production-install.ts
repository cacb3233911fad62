import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot, siteFolder } from '#server/root.ts';

/**
 * Creates a folder as after `npm run build` and `npm ci --omit=dev`, without sources: the build, and only the packages
 * in `dependencies`. If the build imported anything else, it would not be found.
 */
export async function productionInstall(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-install-'));
  for (const path of ['package.json', 'dist']) {
    await cp(join(siteFolder, path), join(folder, path), { recursive: true });
  }
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(projectRoot, 'node_modules', name), link, 'dir');
  }
  return folder;
}

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the built command-line program in a folder, with `input` as stdin. */
export async function runCommand(
  folder: string,
  args: string[],
  { settings = {}, input = '' }: { settings?: Record<string, string>; input?: string } = {},
): Promise<CommandResult> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [join(folder, 'dist/server/cli.js'), ...args], {
    cwd: folder,
    env: { PATH, HOME, ...settings },
  });
  const result: CommandResult = { code: null, stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (result.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (result.stderr += chunk.toString()));
  child.stdin.on('error', () => undefined); // a program that ended without reading has closed it
  child.stdin.end(input);
  result.code = await new Promise((resolve) => child.once('close', resolve));
  return result;
}
