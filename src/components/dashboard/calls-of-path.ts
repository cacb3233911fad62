import { dashboardTabPath } from '../../paths.ts';

/** Where the calls of a person are shown, each with its menu: those ahead, or all. */
export function callsOfPath(email: string, which: 'ahead' | 'all'): string {
  const view = which === 'all' ? '&view=all' : '';
  return `${dashboardTabPath('consultations')}${view}&search=${encodeURIComponent(email)}`;
}
