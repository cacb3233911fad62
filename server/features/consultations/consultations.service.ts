import { randomBytes } from 'node:crypto';
import { dayOf } from '#shared/business-time.ts';
import type {
  ConsultationInput,
  ConsultationList,
  ListConsultationsQuery,
} from '#shared/contract/consultations.ts';
import type { BookByOwnerInput } from '#shared/contract/owner-consultations.ts';
import { writeIds } from '#shared/id-ranges.ts';
import type { Clock } from '../../clock.ts';
import type { Slice } from '../../db/rows.ts';
import type { ConsultationRow, NewConsultation } from '../../db/tables.ts';
import type { InTransaction, Transaction } from '../../db/unit-of-work.ts';
import { notFound } from '../../http/errors.ts';
import { meetingUrl } from '../../meeting-url.ts';
import { calendarUid, isAhead } from './scheduled-consultation.ts';
import { isTold, toldMeanwhile } from './told.ts';
import { readWaitingDeed, timeKnown, type WaitingDeed, waitingDeed } from './waiting-deed.ts';
import type { NewTrash, TrashRepository } from '../trash/trash.repository.ts';
import type { ConsultationEmails } from './consultation-emails.ts';
import type { ConsultationRepository } from './consultations.repository.ts';
import type { ListedConsultationRepository } from './listed-consultations.repository.ts';
import { type OpenSlots, ownerSlotRefusal, slotRefusal } from './open-slots.service.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: ConsultationRepository;
  openSlots: OpenSlots;
  listed: ListedConsultationRepository;
  trash: TrashRepository;
  emails: ConsultationEmails;
  clock: Clock;
  /** Called after every write that takes or frees slots. */
  onChange: () => void;
  /** The host part of the consultations' UIDs in calendars. */
  host: string;
  /** The pattern of links to meet online, for visitors without a telephone number; null for none. */
  meetingUrl: string | null;
}

/** The free consultations that visitors book, and that the owner books for them. */
export class ConsultationService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether visitors are sent emails, such as an invitation. */
  get sendsEmails(): boolean {
    return this.#deps.emails.enabled;
  }

  /** Whether a visitor without a telephone number is given a link to meet online. */
  get meetsOnline(): boolean {
    return this.#deps.meetingUrl !== null;
  }

  /**
   * Books a slot. The database ensures that a slot is booked only once, and lets bookings take turns.
   * @returns the consultation's UID in calendars, and where to meet online; '' if they don't
   * @throws HttpError 422 outside the booking window [2.12.02] and on a day off, 409 when the slot is taken
   */
  async book(input: ConsultationInput, suspectedSpam: boolean) {
    const { openSlots, emails, host } = this.#deps;
    await openSlots.assertOpen(input.date, input.time, null);
    const consultation = {
      ...this.#begun(input),
      suspected_spam: suspectedSpam ? 1 : 0,
      time_zone: input.time_zone,
    };
    const write = await emails.draft({ what: 'booked', consultation });
    try {
      await this.#insert(consultation, async (transaction) => {
        await openSlots.assertOpen(input.date, input.time, consultation.uid, transaction);
        await write(transaction);
      });
    } catch (error) {
      throw slotRefusal(error);
    }
    return { uid: calendarUid(consultation.uid, host), meetingUrl: consultation.meeting_url };
  }

  /**
   * Books a time for somebody whom the owner has talked to: it is confirmed. What keeps visitors away does not bind herself.
   * @returns its id, and whether its visitor gets a confirmation, the only email that goes out about it, after a moment
   * @throws HttpError 422 for a time that is over, 409 when another consultation has it
   */
  async bookByOwner({ date, time, confirm, ...input }: BookByOwnerInput) {
    const { repository, openSlots, emails } = this.#deps;
    await openSlots.assertFree(date, time, null);
    const begun = { ...this.#begun({ ...input, date, time }), placed_by_owner: 1 };
    const consultation = { ...begun, status: 'confirmed', suspected_spam: 0, time_zone: '' };
    const told = confirm && emails.enabled && input.email !== '';
    const write = told ? await emails.draft({ what: 'confirmed', consultation, note: '' }) : null;
    const row = { ...consultation, confirmation_sent_at: told ? consultation.created_at : null };
    try {
      const id = await this.#insert(row, async (transaction, inserted) => {
        await openSlots.assertFree(date, time, consultation.uid, transaction);
        const waiting = (await write?.(transaction)) ?? null;
        if (waiting === null) return;
        const before = { confirmation_sent_at: null, taking_back: null };
        const deed: WaitingDeed = { ...waiting, before };
        await repository.keepWayBack(transaction, inserted, JSON.stringify(deed));
      });
      return { id, told };
    } catch (error) {
      throw ownerSlotRefusal(error);
    }
  }

  /** What every consultation begins with. */
  #begun(input: Omit<BookByOwnerInput, 'confirm'>) {
    const { clock, meetingUrl: pattern } = this.#deps;
    return {
      name: input.name,
      email: input.email,
      phone: input.phone,
      message: input.message,
      consultation_date: input.date,
      consultation_time: input.time,
      created_at: clock().toISOString(),
      uid: randomBytes(16).toString('hex'),
      sequence: 0,
      meeting_url: pattern === null || input.phone !== '' ? '' : meetingUrl(pattern),
    };
  }

  /** @param also what is checked and written with it, once it is there @returns its id */
  async #insert(
    consultation: NewConsultation,
    also: (transaction: Transaction, id: number) => Promise<void>,
  ): Promise<number> {
    const { repository, inTransaction, onChange } = this.#deps;
    return inTransaction(async (transaction) => {
      const id = await repository.insert(transaction, consultation);
      await also(transaction, id);
      transaction.afterCommit(onChange);
      return id;
    });
  }

  list(query: ListConsultationsQuery): Promise<Slice<ConsultationRow>> {
    return this.#deps.listed.list(query, dayOf(this.#deps.clock()));
  }

  /** How many are in each view, and which of all await the owner. */
  async standing(): Promise<Required<Pick<ConsultationList, 'counts' | 'waiting'>>> {
    const { listed, clock } = this.#deps;
    const now = clock();
    const declined = (await listed.declined()).filter((row) => isAhead(row, now));
    return {
      counts: await listed.counts(dayOf(now)),
      waiting: {
        pending: writeIds(await listed.pending()),
        declined: writeIds(declined.map(({ id }) => id)),
      },
    };
  }

  /**
   * Moves it to the trash, which frees the slot. If the consultation was still ahead, its visitor gets an email, unless
   * suspected of spam, or told of it by no email.
   * @param onlyUntold whether it is deleted only if no email has told its visitor of it: one that still waits is withdrawn
   * @throws HttpError 404, and then 409
   */
  async delete(id: number, onlyUntold = false): Promise<void> {
    const { repository, trash, clock, inTransaction, onChange } = this.#deps;
    for (;;) {
      const row = await repository.find({ id });
      if (row === null) throw notFound('That consultation is not there any more.');
      const write = onlyUntold && isTold(row) ? this.#withdrawal(row) : await this.#farewell(row);
      const deleted = await inTransaction(async (transaction) => {
        if (!(await repository.delete(transaction, row))) return false;
        const kept = await write(transaction);
        await trash.add(transaction, trashed(kept), clock().toISOString());
        transaction.afterCommit(onChange);
        return true;
      });
      if (deleted) return; // otherwise the visitor moved or cancelled it meanwhile, and these emails are wrong
    }
  }

  /** @returns what tells its visitor, if anybody has to, and says what of it goes to the trash */
  async #farewell(row: ConsultationRow): Promise<(transaction: Transaction) => Promise<ConsultationRow>> {
    const { emails, clock } = this.#deps;
    const now = clock();
    const told = { ...row, ...timeKnown(row, now), sequence: row.sequence + 1 };
    const write = isAhead(row, now) ? await emails.draft({ what: 'deleted', consultation: told }) : null;
    return async (transaction) => {
      const waiting = (await write?.(transaction)) ?? null;
      return { ...row, taking_back: waiting === null ? null : waitingDeed(row, waiting, now) };
    };
  }

  /**
   * What withdraws the only email that would tell of it, while that waits.
   * @throws HttpError 409 where it has gone out
   */
  #withdrawal(row: ConsultationRow): (transaction: Transaction) => Promise<ConsultationRow> {
    const { emails } = this.#deps;
    const deed = readWaitingDeed(row.taking_back);
    const untold = { ...row, ...deed?.before, taking_back: null };
    if (deed === null || isTold(untold)) throw toldMeanwhile();
    return async (transaction) => {
      if (!(await emails.takeBack(transaction, deed))) throw toldMeanwhile();
      return untold;
    };
  }
}

function trashed(row: ConsultationRow): NewTrash {
  const detail = `${row.consultation_date} ${row.consultation_time}`;
  return { kind: 'consultation', row, title: row.name, detail };
}
