import type { FoundPerson } from '#shared/contract/finder.ts';
import { callsOfPath } from '../../components/dashboard/calls-of-path.ts';
import { dashboardTabPath } from '../../paths.ts';

/** The list in which something came from somebody last, narrowed to them: whatever became of it since, it is there. */
export function personPath({ lists: [latest], email }: FoundPerson): string {
  if (latest?.list === 'consultations') return callsOfPath(email, 'all');
  const tab = latest?.list === 'subscribers' ? 'newsletter' : 'messages';
  return `${dashboardTabPath(tab)}&search=${encodeURIComponent(email)}`;
}
