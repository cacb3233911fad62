import { appendFile, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addIdleVite,
  copyBuilt,
  copyProject,
  type Finished,
  runNode,
  viteCalls,
} from '#tests/support/project-copy.ts';
import { serverSettings, startServer } from '#tests/support/server-process.ts';

const BUILD = 'server/commands/build.js';
const ENSURE_BUILD = 'server/commands/ensure-build.js';
const SOURCE = 'src/content/business.ts';

let project = '';
let built: Finished = { code: null, output: '' };
let elsewhere = '';

// One build serves every test here: made the way it once went wrong.
beforeAll(async () => {
  project = await copyProject();
  elsewhere = await mkdtemp(join(tmpdir(), 'shingle-elsewhere-'));
  await writeFile(join(project, '.env'), 'NODE_ENV=development\nPORT=4321\nPROJECT_SUBFOLDER=studio\n');
  built = await runNode(project, BUILD, { NODE_ENV: 'development' });
}, 300_000);

afterAll(async () => {
  for (const folder of [project, elsewhere]) await rm(folder, { recursive: true, force: true });
});

/** The built project with a Vite that builds nothing. */
async function site(): Promise<string> {
  const folder = await copyBuilt(project, project);
  await addIdleVite(folder);
  return folder;
}

describe('a build', () => {
  it('renders pages and writes emails, whatever NODE_ENV was in .env and in the shell', async () => {
    expect(built.code, built.output).toBe(0);
    const server = startServer(await serverSettings(), { program: [join(project, 'dist/server/index.js')] });
    await server.listening;
    const page = await fetch(`${server.url}/shingle/about`);
    expect(await page.text()).not.toContain('<div id="root"></div>');
    const message = await fetch(`${server.url}/api/contact-form.php`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'A', email: 'a@example.com', message: 'Hello' }),
    });
    expect(message.status).toBe(200);
    server.child.kill('SIGKILL');
    await server.ended;
  });

  it('keeps the dashboard’s file from all that visitors load, what comes behind a post too', async () => {
    const assets = join(project, 'dist/client/assets');
    const isOwners = /^(Dashboard|Account|Writing)/;
    const beginnings = (await readdir(assets)).filter(
      (name) => /^(index|start|rich-text|\w+Page)-[\w-]+\.js$/.test(name) && !isOwners.test(name),
    );
    expect(beginnings.filter((name) => name.startsWith('rich-text'))).toHaveLength(1);
    const loaded = new Set<string>();
    async function load(name: string): Promise<void> {
      if (loaded.has(name)) return;
      loaded.add(name);
      const code = await readFile(join(assets, name), 'utf8');
      for (const [, imported = ''] of code.matchAll(/\b(?:from|import)\s*"\.\/([^"]+\.js)"/g))
        await load(imported);
    }
    for (const name of beginnings) await load(name);
    expect([...loaded].some((name) => name.startsWith('shared-'))).toBe(true);
    expect([...loaded].filter((name) => name.startsWith('dashboard-'))).toEqual([]);
  });

  it('fails in one sentence when it can’t render, and then counts as none', async () => {
    const folder = await site();
    const app = 'export async function renderPage() { throw new Error("no such hook"); }';
    await writeFile(join(folder, 'dist/server/entry-server.js'), app);
    const { code, output } = await runNode(folder, BUILD);
    expect(code).toBe(1);
    expect(output.trim()).toBe('The build does not work: /shingle/ can’t be rendered: no such hook');
    expect((await runNode(folder, ENSURE_BUILD)).output).toContain('There is no whole build');
  });

  it('fails when its server does not start', async () => {
    const folder = await site();
    await writeFile(join(folder, 'dist/server/index.js'), 'throw new Error("no such module");');
    const { code, output } = await runNode(folder, BUILD);
    expect(code).toBe(1);
    expect(output.trim()).toBe('The build does not work: its server does not start: Error: no such module');
  });
});

describe('npm start', () => {
  it('takes a build as it is while its sources are what they were, touched or not', async () => {
    const folder = await site();
    await utimes(join(folder, SOURCE), new Date(), new Date());
    expect(await runNode(folder, ENSURE_BUILD)).toEqual({ code: 0, output: '' });
    expect(await viteCalls(folder)).toEqual([]);
  });

  it('builds anew, once, when its sources changed', async () => {
    const folder = await site();
    await appendFile(join(folder, SOURCE), '\n');
    const said = 'The sources changed since the build was made: making one, which takes a moment.\n';
    expect(await runNode(folder, ENSURE_BUILD)).toEqual({ code: 0, output: said });
    expect(await viteCalls(folder)).toEqual(['build', 'build --ssr']);
    expect(await runNode(folder, ENSURE_BUILD)).toEqual({ code: 0, output: '' });
  });

  it('does not take a build that was killed in the middle', async () => {
    const folder = await site();
    expect((await runNode(folder, BUILD, { VITE_DIES: 'yes' })).code).toBeNull();
    expect((await runNode(folder, ENSURE_BUILD)).output).toContain('There is no whole build');
    expect(await viteCalls(folder)).toEqual(['build', 'build', 'build --ssr']);
  });

  it('starts what is there without Vite, and says that it is old', async () => {
    const folder = await copyBuilt(project, elsewhere);
    expect(await runNode(folder, ENSURE_BUILD)).toEqual({ code: 0, output: '' });
    await appendFile(join(folder, SOURCE), '\n');
    const { code, output } = await runNode(folder, ENSURE_BUILD);
    expect(code).toBe(0);
    expect(output).toContain(
      'The sources changed since the build was made, and Vite, which makes builds, is not installed',
    );
    expect(output).toContain('npm ci && npm run build');
  });

  it('tells by what the files hold, whichever changed or is gone', async () => {
    const folder = await copyBuilt(project, elsewhere);
    const isOld = async () => (await runNode(folder, ENSURE_BUILD)).output.includes('The sources changed');
    for (const file of ['server/app.ts', 'public/artwork/mark.svg', 'index.html', 'package-lock.json']) {
      const path = join(folder, file);
      const content = await readFile(path);
      await appendFile(path, '\n');
      const changed = await isOld();
      await rm(path);
      const gone = await isOld();
      await writeFile(path, content);
      expect({ file, changed, gone, restored: await isOld() }).toEqual({
        file,
        changed: true,
        gone: true,
        restored: false,
      });
    }
  });

  it('names Vite where there is neither it nor a build', async () => {
    const folder = await copyBuilt(project, elsewhere);
    await rm(join(folder, 'dist'), { recursive: true });
    const { code, output } = await runNode(folder, ENSURE_BUILD);
    expect(code).toBe(1);
    expect(output).toContain('There is no whole build, and Vite, which makes builds, is not installed');
  });

  it('starts a build that has no sources beside it', async () => {
    const folder = await copyBuilt(project, elsewhere);
    for (const part of ['src', 'public', 'index.html', 'vite.config.ts'])
      await rm(join(folder, part), { recursive: true });
    expect(await runNode(folder, ENSURE_BUILD)).toEqual({ code: 0, output: '' });
  });
});

describe('npm run dev', () => {
  it('finds the sub-folder and the API’s port in .env, as the server does', async () => {
    const config = await resolveConfig(
      { root: project, configFile: join(project, 'vite.config.ts') },
      'serve',
    );
    expect(config.base).toBe('/studio/');
    expect(config.server.proxy).toMatchObject({ '/studio/api': 'http://localhost:4321' });
  });
});
