import { answers, fieldAnswers } from '#content/words/answers.ts';
import { daysAround } from '#shared/booking.ts';
import type { BookingRules } from '#shared/booking-rules.ts';
import { startOfDay } from '#shared/business-instant.ts';
import { dayOf } from '#shared/business-time.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { ClosedTime } from '#shared/contract/availability.ts';
import type { OwnHours } from '#shared/contract/consultations.ts';
import { parseSlot, type Slot } from '#shared/time-of-day.ts';
import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../db/unit-of-work.ts';
import { conflict, type HttpError, unprocessable } from '../../http/errors.ts';
import { freshSince, staleAt } from '../busy-calendars/busy-calendar-rules.ts';
import type { BusyTimeRepository, NamedBusyTime } from '../busy-calendars/busy-times.repository.ts';
import type { BookingLimitRepository } from './booking-limits.repository.ts';
import { closedTimes } from './closed-times.ts';
import { type ConsultationRepository, DayIsOff, SlotTaken } from './consultations.repository.ts';
import type { DaySlotRepository } from './day-slots.repository.ts';
import type { DayOffRepository } from './days-off.repository.ts';
import { chooseADay } from './hours-texts.ts';
import type { OfferedHours } from './offered-hours.ts';
import { startOf, type When } from './scheduled-consultation.ts';
import {
  type BookingFacts,
  nextTooLate,
  type Obstacle,
  obstacleBeside,
  obstacleTo,
  obstacleToOwner,
  takenSlots,
} from './slot-rules.ts';

interface Deps {
  consultations: ConsultationRepository;
  daysOff: DayOffRepository;
  slotsOff: DaySlotRepository;
  busyTimes: BusyTimeRepository;
  limits: BookingLimitRepository;
  hours: OfferedHours;
  clock: Clock;
}

/** Which slots can be booked: for the calendar that visitors see, and for every booking and move. */
export class OpenSlots {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The slots of each bookable day that can't be had, in the day's order; days without any are left out. */
  async taken(): Promise<Record<CalendarDay, Slot[]>> {
    const now = this.#deps.clock();
    const window = (await this.#rules()).bookableDays(now);
    const [first, last] = [window[0], window.at(-1)];
    return first === undefined || last === undefined ? {} : takenSlots(await this.#facts(first, last), now);
  }

  /** The times from today on that visitors can't book, and why; without those that the owner took off, which she knows. */
  async closed(): Promise<ClosedTime[]> {
    const { limits, clock } = this.#deps;
    const now = clock();
    const [today, rules] = [dayOf(now), await this.#rules()];
    const last = rules.bookableDays(now).at(-1) ?? today;
    const { buffer } = await limits.read();
    const calls = await this.#calls(today, last, buffer, null);
    const facts = {
      ...(await this.#facts(today, last)),
      calls: calls.flatMap(({ start, name }) => (start === null ? [] : [{ start, name }])),
    };
    return closedTimes(facts, daysBetween(today, last), now);
  }

  /** The hours that the owner has set, as visitors need them; null where the profile's hold. */
  ownHours(): Promise<OwnHours | null> {
    return this.#deps.hours.own();
  }

  /** The last day that can be booked; null where none can. */
  async lastDay(): Promise<CalendarDay | null> {
    return (await this.#rules()).bookableDays(this.#deps.clock()).at(-1) ?? null;
  }

  /** When `taken` changes by itself: as the day ends, a slot comes too near, or a calendar that can't be read counts no more. */
  async changesAt(): Promise<Date> {
    const { limits, busyTimes, clock } = this.#deps;
    const now = clock();
    const midnight = startOfDay(addDays(dayOf(now), 1));
    const tooLate = nextTooLate({ limits: await limits.read(), rules: await this.#rules() }, now);
    const oldest = await busyTimes.oldestReading(freshSince(now));
    const stale = oldest === null ? null : staleAt(oldest);
    const changes = [midnight, tooLate, stale].filter((change) => change !== null);
    return new Date(Math.min(...changes.map((change) => change.getTime())));
  }

  /**
   * Whether a visitor's consultation may be written for this time: asked before, as far as it can be told then, and once
   * more after the write, when it decides. Every write that takes or frees slots counts up the revision of the
   * availability, so on PostgreSQL, too, the next one waits for this transaction, and then sees it.
   * @param uid of the consultation that is not in its own way
   * @param within the transaction that wrote it
   * @throws HttpError 422 outside the booking window [2.12.02] and on a day off, 409 when the slot is taken
   */
  async assertOpen(day: CalendarDay, slot: Slot, uid: string | null, within?: Transaction): Promise<void> {
    const facts = await this.#facts(day, day, uid, within);
    const obstacle = obstacleTo(day, slot, facts, this.#deps.clock());
    if (obstacle !== null) throw refusalOf(obstacle, facts.rules);
  }

  /**
   * The same for the owner's, which can be at any time ahead that no other one has.
   * @throws HttpError 422 for a time that is over, or skipped by clocks, 409 when another consultation has it
   */
  async assertFree(day: CalendarDay, slot: Slot, uid: string | null, within?: Transaction): Promise<void> {
    const facts = await this.#others(day, day, 0, uid, within);
    switch (obstacleToOwner(day, slot, facts, this.#deps.clock())) {
      case 'no-slot':
        throw unprocessable('That day does not have this time: the clocks go forward.', 'time');
      case 'too-late':
        throw unprocessable('That time is over.', 'time');
      case 'taken':
        throw takenByCall();
      case null:
    }
  }

  /**
   * What is against a consultation that the owner puts back, once it was written; its notice and its window are hers, and so
   * is all of the time that she chose herself.
   */
  async obstacleToReturn(
    within: Transaction,
    { uid, placed_by_owner, ...when }: When & { uid: string; placed_by_owner?: number },
  ): Promise<Obstacle | null> {
    const slot = parseSlot(when.consultation_time);
    if (slot === null) return null;
    const { consultation_date: day } = when;
    const facts = await this.#facts(day, day, uid, within);
    return placed_by_owner === 1
      ? obstacleToOwner(day, slot, facts, this.#deps.clock())
      : obstacleBeside(day, slot, facts);
  }

  /** When the owner's calendars keep her busy on some days, both included. */
  busyOn(first: CalendarDay, last: CalendarDay, within?: Transaction): Promise<NamedBusyTime[]> {
    const { busyTimes, clock } = this.#deps;
    // A consultation may last beyond its day.
    return busyTimes.between(startOfDay(first), startOfDay(addDays(last, 2)), freshSince(clock()), within);
  }

  #rules(within?: Transaction): Promise<BookingRules> {
    return this.#deps.hours.rules(within);
  }

  /** @param uid of the consultation that is not in its own way */
  async #facts(
    first: CalendarDay,
    last: CalendarDay,
    uid: string | null = null,
    within?: Transaction,
  ): Promise<BookingFacts & { busy: readonly NamedBusyTime[] }> {
    const { daysOff, slotsOff, limits } = this.#deps;
    const known = await limits.read(within);
    const around = daysAround(known.buffer);
    return {
      rules: await this.#rules(within),
      limits: known,
      daysOff: await daysOff.from(first, within),
      slotsOff: new Map((await slotsOff.from(first, within)).map((row) => [row.day, row.slots])),
      busy: await this.busyOn(addDays(first, -around), addDays(last, around), within),
      ...(await this.#others(first, last, known.buffer, uid, within)),
    };
  }

  /** When the other consultations begin that can be in the way of those days', and how many each day has. */
  async #others(
    first: CalendarDay,
    last: CalendarDay,
    buffer: number,
    uid: string | null,
    within?: Transaction,
  ): Promise<Pick<BookingFacts, 'starts' | 'booked'>> {
    const others = await this.#calls(first, last, buffer, uid, within);
    const booked = new Map<CalendarDay, number>();
    for (const { day } of others) booked.set(day, (booked.get(day) ?? 0) + 1);
    return { starts: others.flatMap(({ start }) => start ?? []), booked };
  }

  /** Those other consultations. */
  async #calls(
    first: CalendarDay,
    last: CalendarDay,
    buffer: number,
    uid: string | null,
    within?: Transaction,
  ) {
    const around = daysAround(buffer);
    const others = await this.#deps.consultations.taken(
      addDays(first, -around),
      addDays(last, around),
      uid,
      within,
    );
    return others.map(({ name, ...when }) => ({ day: when.consultation_date, start: startOf(when), name }));
  }
}

/** The HTTP error for a visitor's slot that the database refuses; other errors are returned unchanged. */
export function slotRefusal(error: unknown): unknown {
  if (error instanceof SlotTaken) return taken();
  return error instanceof DayIsOff ? dayOff() : error;
}

/** The same for the owner's, in the dashboard's words. */
export function ownerSlotRefusal(error: unknown): unknown {
  return error instanceof SlotTaken ? takenByCall() : error;
}

function refusalOf(obstacle: Obstacle, rules: BookingRules): HttpError {
  switch (obstacle) {
    case 'window':
      return unprocessable(chooseADay(rules), 'date');
    case 'no-slot':
    case 'too-late':
      return unprocessable(fieldAnswers.timeNotOffered, 'time');
    case 'day-off':
      return dayOff();
    case 'slot-off':
    case 'busy':
    case 'day-full':
    case 'taken':
      return taken();
  }
}

function daysBetween(first: CalendarDay, last: CalendarDay): CalendarDay[] {
  return first > last ? [] : [first, ...daysBetween(addDays(first, 1), last)];
}

function dayOff(): HttpError {
  return unprocessable(answers.consultation.dayOff, 'date');
}

function taken(): HttpError {
  return conflict(answers.consultation.timeTaken, 'time');
}

function takenByCall(): HttpError {
  return conflict('That time is booked by another call.', 'time');
}
