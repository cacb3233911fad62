import type { Clock } from '../../clock.ts';
import type { ConsultationRow } from '../../db/tables.ts';
import { conflict, type HttpError } from '../../http/errors.ts';
import { nothingToForget, type TrashBin } from '../trash/trash-bin.ts';
import type { ConsultationEmails } from './consultation-emails.ts';
import { type ConsultationRepository, DayIsOff, SlotTaken } from './consultations.repository.ts';
import { isAhead } from './scheduled-consultation.ts';
import { hearsOfChanges } from './told.ts';
import type { OpenSlots } from './open-slots.service.ts';
import type { Obstacle } from './slot-rules.ts';

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
 * that it is called off, is invited anew.
 */
export function consultationBin({ repository, openSlots, emails, clock, onChange }: Deps): TrashBin {
  return {
    async wayBack(kept) {
      const row = JSON.parse(kept) as ConsultationRow; // as it was put there
      const ahead = isAhead(row, clock());
      // Calendars take only what is newer than the cancellation, which had the next number.
      const consultation = ahead ? { ...row, sequence: row.sequence + 2, declined_at: null } : row;
      const write = ahead ? await emails.draft({ what: 'restored', consultation }) : null;
      return async (transaction) => {
        try {
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
