import type { ConsultationView } from '#shared/contract/consultations.ts';
import { dashboardTabPath } from '../../paths.ts';

/** The list of calls in one of its views, whatever week was shown before. */
export function callsView(view: ConsultationView): string {
  return `${dashboardTabPath('consultations')}&week=${view === 'upcoming' ? '' : `&view=${view}`}`;
}

/** Where the calls of a person are listed, each with its menu, whatever week was shown before: those ahead, or all. */
export function callsOfPath(email: string, which: 'ahead' | 'all'): string {
  return `${callsView(which === 'all' ? 'all' : 'upcoming')}&search=${encodeURIComponent(email)}`;
}

/** The view of the list that shows one call alone, and the address's parameter that names it. */
export const ONE_CALL = { view: 'one-call', label: 'One consultation', param: 'call' };

/** Where a call is shown alone. */
export function callPath(id: number): string {
  return `${dashboardTabPath('consultations')}&week=&view=${ONE_CALL.view}&${ONE_CALL.param}=${id}`;
}
