import { dashboardTabPath } from '../../paths.ts';

/** Where the calls of a person that are ahead are shown, each with its menu. */
export function callsOfPath(email: string): string {
  return `${dashboardTabPath('consultations')}&search=${encodeURIComponent(email)}`;
}
