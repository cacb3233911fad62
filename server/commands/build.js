/**
 * `npm run build`: dist/client, dist/server, and the proof that they work. The build counts once that is there. With
 * `--content tests/content/<name>` it makes the site of a content for tests, in .sites/<name>.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beginBuild, canBuild, chosenSite, digestOfInputs, finishBuild, root } from './build-state.js';
import { checkBuild } from './check-build.js';
import { layOutSite } from './lay-out-site.js';

if (!canBuild()) fail('Vite, which makes builds, is not installed: npm ci installs it.');
const site = chosenSite();
const digest = digestOfInputs(site); // before, so that what changes meanwhile makes this build old
beginBuild(site);
const settings = site.content === null ? {} : layOutSite(site);
vite('build');
vite('build', '--ssr');
const problem = await checkBuild(site.folder);
if (problem !== null) fail(`The build does not work: ${problem}`);
finishBuild(site, digest);

function vite(...words) {
  const folder = dirname(createRequire(join(root, 'package.json')).resolve('vite/package.json'));
  const { status } = spawnSync(process.execPath, [join(folder, 'bin/vite.js'), ...words], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
