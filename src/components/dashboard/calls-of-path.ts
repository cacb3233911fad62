import { dashboardTabPath } from '../../paths.ts';

/** Where the calls of a person are listed, each with its menu, whatever week was shown before: those ahead, or all. */
export function callsOfPath(email: string, which: 'ahead' | 'all'): string {
  const view = which === 'all' ? '&view=all' : '';
  return `${dashboardTabPath('consultations')}&week=${view}&search=${encodeURIComponent(email)}`;
}
