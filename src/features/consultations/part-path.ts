import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { dashboardTabPath } from '../../paths.ts';
import { weekOf } from './weeks.ts';

/** A page below the list of consultations. */
export type ConsultationPart = 'availability' | 'calendars';

/** The address's parameter that names it. */
export const PART_PARAM = 'part';

/** The one that names a day off there. */
export const DAY_OFF_PARAM = 'off';

/** The week that a day is in. */
export function weekPath(day: CalendarDay): string {
  return `${dashboardTabPath('consultations')}&week=${weekOf(day)}`;
}

/** The address's parameter that names the call that is open in its week. */
export const OPEN_PARAM = 'open';

/** A call, open in its week. */
export function callInWeekPath({
  id,
  consultation_date,
}: Pick<Consultation, 'id' | 'consultation_date'>): string {
  return `${weekPath(consultation_date)}&${OPEN_PARAM}=${id}`;
}

/** Where visitors' times are set, or the owner's calendars. */
export function consultationPartPath(part: ConsultationPart): string {
  return `${dashboardTabPath('consultations')}&${PART_PARAM}=${part}`;
}

/** Where the days off are that this day is part of. */
export function dayOffPath(day: CalendarDay): string {
  return `${consultationPartPath('availability')}&${DAY_OFF_PARAM}=${day}`;
}

/** Before a day and its times, where what is begun is to take these off. */
export const TIMES_TO_TAKE = 'times';
