import type { Db } from './engine.ts';

/** Whom the newsletter goes to: active subscribers above suspicion. */
export function recipients(db: Db) {
  return db.selectFrom('subscribers').where('status', '=', 'active').where('suspected_spam', '=', 0);
}
