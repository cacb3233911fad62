/** `npm run build`: dist/client, dist/server, and the proof that they work. The build counts once that is there. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beginBuild, canBuild, digestOfInputs, finishBuild, root } from './build-state.js';
import { checkBuild } from './check-build.js';

if (!canBuild()) fail('Vite, which makes builds, is not installed: npm ci installs it.');
const digest = digestOfInputs(); // before, so that what changes meanwhile makes this build old
beginBuild();
vite('build');
vite('build', '--ssr');
const problem = await checkBuild(root);
if (problem !== null) fail(`The build does not work: ${problem}`);
finishBuild(digest);

function vite(...words) {
  const folder = dirname(createRequire(join(root, 'package.json')).resolve('vite/package.json'));
  const { status } = spawnSync(process.execPath, [join(folder, 'bin/vite.js'), ...words], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
