import type { CalendarDay } from '#shared/calendar-day.ts';
import type { CallChange } from '#shared/contract/consultations.ts';
import type { Slot } from '#shared/time-of-day.ts';
import type { Db } from '../../db/engine.ts';
import { DayOffViolation, explaining, UniqueViolation } from '../../db/errors.ts';
import type { ConsultationRow, NewConsultation } from '../../db/tables.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import type { When } from './scheduled-consultation.ts';
import type { WaitingDeed } from './waiting-deed.ts';

/** With whom a consultation is, and what about. */
export type CallDetails = Pick<ConsultationRow, 'name' | 'email' | 'phone' | 'message'>;

/**
 * The version of a consultation that was read. A write applies only to this version. `sequence` counts what calendars are told;
 * to correct the details is none of that.
 */
type Version = Pick<ConsultationRow, 'id' | 'sequence'> & CallDetails;

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

  /** The same as if it had never been deleted: the owner's days off don't keep it away. @throws SlotTaken */
  async putBackAsBefore(
    transaction: Transaction,
    { placed_by_owner, ...row }: ConsultationRow,
  ): Promise<void> {
    await this.putBack(transaction, { ...row, placed_by_owner: 1 });
    await this.#note(transaction, row.id, { placed_by_owner });
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

  /** Keeps what takes back how it was changed in the same transaction: see `waitingDeed`. */
  keepWayBack(transaction: Transaction, id: number, deed: string): Promise<void> {
    return this.#note(transaction, id, { taking_back: deed });
  }

  /**
   * Makes it what it was before a deed, with its next number; the owner's days off don't keep it away.
   * @returns false, without writing, when that is not what was done to it last
   * @throws SlotTaken
   */
  async undo(
    transaction: Transaction,
    row: Version & Pick<ConsultationRow, 'taking_back'>,
    { before: { placed_by_owner, ...before } }: WaitingDeed,
    now: Date,
  ): Promise<boolean> {
    const changes = { ...before, placed_by_owner: 1, changed_at: now.toISOString() };
    if (!(await this.#change(transaction, row, changes, row.taking_back))) return false;
    if (placed_by_owner !== undefined) await this.#note(transaction, row.id, { placed_by_owner });
    return true;
  }

  /**
   * Confirms it, and notes that its visitor is told.
   * @returns false, without writing, when it was changed, declined or confirmed so since it was read
   */
  async confirm({ db }: Transaction, version: Version, now: Date, note: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('consultations')
      .set({ status: 'confirmed', confirmation_sent_at: now.toISOString(), confirmation_note: note })
      .where((build) => build.and(versionOf(version)))
      .where('declined_at', 'is', null)
      .where('confirmation_sent_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Writes the details, and which confirmation was sent to their address. @returns as `move` does */
  async correct(
    { db }: Transaction,
    before: Version & Pick<ConsultationRow, 'status' | 'confirmation_sent_at'>,
    { name, email, phone, message, ...corrected }: ConsultationRow,
  ): Promise<boolean> {
    const { status, changed_at, confirmation_sent_at, confirmation_note } = corrected;
    const { numUpdatedRows } = await db
      .updateTable('consultations')
      .set({ name, email, phone, message, status, changed_at, confirmation_sent_at, confirmation_note })
      .where((build) => build.and(versionOf(before)))
      .where('status', '=', before.status)
      .where(
        'confirmation_sent_at',
        before.confirmation_sent_at === null ? 'is' : '=',
        before.confirmation_sent_at,
      )
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
  async answer({ db }: Transaction, version: Version, declined: boolean, now: Date): Promise<boolean> {
    const at = now.toISOString();
    const { numUpdatedRows } = await db
      .updateTable('consultations')
      .set({ declined_at: declined ? at : null, changed_at: at })
      .where((build) => build.and(versionOf(version)))
      .where('declined_at', declined ? 'is' : 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** @param before the note that it takes the place of @returns false, without writing, when there is another one by now */
  async notePrivately(id: number, note: string, before: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('consultations')
      .set({ private_note: note })
      .where('id', '=', id)
      .where('private_note', 'in', [before, note]) // the same one again, as after an answer that was lost
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** @returns as `move` does */
  async delete({ db }: Transaction, version: Version): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('consultations')
      .where((build) => build.and(versionOf(version)))
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** @param deed what takes back what was done to it last, if that matters */
  async #change(
    { db }: Transaction,
    version: Version,
    changes: Partial<ConsultationRow>,
    deed: string | null = null,
  ): Promise<boolean> {
    const updating = db
      .updateTable('consultations')
      .set({ taking_back: null, sequence_told: null, ...changes, sequence: version.sequence + 1 })
      .where((build) => build.and(versionOf(version)))
      .$if(deed !== null, (query) => query.where('taking_back', '=', deed))
      .executeTakeFirst();
    const { numUpdatedRows } = await explaining(updating, slotRefusal);
    return numUpdatedRows > 0n;
  }

  /** Writes what is no change for calendars. */
  async #note({ db }: Transaction, id: number, noted: Partial<ConsultationRow>): Promise<void> {
    await db.updateTable('consultations').set(noted).where('id', '=', id).execute();
  }
}

function versionOf({ id, sequence, name, email, phone, message }: Version): Version {
  return { id, sequence, name, email, phone, message };
}

/** The error for a slot that the schema rejects. */
function slotRefusal(violation: Error): Error | null {
  if (violation instanceof UniqueViolation) return new SlotTaken();
  return violation instanceof DayOffViolation ? new DayIsOff() : null;
}
