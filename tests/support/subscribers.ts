import { loadConfig } from '#server/config.ts';
import { createContext } from '#server/context.ts';

/** Rows in one statement: SQLite takes 32,766 values. */
const BATCH = 5_000;

/** Fills the database of a server that is not yet running with `count` active subscribers. */
export async function seedSubscribers(settings: Record<string, string>, count: number): Promise<void> {
  const context = await createContext(loadConfig(settings), { mailer: null });
  const subscribed_at = new Date().toISOString();
  for (let first = 1; first <= count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first + 1) }, (_, index) => ({
      email: `reader-${first + index}@example.com`,
      status: 'active' as const,
      suspected_spam: 0,
      subscribed_at,
    }));
    await context.db.insertInto('subscribers').values(rows).execute();
  }
  await context.close();
}
