import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.ts';

/** Runs before the browser tests. Where no browser is found, installs Playwright's, or else the system's package. */
function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

if (findBrowser() === null) {
  console.log('No Chromium found: getting one.');
  const apt = () =>
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  if (!run('npx', ['playwright', 'install', '--with-deps', 'chromium'])) apt();
  if (findBrowser() === null) {
    console.error('No Chromium could be had. Install one, or say where it is in CHROMIUM_PATH.');
    process.exit(1);
  }
}
