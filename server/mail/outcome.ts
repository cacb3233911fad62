import type { OutboxRow } from '../db/tables.ts';
import type { Outcome } from './delivery-queue.repository.ts';
import { withoutRecipient } from './refusal-reason.ts';
import { hasTriedEnough, retryDelay } from './retry.ts';
import type { Attempt } from './sender.ts';

/** A failure of the mail server, as all workers count them. */
export interface ServerFailure {
  reason: string;
  /** Whether the mail server worked until now. */
  isFirst: boolean;
  /** Until when all emails wait. */
  heldUntil: Date;
}

/** What an attempt means for its email. The reason outlives the recipient's data, so it does not name the recipient. */
export function outcomeOf(
  attempt: Exclude<Attempt, { end: 'server' }>,
  email: OutboxRow,
  now: Date,
): Outcome {
  switch (attempt.end) {
    case 'sent':
    case 'withdrawn':
      return { status: attempt.end };
    case 'failed':
      return { status: 'failed', reason: withoutRecipient(attempt.reason, email.recipient) };
    case 'later':
      return retry(attempt.reason, email, now);
    case 'aborted': {
      const { reason, attempts, due_at } = email;
      return { status: 'waiting', reason, attempts, dueAt: new Date(due_at) };
    }
  }
}

/** What a failure of the mail server means for the email being sent. */
export function outcomeOfServerFailure(failure: ServerFailure, email: OutboxRow, now: Date): Outcome {
  const { reason, isFirst, heldUntil } = failure;
  // A first failure may be caused by this message, so its retries are delayed further each time.
  if (isFirst) return retry(reason, email, now);
  return { status: 'waiting', reason, attempts: email.attempts, dueAt: heldUntil };
}

function retry(said: string, email: OutboxRow, now: Date): Outcome {
  const reason = withoutRecipient(said, email.recipient);
  const attempts = email.attempts + 1;
  if (hasTriedEnough(attempts)) return { status: 'failed', reason };
  const dueAt = new Date(now.getTime() + retryDelay(attempts));
  return { status: 'waiting', reason, attempts, dueAt };
}
