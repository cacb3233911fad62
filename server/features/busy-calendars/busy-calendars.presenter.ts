import type { BusyCalendar, FailingCalendar } from '#shared/contract/busy-calendars.ts';
import type { ConsultationRow } from '../../db/tables.ts';
import { startOf } from '../consultations/scheduled-consultation.ts';
import { overlaps } from '../consultations/slot-rules.ts';
import { standingOn } from '../consultations/standing.ts';
import type { KnownCalendar } from './busy-calendars.service.ts';
import type { ProblemCode } from './calendar-problem.ts';
import { sentenceOf } from './problem-sentences.ts';

/** What the owner sees of a calendar: of how it is reached, the server and whether there is a sign-in. */
export function presentBusyCalendar(
  { row, times, counts }: KnownCalendar,
  live: readonly ConsultationRow[],
  now: Date,
  until: Date,
): BusyCalendar {
  return {
    ...presentFailingCalendar({ row, counts }),
    signs_in: row.signs_in === 1,
    busy: times.filter(({ start }) => start < until).length,
    unreadable: row.unreadable,
    standing: standingOn(live, (consultation) => {
      const start = startOf(consultation);
      return start !== null && start > now && times.some((time) => overlaps(start, time, 0));
    }),
  };
}

/** What the overview says of one that can't be read. */
export function presentFailingCalendar({ row, counts }: Omit<KnownCalendar, 'times'>): FailingCalendar {
  return {
    id: row.id,
    host: row.host,
    name: row.name,
    read_at: row.read_at,
    counts,
    failing_since: row.failing_since,
    problem: row.problem === null ? null : sentenceOf(row.problem as ProblemCode), // as it was noted
  };
}
