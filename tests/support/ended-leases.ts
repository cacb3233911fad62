import { loadConfig } from '#server/config.ts';
import { createContext } from '#server/context.ts';

/**
 * Lets the minute pass that a killed worker's claims last, where others could still be alive: on PostgreSQL, a server
 * that starts waits for it. Only while no server of these settings runs.
 */
export async function endLeases(settings: Record<string, string>): Promise<void> {
  const context = await createContext(loadConfig(settings), { mailer: null });
  const past = new Date(0).toISOString();
  await context.db
    .updateTable('outbox')
    .set({ claimed_until: past })
    .where('claimed_until', 'is not', null)
    .execute();
  await context.close();
}
