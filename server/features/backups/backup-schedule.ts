import { instantAt, startOfDay } from '#shared/business-instant.ts';
import { dayOf } from '#shared/business-time.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { BackupStateRow } from '../../db/tables.ts';

/** A server that starts has better things to do at first. */
const START_DELAY_MS = 60_000;
/** After a try that failed, or that nobody has finished. */
const RETRY_DELAY_MS = 60 * 60 * 1_000;
/** Without a backup for so long something is wrong, whatever it is. */
const MAX_AGE_MS = 36 * 60 * 60 * 1_000;

type State = Pick<BackupStateRow, 'made_at' | 'tried_at' | 'claimed_until' | 'failing_since'>;

interface Situation {
  now: Date;
  /** When backups are made, `HH:MM`; null where none are made by themselves. */
  at: string | null;
  /** Since when this process runs. */
  upSince: Date;
}

/**
 * The last time that a backup was due. On a day whose clocks skip that time it is due when they have changed; where they
 * show it twice, at the first of both.
 */
export function lastDue(now: Date, at: string): Date {
  const today = dueOn(dayOf(now), at);
  return today <= now ? today : dueOn(addDays(dayOf(now), -1), at);
}

/** The next time. */
export function nextDue(now: Date, at: string): Date {
  const today = dueOn(dayOf(now), at);
  return today > now ? today : dueOn(addDays(dayOf(now), 1), at);
}

function dueOn(day: CalendarDay, at: string): Date {
  for (let minute = minutesOf(at); minute < 24 * 60; minute += 1) {
    const instant = instantAt(day, timeOf(minute));
    if (instant !== null) return instant;
  }
  return startOfDay(addDays(day, 1));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Whether this process is to make one now: each night one, missed ones soon after the start. */
export function isDue(state: State, { now, at, upSince }: Situation): boolean {
  if (at === null || isRunning(state, now)) return false;
  const due = lastDue(now, at);
  const tried = state.tried_at === null ? null : new Date(state.tried_at);
  if (tried === null || tried < due) {
    return due >= upSince || Number(now) - Number(upSince) >= START_DELAY_MS;
  }
  const isOpen = state.failing_since !== null || state.claimed_until !== null;
  return isOpen && Number(now) - Number(tried) >= RETRY_DELAY_MS;
}

/** Whether some process makes one. */
export function isRunning({ claimed_until }: Pick<State, 'claimed_until'>, now: Date): boolean {
  return claimed_until !== null && new Date(claimed_until) > now;
}

/** Whether the last one is older than it can be where one is made each night. */
export function isOverdue({ made_at }: Pick<State, 'made_at'>, now: Date, at: string | null): boolean {
  return at !== null && made_at !== null && Number(now) - Date.parse(made_at) > MAX_AGE_MS;
}
