import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Engine } from '#server/db/engine.ts';
import { openDatabase } from '#server/db/open.ts';
import { createPost } from '#tests/support/factories.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

const LIST = 'blog-posts-working.php?endpoint=blog-posts';

describe('what another process writes to the database', () => {
  const test = useTestApp({ clock: settableClock('2026-03-04T17:00:00Z') });

  /** The same database, as a command opens it beside the server. */
  async function openBeside(): Promise<Engine> {
    const engine = await openDatabase(test.app.config);
    onTestFinished(() => engine.close());
    return engine;
  }

  /** Waits for an answer, and returns how many milliseconds it took. */
  async function delayUntil(path: string, expected: string): Promise<number> {
    const start = performance.now();
    await vi.waitFor(async () => expect((await test.app.api('GET', path)).text).toContain(expected), {
      timeout: 10_000,
      interval: 20,
    });
    return performance.now() - start;
  }

  it('is seen by visitors within a second, in answers that were kept', async () => {
    const id = await createPost(test.app, test.token, { title: 'As it was', content: '<p>bakery</p>' });
    const beside = await openBeside();
    const search = `${LIST}&search=bakery`;
    for (const path of [LIST, search]) expect((await test.app.api('GET', path)).text).toContain('As it was');

    await beside.db.updateTable('posts').set({ title: 'Changed' }).where('id', '=', id).execute();
    const delays = [await delayUntil(LIST, 'Changed'), await delayUntil(search, 'Changed')];
    expect(Math.max(...delays)).toBeLessThan(1_500); // half a second, and a busy machine

    await beside.db.deleteFrom('posts').where('id', '=', id).execute();
    await delayUntil(search, '"posts":[]');
  });

  it('takes and frees what can be booked', async () => {
    const beside = await openBeside();
    expect((await test.app.api('GET', 'availability.php')).json.taken).toEqual({});
    await beside.db
      .insertInto('days_off')
      .values({ first_day: '2026-03-06', last_day: '2026-03-06', note: '' })
      .execute();
    await delayUntil('availability.php', '2026-03-06');
    await beside.db.deleteFrom('days_off').execute();
    await delayUntil('availability.php', '"taken":{}');
  });

  it('leaves kept answers alone when visitors do not see it', async () => {
    const id = await createPost(test.app, test.token, { title: 'Read often' });
    const beside = await openBeside();
    const revision = () => beside.db.selectFrom('revisions').selectAll().orderBy('subject').execute();
    const before = await revision();
    await beside.db.updateTable('posts').set({ view_count: 7 }).where('id', '=', id).execute();
    expect(await revision()).toEqual(before);
  });
});
