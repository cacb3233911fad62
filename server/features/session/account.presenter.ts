import type { SignedInDevice } from '#shared/contract/account.ts';
import type { SessionRow } from '../../db/tables.ts';

/** The sessions that an answer names; of more, how many they are. */
const MAX_NAMED = 50;

/** @param sessions the last used first @param current the id of the one that asks, which comes first */
export function presentSessions(
  sessions: readonly SessionRow[],
  current: string,
): { sessions: SignedInDevice[]; more: number } {
  const isCurrent = ({ id }: SessionRow) => id === current;
  const ordered = [...sessions.filter(isCurrent), ...sessions.filter((row) => !isCurrent(row))];
  return {
    sessions: ordered.slice(0, MAX_NAMED).map((row) => ({
      id: row.id,
      device: row.device,
      signed_in_at: row.created_at,
      last_used_at: row.last_used_at,
      by_passkey: row.passkey_id !== null,
      is_current: isCurrent(row),
    })),
    more: Math.max(0, ordered.length - MAX_NAMED),
  };
}
