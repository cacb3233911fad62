/** `npm run setup`. It works on the sources, so it is no part of the build, and needs the development packages. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { projectRoot } from '../root.ts';
import { ask } from './ask.ts';
import { setup } from './setup.ts';
import { SetupError } from './setup-error.ts';

const USAGE = `npm run setup                       asks for the facts about your business
npm run setup -- --answers FILE     takes them from a file, YAML or JSON

Writes the facts into src/content/business.ts, chooses the language of labels and messages, writes .env with what production
needs, replaces the demo's posts and projects if you like, and draws the icons. Only what you answer differently changes.
Everything is written at the end: Ctrl+C before that leaves all as it was.

A file of answers has the names of src/content/business.ts, as many of them as you like, and:
  words: pt                           a folder of src/content/words
  site:
    url: https://ana.example          SITE_URL
    ownerEmail: ana@ana.example       ADMIN_EMAIL; ownerName is ADMIN_NAME
    production: true                  NODE_ENV=production, on the machine that the site runs on
  replaceDemo: { posts: true, projects: true }`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { answers: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const isDone = await setup({
    root: projectRoot,
    answersFile: values.answers ?? null,
    ask: askHere,
    drawIcons,
    say: (text) => console.log(text),
  });
  if (!isDone) process.exitCode = 1;
}

function askHere() {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new SetupError(
      'This is no terminal to ask questions in. Give the answers in a file: --answers FILE.',
    );
  }
  return ask(projectRoot, { input: process.stdin, output: process.stdout });
}

async function drawIcons(): Promise<string | null> {
  const child = spawn('npm', ['run', '--silent', 'icons'], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let reason = '';
  child.stderr.on('data', (chunk: Buffer) => {
    reason += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0 ? null : `The icons could not be drawn; npm run icons draws them later. ${reason.trim()}`;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
