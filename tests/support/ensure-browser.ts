import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.ts';

/** Runs before the browser tests. Where no browser is found, installs Playwright's, or else the system's package. */
function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

if (findBrowser() === null) {
  console.log('No Chromium found: getting one.');
  const playwright = (command: string) => run('npx', ['playwright', command, 'chromium']);
  const apt = (...args: string[]) => run('apt-get', [...args, '-y', '-qq', '--no-install-recommends']);
  if (playwright('install')) playwright('install-deps');
  else {
    apt('update');
    if (!apt('install', 'chromium-headless-shell')) apt('install', 'chromium');
  }
  if (findBrowser() === null) {
    console.error('No Chromium could be had. Install one, or say where it is in CHROMIUM_PATH.');
    process.exit(1);
  }
}
