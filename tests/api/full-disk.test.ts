import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#tests/support/test-app.ts';

/** SQLite says of a file that may not grow what it says of a full disk: SQLITE_FULL. */
describe('a full disk', () => {
  const test = useTestApp();

  it('refuses writes honestly, goes on reading, and works again when there is room', async () => {
    const { app } = test;
    const { db } = app.context;
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    const message = { name: 'A', email: 'a@example.com', message: 'x'.repeat(5_000) };
    const write = () => app.api('POST', 'contact-form.php', { json: message });

    await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(db);
    const answers = [];
    for (let count = 0; count < 5; count += 1) answers.push(await write());
    const refusal = answers.at(-1)!;
    expect(refusal.status).toBe(507);
    expect(refusal.json).toMatchObject({ success: false });
    expect(refusal.text).not.toMatch(/sqlite/i);
    expect((await app.api('GET', 'categories.php')).status).toBe(200);

    await sql`pragma max_page_count = 1073741823`.execute(db);
    expect((await write()).status).toBe(200);
  });
});
