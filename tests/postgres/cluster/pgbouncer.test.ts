import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bookableDays } from '#tests/support/profile-slots.ts';
import { withoutNginx } from '#tests/support/ensure-nginx.ts';
import { findPgBouncer, findPostgres } from '#tests/support/ensure-postgres.ts';
import { bookingInput, postInput } from '#tests/support/factories.ts';
import { type DatabaseServer, startPgBouncer, startPostgres } from '#tests/support/postgres-cluster.ts';
import { readRows } from '#tests/support/read-rows.ts';
import { type SiteCluster, startSiteCluster } from '#tests/support/site-cluster.ts';
import { runSql } from '#tests/support/test-database.ts';

const LIST = 'blog-posts-working.php?endpoint=blog-posts';
const missing = withoutNginx() || findPostgres() === null || findPgBouncer() === null;

describe.skipIf(missing)('three processes that share connections by PgBouncer', { timeout: 60_000 }, () => {
  let postgres: DatabaseServer;
  let bouncer: DatabaseServer;
  let site: SiteCluster;
  beforeAll(async () => {
    postgres = await startPostgres();
    await runSql(postgres.url('postgres'), 'create database site');
    bouncer = await startPgBouncer(postgres);
    site = await startSiteCluster({ DATABASE_URL: bouncer.url('site') }); // each of them would migrate it
  });
  afterAll(async () => {
    await site.stop();
    await bouncer.end();
    await postgres.end();
  });

  it('sign in anywhere, and show within a second what one has published', async () => {
    const bearer = await site.signIn();
    const [writer, ...others] = site.nodes;
    const lists = () => Promise.all(others.map((node) => node.api('GET', LIST)));
    for (const { text } of await lists()) expect(text).not.toContain('Through a pool');
    const json = postInput({ title: 'Through a pool' });
    expect((await writer.api('POST', 'create-blog-post.php', { json, bearer })).status).toBe(200);
    const acknowledged = performance.now();
    let stale = 0;
    await vi.waitUntil(
      async () => {
        const sent = performance.now() - acknowledged;
        const isShown = (await lists()).every(({ text }) => text.includes('Through a pool'));
        if (!isShown) stale = sent;
        return isShown;
      },
      { timeout: 10_000, interval: 10 },
    );
    expect(stale).toBeLessThan(1_000); // when a request was sent that was still answered with what was before
  });

  it('book a slot for one of many', async () => {
    const day = bookableDays(new Date()).at(-1)!;
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const json = bookingInput(day, '9:00 AM', { email: `racer-${index}@example.com` });
        return site.api('POST', 'consultation.php', { json });
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(29);
    expect(await readRows(postgres.url('site'), 'select id from consultations')).toHaveLength(1);
  });
});
