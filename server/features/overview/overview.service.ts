import { dayOf } from '#shared/business-time.ts';
import { addDays } from '#shared/calendar-day.ts';
import type { DraftSummary } from '#shared/contract/writing.ts';
import type { ComingNewsletter, WaitingDraft } from '#shared/contract/overview.ts';
import type { Clock } from '../../clock.ts';
import type { ConsultationRow, ContactRow } from '../../db/tables.ts';
import type { KnownCalendar } from '../busy-calendars/busy-calendars.service.ts';
import { isAhead, isUnderWay, startOf } from '../consultations/scheduled-consultation.ts';
import type { DraftPost, OverviewRepository } from './overview.repository.ts';

/** How many days of consultations and newsletters are shown, today among them. */
const DAYS = 7;
/** More than a day has slots. */
const MAX_A_DAY = 100;
/** Which of them were read, the browser knows; of so many, those that were not are enough for a day. */
const MAX_MESSAGES = 50;
const MAX_DRAFTS = 5;

interface Deps {
  repository: OverviewRepository;
  /** Writing that is not saved as a post, newest first. */
  unsaved: () => Promise<DraftSummary[]>;
  /** How many emails are due, or wait for a retry. */
  countWaitingEmails: (now: Date) => Promise<number>;
  /** Calendars of busy times that can't be read. */
  failingCalendars: () => Promise<Omit<KnownCalendar, 'times'>[]>;
  clock: Clock;
}

/** What needs the owner. */
export interface AgendaRows {
  consultations: ConsultationRow[];
  messages: ContactRow[];
  drafts: WaitingDraft[];
  draftCount: number;
  newsletters: ComingNewsletter[];
  waitingEmails: number;
  failingCalendars: Omit<KnownCalendar, 'times'>[];
}

/** What the overview begins with: calls, messages, drafts and emails that wait for the owner. */
export class OverviewService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async agenda(): Promise<AgendaRows> {
    const { repository, unsaved, countWaitingEmails, failingCalendars, clock } = this.#deps;
    const now = clock();
    const [consultations, messages, drafts, count, writing, newsletters, waitingEmails, failing] =
      await Promise.all([
        this.#consultations(now),
        repository.newMessages(MAX_MESSAGES),
        repository.drafts(MAX_DRAFTS),
        repository.countDrafts(),
        unsaved(),
        this.#newsletters(now),
        countWaitingEmails(now),
        failingCalendars(),
      ]);
    const waiting = [...writing.map(ofWriting), ...withoutWriting(drafts, writing).map(ofPost)];
    const others = writing.filter(({ post_id }) => !drafts.some(({ id }) => id === post_id)).length;
    return {
      consultations,
      messages,
      drafts: waiting.sort((one, other) => (one.saved_at > other.saved_at ? -1 : 1)).slice(0, MAX_DRAFTS),
      draftCount: count + others,
      newsletters,
      waitingEmails,
      failingCalendars: failing,
    };
  }

  async #newsletters(now: Date): Promise<ComingNewsletter[]> {
    const coming = await this.#deps.repository.newsletters();
    return coming.filter(({ goes_at }) => dayOf(new Date(goes_at)) < addDays(dayOf(now), DAYS));
  }

  /** Those of the next days, or else the next one, in order. */
  async #consultations(now: Date): Promise<ConsultationRow[]> {
    const { repository } = this.#deps;
    const today = dayOf(now);
    const last = addDays(today, DAYS - 1);
    // One that began before midnight may not have ended.
    const soon = inOrder(await repository.consultations(addDays(today, -1), last), now);
    if (soon.length > 0) return soon;
    return inOrder(await repository.nextConsultations(last, MAX_A_DAY), now).slice(0, 1);
  }
}

/** The consultations that have not ended, earliest first. */
function inOrder(rows: readonly ConsultationRow[], now: Date): ConsultationRow[] {
  return rows
    .filter((row) => isAhead(row, now) || isUnderWay(row, now))
    .sort((one, other) => Number(startOf(one)) - Number(startOf(other)));
}

function withoutWriting(drafts: readonly DraftPost[], writing: readonly DraftSummary[]): DraftPost[] {
  return drafts.filter(({ id }) => !writing.some(({ post_id }) => post_id === id));
}

function ofWriting({ post_id, key, title, saved_at }: DraftSummary): WaitingDraft {
  return { post_id, key, title, saved_at };
}

function ofPost({ id, title, updated_at }: DraftPost): WaitingDraft {
  return { post_id: id, key: null, title, saved_at: updated_at };
}
