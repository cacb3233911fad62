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
