import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readManifest } from '#server/export/manifest.ts';
import { siteFolder } from '#server/root.ts';
import { siteData } from '#tests/support/backups.ts';
import { productionInstall, runCommand } from '#tests/support/production-install.ts';
import { onPostgres } from '#tests/support/test-database.ts';

/** The same numbers between 0 and 1 in each run. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

it('is made by a production install, and read back by one; twice creates nothing', async () => {
  const site = await siteData();
  const install = await productionInstall();
  const folder = join(site.folder, 'out', 'export');
  const made = await runCommand(install, ['export', folder], { settings: site.settings });
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toMatch(
    /^Exported to \S+: 4 posts, 2 categories, 2 subscribers, 2 contacts, 2 replies, 2 consultations, 2 campaigns, 2 pictures; \d+\.\d MB, in \d+\.\d seconds\.\n$/,
  );
  const twice = await runCommand(install, ['export', folder], { settings: site.settings });
  expect(twice).toMatchObject({ code: 1, stdout: '' });
  expect(twice.stderr).toContain('is not empty');

  const empty = await siteData({ empty: true });
  const bring = () => runCommand(install, ['import', folder], { settings: empty.settings });
  const brought = await bring();
  expect(brought.code).toBe(0);
  expect(brought.stdout).toMatch(/^ {2}posts +4 new \(1 of them drafts\), 0 updated, 0 as they were$/m);
  expect((await bring()).stdout).toMatch(
    /^ {2}posts +0 new \(0 of them drafts\), 0 updated, 4 as they were$/m,
  );
});

it('says what is missing', async () => {
  const site = await siteData({ empty: true });
  expect(await site.run('export')).toMatchObject({ code: 1, stdout: '' });
  if (onPostgres()) return; // a test's database there has its tables from the start
  const nothing = await site.run('export', join(site.folder, 'export'));
  expect(nothing).toMatchObject({ code: 1, stdout: '' });
  expect(nothing.stderr).toContain('There is no site yet');
  expect(existsSync(join(site.folder, 'export'))).toBe(false);
});

it('killed at any moment leaves nothing that looks like an export, and the next one is whole', async () => {
  const site = await siteData();
  const { PATH = '', HOME = '' } = process.env;
  const started = performance.now();
  await site.run('export', join(site.folder, 'first'));
  const duration = performance.now() - started;
  const numbers = randomNumbers(21);
  const target = join(site.folder, 'killed');
  for (let turn = 0; turn < 8; turn += 1) {
    const child = spawn(process.execPath, [join(siteFolder, 'dist/server/cli.js'), 'export', target], {
      cwd: siteFolder,
      env: { PATH, HOME, ...site.settings },
      stdio: 'ignore',
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), (0.4 + numbers.next().value * 0.6) * duration);
    await once(child, 'exit');
    clearTimeout(timer);
    if (!existsSync(target)) continue;
    // It was faster: then it is whole.
    expect(readManifest(await readFile(join(target, 'manifest.json'), 'utf8'))).not.toBeNull();
    break;
  }
  const last = join(site.folder, 'last');
  expect(await site.run('export', last)).toMatchObject({ code: 0, stderr: '' });
  if (!existsSync(target)) expect((await site.run('export', target)).code).toBe(0);
  expect((await readdir(site.folder)).filter((name) => name.includes('killed.unfinished'))).toEqual([]);
});
