import type { CalendarDay } from '#shared/calendar-day.ts';
import type { CallChange } from '#shared/contract/consultations.ts';
import type { Slot } from '#shared/time-of-day.ts';
import type { Db } from '../../db/engine.ts';
import { DayOffViolation, explaining, UniqueViolation } from '../../db/errors.ts';
import type { ConsultationRow, NewConsultation } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import type { When } from './scheduled-consultation.ts';

/** The version of a consultation that was read. A write applies only to this version. */
type Version = Pick<ConsultationRow, 'id' | 'sequence'>;

/** Thrown when another live consultation has the slot. */
export class SlotTaken extends Error {
  override name = 'SlotTaken';
}

/** Thrown when the day is one of the owner's days off. */
export class DayIsOff extends Error {
  override name = 'DayIsOff';
}

export class ConsultationRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** @returns its id @throws SlotTaken @throws DayIsOff */
  async insert({ db }: Transaction, consultation: NewConsultation): Promise<number> {
    const inserting = db
      .insertInto('consultations')
      .values(consultation)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await explaining(inserting, slotRefusal);
    return id;
  }

  /** Puts a deleted consultation back. @throws SlotTaken @throws DayIsOff */
  async putBack({ db }: Transaction, consultation: ConsultationRow): Promise<void> {
    await explaining(db.insertInto('consultations').values(consultation).execute(), slotRefusal);
  }

  /** All consultations that are not cancelled, ordered by day. */
  live(): Promise<ConsultationRow[]> {
    return this.#db
      .selectFrom('consultations')
      .selectAll()
      .where('status', '<>', 'cancelled')
      .orderBy('consultation_date')
      .orderBy('id')
      .execute();
  }

  /**
   * When the live consultations from `first` to `last` are, both included; after a write in the transaction, with those
   * of transactions that ran beside it.
   * @param but the UID of one that is left out
   */
  taken(first: CalendarDay, last: CalendarDay, but: string | null = null, within?: Transaction) {
    const found = (within?.db ?? this.#db)
      .selectFrom('consultations')
      .select(['consultation_date', 'consultation_time', 'name'])
      .where('consultation_date', '>=', first)
      .where('consultation_date', '<=', last)
      .where('status', '<>', 'cancelled');
    return (but === null ? found : found.where('uid', '<>', but)).execute();
  }

  async find(by: { id: number } | { uid: string }): Promise<ConsultationRow | null> {
    const query = this.#db.selectFrom('consultations').selectAll();
    const found = 'id' in by ? query.where('id', '=', by.id) : query.where('uid', '=', by.uid);
    return (await found.executeTakeFirst()) ?? null;
  }

  /**
   * Moves a consultation to another slot. The owner's days off don't keep her from it.
   * @returns false, without writing, when it was changed since it was read
   * @throws SlotTaken @throws DayIsOff
   */
  move(
    transaction: Transaction,
    before: Version & When,
    to: { date: CalendarDay; time: Slot },
    { at, by, told }: CallChange,
    note: string,
  ): Promise<boolean> {
    return this.#change(transaction, before, {
      placed_by_owner: by === 'owner' ? 1 : 0,
      consultation_date: to.date,
      consultation_time: to.time,
      declined_at: null, // what was declined is the old time
      confirmation_sent_at: null, // and so is what was confirmed
      confirmation_note: '',
      changed_at: at,
      moved_from_date: before.consultation_date,
      moved_from_time: before.consultation_time,
      moved_at: at,
      moved_by: by,
      move_note: note,
      told_at: told ? at : null,
    });
  }

  /** @param note what the owner wrote about it @returns as `move` does */
  cancel(
    transaction: Transaction,
    version: Version,
    { at, by, told }: CallChange,
    note: string,
  ): Promise<boolean> {
    return this.#change(transaction, version, {
      status: 'cancelled',
      changed_at: at,
      cancelled_at: at,
      cancelled_by: by,
      cancellation_note: note,
      told_at: told ? at : null,
    });
  }

  /** Gives it the status back that it had before it was cancelled, or its time before it was moved. @returns as `move` does */
  takeBack(
    transaction: Transaction,
    row: Version & Pick<ConsultationRow, 'status'>,
    { date, time, status }: { date: CalendarDay; time: Slot; status: string },
    now: Date,
  ): Promise<boolean> {
    return this.#change(transaction, row, {
      placed_by_owner: 1,
      changed_at: now.toISOString(),
      ...(row.status === 'cancelled'
        ? { status, cancelled_at: null, cancelled_by: null, cancellation_note: '' }
        : {
            ...{ consultation_date: date, consultation_time: time },
            ...{
              moved_from_date: null,
              moved_from_time: null,
              moved_at: null,
              moved_by: null,
              move_note: '',
            },
          }),
    });
  }

  /**
   * Confirms it, and notes that its visitor is told.
   * @returns false, without writing, when it was changed, declined or confirmed so since it was read
   */
  async confirm({ db }: Transaction, { id, sequence }: Version, now: Date, note: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('consultations')
      .set({ status: 'confirmed', confirmation_sent_at: now.toISOString(), confirmation_note: note })
      .where('id', '=', id)
      .where('sequence', '=', sequence)
      .where('declined_at', 'is', null)
      .where('confirmation_sent_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Forgets that the visitor declined the invitation. @returns whether there is such a consultation */
  async keep(id: number, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('consultations')
      .set({ declined_at: null, changed_at: now.toISOString() })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Notes whether the visitor's calendar declines this version. @returns whether that is news */
  async answer(
    { db }: Transaction,
    { id, sequence }: Version,
    declined: boolean,
    now: Date,
  ): Promise<boolean> {
    const at = now.toISOString();
    const { numUpdatedRows } = await db
      .updateTable('consultations')
      .set({ declined_at: declined ? at : null, changed_at: at })
      .where('id', '=', id)
      .where('sequence', '=', sequence)
      .where('declined_at', declined ? 'is' : 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** @returns as `move` does */
  async delete({ db }: Transaction, { id, sequence }: Version): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('consultations')
      .where('id', '=', id)
      .where('sequence', '=', sequence)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async #change(
    { db }: Transaction,
    { id, sequence }: Version,
    changes: Partial<ConsultationRow>,
  ): Promise<boolean> {
    const updating = db
      .updateTable('consultations')
      .set({ ...changes, sequence: sequence + 1 })
      .where('id', '=', id)
      .where('sequence', '=', sequence)
      .executeTakeFirst();
    const { numUpdatedRows } = await explaining(updating, slotRefusal);
    return numUpdatedRows > 0n;
  }
}

/** The error for a slot that the schema rejects. */
function slotRefusal(violation: Error): Error | null {
  if (violation instanceof UniqueViolation) return new SlotTaken();
  return violation instanceof DayOffViolation ? new DayIsOff() : null;
}
