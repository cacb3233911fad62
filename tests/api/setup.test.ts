import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#server/root.ts';
import { productionInstall } from '#tests/support/production-install.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { freePort } from '#tests/support/server-process.ts';
import { snapshot } from '#tests/support/setup-project.ts';

const ANSWERS = `
who: { name: "Ana O'Neill", trade: Programadora web }
where: { shown: 'Lisboa, Portugal', locality: Lisboa, region: null, country: PT, areaServed: PT }
time: { zone: Europe/Lisbon, name: Lisbon time, place: in Lisbon, open: { monday: closed } }
consultations: { minutes: 45, slots: { monday: none, tuesday: '08:30-17:15 every 45', saturday: '10:00, 11:00' } }
site: { url: https://ana.example, ownerEmail: owner@ana.example }
`;
const TSX = join(projectRoot, 'node_modules/tsx/dist/cli.mjs');
const { PATH = '', HOME = '' } = process.env;

describe('npm run setup', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await copyProject();
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** What lies in the project, but for the packages. */
  const project = () => snapshot(join(folder, 'src'));

  /** Runs it; `inTerminal` gives it one of its own. */
  function start(args: string[], { inTerminal = false } = {}) {
    const call = [process.execPath, TSX, join(folder, 'server/setup/main.ts'), ...args];
    const child: ChildProcess = inTerminal
      ? spawn('script', ['-qec', `stty cols 100 rows 30; exec ${call.join(' ')}`, '/dev/null'], {
          cwd: folder,
          env: { PATH, HOME, TERM: 'xterm' },
        })
      : spawn(call[0]!, call.slice(1), { cwd: folder, env: { PATH, HOME } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    const ended = once(child, 'close').then(([code]) => code as number | null);
    /** Resolves once it has printed this. */
    const saying = async (text: string) => {
      const early = ended.then((code) => Promise.reject(new Error(`It ended with ${code}: ${output}`)));
      while (!output.includes(text)) await Promise.race([once(child.stdout!, 'data'), early]);
    };
    return { child, ended, saying, output: () => output };
  }

  it('leaves everything as it was when it is broken off by Ctrl+C', async () => {
    const before = project();
    const { child, ended, saying, output } = start([], { inTerminal: true });
    onTestFinished(() => void child.kill());
    await saying('Your name');
    child.stdin!.write('X\r');
    await saying('Your trade');
    child.stdin!.write('\x03');
    expect(await ended).toBe(1);
    expect(output()).toContain('Broken off. Nothing was changed.');
    expect(output()).not.toMatch(/\n\s+at /);
    expect(project()).toEqual(before);
  });

  it('asks for a file of answers where there is no terminal', async () => {
    const { child, ended, output } = start([]);
    child.stdin!.end();
    expect(await ended).toBe(1);
    expect(output().trim()).toBe(
      'This is no terminal to ask questions in. Give the answers in a file: --answers FILE.',
    );
  });

  it('says what is wrong with its options in a line, and tells them with --help', async () => {
    const wrong = start(['--answer', 'x']);
    expect(await wrong.ended).toBe(1);
    expect(wrong.output()).toMatch(/^Unknown option '--answer'/);
    expect(wrong.output()).not.toMatch(/\n\s+at /);
    const help = start(['--help']);
    expect(await help.ended).toBe(0);
    expect(help.output()).toContain('npm run setup -- --answers FILE');
  });

  it('writes a profile that compiles, and an .env with which a production server starts', async () => {
    await writeFile(join(folder, 'answers.yaml'), ANSWERS);
    const done = start(['--answers', join(folder, 'answers.yaml')]);
    expect(await done.ended).toBe(0);
    const { JWT_SECRET = '' } = settingsOf(await readFile(join(folder, '.env'), 'utf8'));
    expect(JWT_SECRET).not.toBe('');
    expect(done.output()).not.toContain(JWT_SECRET);

    await writeFile(
      join(folder, 'tsconfig.profile.json'),
      JSON.stringify({
        extends: './tsconfig.base.json',
        compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true },
        files: ['src/content/business.ts'],
      }),
    );
    const compiler = spawn(
      process.execPath,
      [join(projectRoot, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.profile.json'],
      { cwd: folder },
    );
    let problems = '';
    compiler.stdout.on('data', (chunk: Buffer) => (problems += chunk.toString()));
    await once(compiler, 'close');
    expect(problems).toBe('');

    const site = await productionInstall();
    await cp(join(folder, '.env'), join(site, '.env'));
    const port = await freePort();
    const server = spawn(process.execPath, [join(site, 'dist/server/index.js')], {
      cwd: site,
      env: { PATH, HOME, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1' },
    });
    onTestFinished(() => void server.kill());
    let said = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    }
    const stopped = once(server, 'close');
    while (!said.includes('https://ana.example/\n')) {
      await Promise.race([once(server.stdout, 'data'), stopped.then(() => Promise.reject(new Error(said)))]);
    }
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect(said).not.toMatch(/^(ADMIN_EMAIL|SITE_URL|JWT_SECRET):/m);
  });
});

function settingsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}
