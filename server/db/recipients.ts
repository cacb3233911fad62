import type { Db } from './engine.ts';

/** The newsletter's recipients: active subscribers that are not suspected spam. */
export function recipients(db: Db) {
  return db.selectFrom('subscribers').where('status', '=', 'active').where('suspected_spam', '=', 0);
}
