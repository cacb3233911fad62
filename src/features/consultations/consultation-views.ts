import type { ConsultationView } from '#shared/contract/consultations.ts';
import type { NamedView } from '../../lib/use-narrowed-list.ts';

interface View extends NamedView {
  name: ConsultationView;
}

/** The views of the list: what is ahead, soonest first, and then the others. */
export const CONSULTATION_LIST_VIEWS: readonly [View, ...View[]] = [
  { name: 'upcoming', label: 'Upcoming' },
  { name: 'past', label: 'Past' },
  { name: 'cancelled', label: 'Cancelled' },
  { name: 'all', label: 'All' },
  { name: 'spam', label: 'Suspected spam' },
];
