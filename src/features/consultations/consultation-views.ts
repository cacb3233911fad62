import type { ConsultationView } from '#shared/contract/consultations.ts';
import { ONE_CALL } from '../../components/dashboard/calls-of-path.ts';
import type { NamedView } from '../../lib/use-narrowed-list.ts';

interface View extends NamedView {
  name: ConsultationView;
}

/** Of one that the address asks for. */
export const ONE: NamedView = { name: ONE_CALL.view, label: ONE_CALL.label };

/** The views of the list: what is ahead, soonest first, and then the others. */
export const CONSULTATION_LIST_VIEWS: readonly [View, ...View[]] = [
  { name: 'upcoming', label: 'Upcoming' },
  { name: 'pending', label: 'To confirm' },
  { name: 'past', label: 'Past' },
  { name: 'cancelled', label: 'Cancelled' },
  { name: 'all', label: 'All' },
  { name: 'spam', label: 'Suspected spam' },
];
