import type { Reply } from '#shared/contract/replies.ts';
import type { ReplyRow } from '../../db/tables.ts';

export function presentReply(row: ReplyRow): Reply {
  return {
    id: row.id,
    body: row.body,
    status: row.status,
    reason: row.reason,
    created_at: row.created_at,
    due_at: row.due_at,
    finished_at: row.finished_at,
  };
}
