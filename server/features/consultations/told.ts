import type { ConsultationRow } from '../../db/tables.ts';
import { conflict } from '../../http/errors.ts';

type Row = Pick<ConsultationRow, 'email' | 'suspected_spam'>;
type ToldRow = Pick<ConsultationRow, 'placed_by_owner' | 'confirmation_sent_at' | 'told_at'>;

/** Whether the site sends its visitor emails: not without an address, nor to one that may be somebody else's. */
export function isReached({ email, suspected_spam }: Row): boolean {
  return email !== '' && suspected_spam === 0;
}

/** Whether an email has told its visitor of it: of what the owner booked none has, until she sends a confirmation. */
export function isTold({ placed_by_owner, confirmation_sent_at, told_at }: ToldRow): boolean {
  return placed_by_owner === 0 || confirmation_sent_at !== null || told_at !== null;
}

/** Whether its visitor hears by email of what becomes of it. */
export function hearsOfChanges(row: Row & ToldRow): boolean {
  return isReached(row) && isTold(row);
}

/** Nothing that an email has told of can be taken back. */
export function toldMeanwhile() {
  return conflict('An email has told them of the call meanwhile.', 'told');
}
