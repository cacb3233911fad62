import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { withoutNginx } from '#tests/support/ensure-nginx.ts';
import { findPostgres } from '#tests/support/ensure-postgres.ts';
import { type DatabaseServer, startPostgres } from '#tests/support/postgres-cluster.ts';
import { readRows } from '#tests/support/read-rows.ts';
import { type SiteCluster, startSiteCluster } from '#tests/support/site-cluster.ts';
import { type SiteLoad, startLoad } from '#tests/support/site-load.ts';
import { runSql } from '#tests/support/test-database.ts';

/** For longer than nginx keeps an idle connection, as deploy/nginx-scaled.conf says. */
const DRAIN_SECONDS = '2';

describe.skipIf(withoutNginx() || findPostgres() === null)('under load', { timeout: 120_000 }, () => {
  let postgres: DatabaseServer;
  let site: SiteCluster;
  beforeAll(async () => {
    postgres = await startPostgres();
    await runSql(postgres.url('postgres'), 'create database site');
    site = await startSiteCluster({ DATABASE_URL: postgres.url('site'), DRAIN_SECONDS });
  });
  afterAll(async () => {
    await site.stop();
    await postgres.end();
  });

  function load(name: string): SiteLoad {
    const started = startLoad(site.url, name);
    onTestFinished(() => started.stop());
    return started;
  }

  /** Acknowledged signups that are not in the database. */
  async function lost({ signedUp }: SiteLoad): Promise<string[]> {
    const rows = await readRows<{ email: string }>(postgres.url('site'), 'select email from subscribers');
    const stored = new Set(rows.map(({ email }) => email));
    return signedUp.filter((email) => !stored.has(email));
  }

  it('a restart of each process in turn fails no request', async () => {
    const going = load('rolling');
    await going.more(100, 200);
    for (const node of site.nodes) {
      expect(await node.end('SIGTERM')).toBe(0);
      await going.more(20, 200);
      await node.start();
      await going.more(50, 200);
    }
    await going.stop();
    expect(going.outcomes, site.output()).toEqual({ 200: expect.any(Number) as number });
    expect(going.signedUp.length).toBeGreaterThan(20);
    expect(await lost(going)).toEqual([]);
  });

  it('a crash of PostgreSQL is a 503 until it is back, and costs nothing that was acknowledged', async () => {
    const going = load('crash');
    await going.more(100, 200);
    await postgres.down();
    await going.more(10, 503);
    await postgres.up();
    await going.more(200, 200);
    for (const node of site.nodes) {
      await expect.poll(async () => (await fetch(`${node.url}/healthz`)).status).toBe(200);
    }
    await going.stop();
    expect(new Set(Object.keys(going.outcomes))).toEqual(new Set(['200', '503']));
    expect(going.signedUp.length).toBeGreaterThan(20);
    expect(await lost(going)).toEqual([]);
  });
});
