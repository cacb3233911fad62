import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { serverSettings, startServer } from '#tests/support/server-process.ts';
import { dropDatabase, runSql } from '#tests/support/test-database.ts';

it('a server that waits for its database is alive, not ready, and then answers who came early', async () => {
  const settings = await serverSettings();
  onTestFinished(() => dropDatabase(settings));
  const holder = new Client({ connectionString: settings.DATABASE_URL });
  await holder.connect();
  onTestFinished(() => holder.end());
  await runSql(
    settings.DATABASE_URL!,
    'create table if not exists kysely_migration (name text, timestamp text)',
  );
  await holder.query('begin');
  await holder.query('lock table kysely_migration in access exclusive mode');
  const server = startServer(settings);
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
  });
  const health = async (path: string) => {
    const answer = await fetch(server.url + path);
    return [answer.status, (await answer.json()) as unknown];
  };

  await vi.waitFor(
    async () => expect(await health('/healthz/live')).toEqual([200, { status: 'ok' }]),
    20_000,
  );
  expect(await health('/healthz')).toEqual([503, { status: 'starting' }]);
  const early = fetch(`${server.url}/api/categories.php`);
  await holder.query('rollback');
  expect((await early).status).toBe(200);
  expect(await health('/healthz')).toEqual([200, { status: 'ok' }]);
});
