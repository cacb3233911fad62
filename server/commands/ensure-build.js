/** Runs before what works on a build (`npm start`, tests of the build): makes a build where there is none, or where the sources changed since it was made. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildState, canBuild, chosenSite, hasSources } from './build-state.js';

const state = buildState(chosenSite());
if (state !== 'fresh') {
  const why = state === 'none' ? 'There is no whole build' : 'The sources changed since the build was made';
  if (hasSources() && canBuild()) {
    console.log(`${why}: making one, which takes a moment.`);
    const build = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'build.js'), ...process.argv.slice(2)],
      { stdio: 'inherit' },
    );
    process.exitCode = build.status ?? 1;
  } else {
    const missing = hasSources()
      ? 'Vite, which makes builds, is not installed (npm ci --omit=dev leaves it out). Build by: npm ci && npm run build'
      : 'there are no sources here to make one from. Copy a whole dist/ here.';
    console.error(`${why}, and ${missing}`);
    if (state === 'none') process.exitCode = 1;
    else console.error('Starting the build that is there.');
  }
}
