import type { CalendarDay } from '#shared/calendar-day.ts';
import type { CallChange, ChangedBy } from '#shared/contract/consultations.ts';
import { parseSlot, type Slot } from '#shared/time-of-day.ts';
import type { Clock } from '../../clock.ts';
import type { ConsultationRow } from '../../db/tables.ts';
import type { InTransaction, Transaction } from '../../db/unit-of-work.ts';
import type { HttpError } from '../../http/errors.ts';
import type { ConsultationEmails } from './consultation-emails.ts';
import type { CallDetails, ConsultationRepository } from './consultations.repository.ts';
import { type OpenSlots, ownerSlotRefusal, slotRefusal } from './open-slots.service.ts';
import { type ConsultationEvent, isAhead } from './scheduled-consultation.ts';
import { hearsOfChanges } from './told.ts';
import { type WaitingDeed, type WaitingEmails, waitingDeed } from './waiting-deed.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: ConsultationRepository;
  openSlots: OpenSlots;
  emails: ConsultationEmails;
  clock: Clock;
  /** Called after every write that takes or frees slots. */
  onChange: () => void;
}

/** What is to be done for whoever moves, cancels or confirms a consultation. */
interface Change {
  /** What emails are sent about, of the consultation as it is then. */
  eventOf: (consultation: ConsultationRow) => ConsultationEvent;
  /** The error where it was changed since it was read. */
  changedMeanwhile: () => HttpError;
}

/** One that the list of calls tells of. */
interface ToldChange extends Change {
  by: ChangedBy;
}

interface Correction {
  /** The one that was sent to the address that it has then. */
  confirmation: { sent_at: string | null; note: string };
  /** Whether its visitor is sent one now. */
  told: boolean;
  changedMeanwhile: Change['changedMeanwhile'];
}

/** Moves, cancels, corrects and confirms consultations, for visitors and for the owner: with the emails about it, or not at all. */
export class ConsultationChanges {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Moves it under a new booking's rules, a visitor's or the owner's.
   * @returns it as it is then
   * @throws HttpError 409 when the slot is taken, 422 when it can't be booked, and `changedMeanwhile`
   */
  async move(
    row: ConsultationRow,
    to: { date: CalendarDay; time: Slot },
    { eventOf, changedMeanwhile, by, note = '' }: ToldChange & { note?: string },
  ): Promise<ConsultationRow> {
    const { repository, openSlots, emails, inTransaction, onChange } = this.#deps;
    const byOwner = by === 'owner';
    const assertRoom = (within?: Transaction) =>
      byOwner
        ? openSlots.assertFree(to.date, to.time, row.uid, within)
        : openSlots.assertOpen(to.date, to.time, row.uid, within);
    await assertRoom();
    const moved = {
      ...row,
      consultation_date: to.date,
      consultation_time: to.time,
      sequence: row.sequence + 1,
    };
    const write = await emails.draft(eventOf(moved));
    try {
      await inTransaction(async (transaction) => {
        if (!(await repository.move(transaction, row, to, this.#changeOf(row, by), note)))
          throw changedMeanwhile();
        await assertRoom(transaction);
        await this.#keepWayBack(transaction, row, await write(transaction));
        transaction.afterCommit(onChange);
      });
    } catch (error) {
      throw byOwner ? ownerSlotRefusal(error) : slotRefusal(error);
    }
    return moved;
  }

  /** Frees the slot. @param note what the owner writes about it @returns it as it is then @throws `changedMeanwhile` */
  async cancel(
    row: ConsultationRow,
    { eventOf, changedMeanwhile, by, note = '' }: ToldChange & { note?: string },
  ): Promise<ConsultationRow> {
    const { repository, emails, inTransaction, onChange } = this.#deps;
    const cancelled = { ...row, status: 'cancelled', sequence: row.sequence + 1 };
    const write = await emails.draft(eventOf(cancelled));
    await inTransaction(async (transaction) => {
      const change = this.#changeOf(row, by);
      if (!(await repository.cancel(transaction, row, change, note))) throw changedMeanwhile();
      await this.#keepWayBack(transaction, row, await write(transaction));
      transaction.afterCommit(onChange);
    });
    return cancelled;
  }

  /** Takes back its last change, without an email: see `ConsultationRepository`. @throws as `move` does */
  async takeBack(
    row: ConsultationRow,
    before: { date: CalendarDay; time: Slot; status: string },
    changedMeanwhile: () => HttpError,
  ): Promise<void> {
    const { repository, openSlots, clock, inTransaction, onChange } = this.#deps;
    const assertRoom = (within?: Transaction) =>
      openSlots.assertFree(before.date, before.time, row.uid, within);
    await assertRoom();
    try {
      await inTransaction(async (transaction) => {
        if (!(await repository.takeBack(transaction, row, before, clock()))) throw changedMeanwhile();
        await assertRoom(transaction);
        transaction.afterCommit(onChange);
      });
    } catch (error) {
      throw ownerSlotRefusal(error);
    }
  }

  /**
   * Takes back what the owner did last, with its emails, none of which has gone out: it is what it was before.
   * @throws as `move` does, and `toldMeanwhile`
   */
  async undo(
    row: ConsultationRow,
    deed: WaitingDeed,
    { changedMeanwhile, toldMeanwhile }: Record<'changedMeanwhile' | 'toldMeanwhile', () => HttpError>,
  ): Promise<void> {
    const { repository, openSlots, emails, clock, inTransaction, onChange } = this.#deps;
    const { consultation_date: date, consultation_time } = { ...row, ...deed.before };
    const time = parseSlot(consultation_time);
    try {
      await inTransaction(async (transaction) => {
        if (!(await repository.undo(transaction, row, deed, clock()))) throw changedMeanwhile();
        if (!(await emails.takeBack(transaction, deed))) throw toldMeanwhile();
        if (time !== null) await openSlots.assertFree(date, time, row.uid, transaction);
        transaction.afterCommit(onChange);
      });
    } catch (error) {
      throw ownerSlotRefusal(error);
    }
  }

  /** Tells its visitor that it takes place. @throws `changedMeanwhile` */
  async confirm(
    row: ConsultationRow,
    { eventOf, changedMeanwhile, note }: Change & { note: string },
  ): Promise<void> {
    const { repository, emails, clock, inTransaction } = this.#deps;
    const write = await emails.draft(eventOf(row));
    await inTransaction(async (transaction) => {
      if (!(await repository.confirm(transaction, row, clock(), note))) throw changedMeanwhile();
      await this.#keepWayBack(transaction, row, await write(transaction));
    });
  }

  /**
   * Corrects with whom it is, and what about. Its reminder goes to the address that it has then.
   * @returns it as it is then @throws `changedMeanwhile`
   */
  async correct(
    row: ConsultationRow,
    details: CallDetails,
    { confirmation, told, changedMeanwhile }: Correction,
  ): Promise<ConsultationRow> {
    const { repository, emails, clock, inTransaction, onChange } = this.#deps;
    const at = clock().toISOString();
    const corrected: ConsultationRow = {
      ...{ ...row, ...details, changed_at: at },
      ...(told
        ? { status: 'confirmed', confirmation_sent_at: at, confirmation_note: '' }
        : { confirmation_sent_at: confirmation.sent_at, confirmation_note: confirmation.note }),
    };
    const draft = told
      ? ({ what: 'confirmed', consultation: corrected, note: '' } as const)
      : ({ what: 'corrected', consultation: corrected } as const);
    const write = isAhead(row, clock()) ? await emails.draft(draft) : null;
    await inTransaction(async (transaction) => {
      if (!(await repository.correct(transaction, row, corrected))) throw changedMeanwhile();
      await write?.(transaction);
      transaction.afterCommit(onChange);
    });
    return corrected;
  }

  /** @param row as it was before @param waiting null where no email waits */
  async #keepWayBack(
    transaction: Transaction,
    row: ConsultationRow,
    waiting: WaitingEmails | null,
  ): Promise<void> {
    const { repository, clock } = this.#deps;
    if (waiting !== null)
      await repository.keepWayBack(transaction, row.id, waitingDeed(row, waiting, clock()));
  }

  #changeOf(row: ConsultationRow, by: ChangedBy): CallChange {
    const { emails, clock } = this.#deps;
    return { at: clock().toISOString(), by, told: emails.enabled && hearsOfChanges(row) };
  }
}
