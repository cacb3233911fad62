import type { Clock } from '../../clock.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import type { ConsultationRow } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import { conflict, type HttpError } from '../../http/errors.ts';
import { nothingToForget, type TrashBin } from '../trash/trash-bin.ts';
import type { ConsultationEmails } from './consultation-emails.ts';
import { type ConsultationRepository, DayIsOff, SlotTaken } from './consultations.repository.ts';
import { isAhead } from './scheduled-consultation.ts';
import { hearsOfChanges } from './told.ts';
import type { OpenSlots } from './open-slots.service.ts';
import type { Obstacle } from './slot-rules.ts';
import { readWaitingDeed, type WaitingDeed } from './waiting-deed.ts';

interface Deps {
  repository: ConsultationRepository;
  openSlots: OpenSlots;
  emails: ConsultationEmails;
  clock: Clock;
  /** Called after slots were taken. */
  onChange: () => void;
}

/**
 * Deleted consultations. One that is still ahead takes its slot again, if that is free, and its visitor, who was told
 * that it is called off, is invited anew. As long as the email that tells of it waits, that is withdrawn instead, and nobody
 * hears of either.
 */
export function consultationBin({ repository, openSlots, emails, clock, onChange }: Deps): TrashBin {
  /** @returns false where an email has told its visitor already */
  async function undo(transaction: Transaction, row: ConsultationRow, deed: WaitingDeed): Promise<boolean> {
    if (!(await emails.takeBack(transaction, deed))) return false;
    // The owner's calendar may have the number that the email had.
    const before = { ...row, ...deed.before, sequence: row.sequence + 2 };
    await repository.putBackAsBefore(transaction, before);
    const time = parseSlot(row.consultation_time);
    if (time !== null && isAhead(row, clock()))
      await openSlots.assertFree(row.consultation_date, time, row.uid, transaction);
    return true;
  }

  return {
    async wayBack(kept) {
      const inTrash = JSON.parse(kept) as ConsultationRow; // as it was put there
      const deed = readWaitingDeed(inTrash.taking_back);
      const row = { ...inTrash, taking_back: null };
      const ahead = isAhead(row, clock());
      // Calendars take only what is newer than the cancellation, which had the next number.
      const consultation = ahead ? { ...row, sequence: row.sequence + 2, declined_at: null } : row;
      const write = ahead ? await emails.draft({ what: 'restored', consultation }) : null;
      return async (transaction) => {
        try {
          if (deed !== null && (await undo(transaction, row, deed))) return null;
          await repository.putBack(transaction, consultation);
        } catch (error) {
          throw refusal(error);
        }
        const obstacle = ahead ? await openSlots.obstacleToReturn(transaction, consultation) : null;
        if (obstacle !== null) throw refused(obstacle);
        await write?.(transaction);
        return ahead ? saidOf(consultation, emails.enabled) : null;
      };
    },
    onBack: onChange,
    forget: nothingToForget,
  };
}

function saidOf(row: ConsultationRow, sendsEmails: boolean): string {
  const isTold = sendsEmails && hearsOfChanges(row);
  return isTold
    ? `${row.name} gets an email that the call takes place.`
    : `No email goes out to ${row.name}.`;
}

function refusal(error: unknown): unknown {
  if (error instanceof SlotTaken) return refused('taken');
  return error instanceof DayIsOff ? refused('day-off') : error;
}

function refused(obstacle: Obstacle): HttpError {
  if (obstacle === 'day-off') return conflict('Its day is one of your days off by now.');
  if (obstacle === 'slot-off') return conflict('You have taken its time off by now.');
  if (obstacle === 'busy') return conflict('Your calendar has something else at its time by now.');
  return conflict('Its time is taken by another consultation by now.');
}
