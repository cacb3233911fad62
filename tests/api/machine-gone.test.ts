import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#server/root.ts';
import { siteData } from '#tests/support/backups.ts';
import { startObjectStore } from '#tests/support/object-store.ts';
import { productionInstall } from '#tests/support/production-install.ts';
import { startServer } from '#tests/support/server-process.ts';

/** The commands that stand in the guide for this. */
async function writtenCommands(): Promise<string> {
  const guide = await readFile(join(projectRoot, 'docs/backup.md'), 'utf8');
  const [, section = ''] = guide.split('## When the machine is gone');
  return /```bash\n([\s\S]*?)```/.exec(section)?.[1] ?? '';
}

/** Where backups are besides their folder: encrypted, in an object store. */
async function elsewhere(): Promise<Record<string, string>> {
  const store = await startObjectStore();
  onTestFinished(() => store.stop());
  const { S3_BUCKET = '', ...access } = store.env;
  return {
    ...Object.fromEntries(Object.entries(access).map(([name, value]) => [`BACKUP_${name}`, value])),
    BACKUP_TO: `s3://${S3_BUCKET}/backups`,
    BACKUP_PASSPHRASE: 'seven quiet lanterns by the river',
  };
}

describe('when the machine is gone', () => {
  it.each([
    ['the folder of backups', () => Promise.resolve({})],
    ['an object store', elsewhere],
  ])('what the guide says brings the site back from %s and the repository', async (_, place) => {
    const env = await place();
    const lost = await siteData({ env });
    const server = startServer({ ...lost.settings, SEED: 'demo' });
    onTestFinished(() => void server.child.kill('SIGKILL'));
    await server.listening;
    const paths = ['/api/blog-posts-working.php?endpoint=blog-posts', '/api/categories.php', '/blog'];
    const ask = (url: string) =>
      Promise.all(
        paths.map(async (path) =>
          (await fetch(`${url}${path}`))
            .text()
            .then((text) => text.replace(/(127\.0\.0\.1|localhost):\d+/g, '')),
        ),
      );
    const before = await ask(server.url);
    // The site runs while the backup is made.
    expect(await lost.run('backup')).toMatchObject({ code: 0, stderr: '' });
    const [name = ''] = await lost.names();
    server.child.kill('SIGKILL');
    await server.ended;

    const found = await siteData({ empty: true, env });
    const { PATH = '', HOME = '' } = process.env;
    const SITE = await productionInstall();
    await promisify(execFile)('sh', ['-ec', await writtenCommands()], {
      env: {
        PATH,
        HOME,
        ...found.settings,
        SITE,
        BACKUP: 'BACKUP_TO' in env ? 'latest' : join(lost.backups, name),
      },
    });
    const again = startServer(found.settings, { folder: SITE });
    onTestFinished(() => void again.child.kill('SIGKILL'));
    await again.listening;
    expect(await ask(again.url)).toEqual(before);
    expect(before[0]).toContain('"slug"');
    again.child.kill('SIGKILL');
    await again.ended;
  });
});
