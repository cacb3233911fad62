import type { Db } from './engine.ts';

/** The newsletter's recipients: active subscribers that are not suspected spam. */
export function recipients(db: Db) {
  return db.selectFrom('subscribers').where('status', '=', 'active').where('suspected_spam', '=', 0);
}

/** How many of the recipients a query finds. */
export async function countOf(query: ReturnType<typeof recipients>): Promise<number> {
  const { count } = await query
    .select((build) => build.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
