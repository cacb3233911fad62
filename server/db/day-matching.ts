import { type RawBuilder, sql } from 'kysely';
import { startOfDay } from '#shared/business-instant.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { writtenDay } from '#shared/named-day.ts';

/**
 * Rows that a search finds, and those of the day that it writes, if it does: words that may be a date are still looked for.
 * @param column when a row came, ISO 8601
 */
export function foundOrCameThen(
  found: RawBuilder<boolean>,
  column: 'created_at' | 'subscribed_at',
  search: string,
  today: CalendarDay,
): RawBuilder<boolean> {
  const day = writtenDay(search, today, { isOver: true });
  if (day === null) return found;
  const came = sql.ref(column);
  const [from, to] = [startOfDay(day).toISOString(), startOfDay(addDays(day, 1)).toISOString()];
  return sql<boolean>`(${found} or (${came} >= ${from} and ${came} < ${to}))`;
}

/** The same of a column that has days, some of which are still to come. */
export function foundOrIsThen(
  found: RawBuilder<boolean>,
  column: 'consultation_date',
  search: string,
  today: CalendarDay,
): RawBuilder<boolean> {
  const day = writtenDay(search, today);
  return day === null ? found : sql<boolean>`(${found} or ${sql.ref(column)} = ${day})`;
}
