import { dashboardTabPath } from '../../paths.ts';

/** A page below the list of consultations. */
export type ConsultationPart = 'availability' | 'calendars';

/** The address's parameter that names it. */
export const PART_PARAM = 'part';

/** Where visitors' times are set, or the owner's calendars. */
export function consultationPartPath(part: ConsultationPart): string {
  return `${dashboardTabPath('consultations')}&${PART_PARAM}=${part}`;
}
