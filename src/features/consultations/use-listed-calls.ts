import { useSearchParams } from 'react-router-dom';
import type { Consultation } from '#shared/contract/consultations.ts';
import { ONE_CALL } from '../../components/dashboard/calls-of-path.ts';
import { unflaggedIds, useFlagsAtReading } from '../../lib/flags.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { type NamedView, useNarrowedList } from '../../lib/use-narrowed-list.ts';
import { CONSULTATION_LIST_VIEWS, ONE } from './consultation-views.ts';
import { consultationSource } from './use-consultations.ts';

/**
 * The list of consultations as it is narrowed. The server does not know which of the pending ones were confirmed in this
 * browser: those that were when the list was read are left out here; one that is confirmed now keeps its row till then. [K2]
 */
export function useListedCalls() {
  const [params] = useSearchParams();
  const asked = Number(params.get(ONE_CALL.param));
  const isAsked = Number.isSafeInteger(asked) && asked > 0;
  const views: readonly [NamedView, ...NamedView[]] = isAsked
    ? [...CONSULTATION_LIST_VIEWS, ONE]
    : CONSULTATION_LIST_VIEWS;
  const narrowed = useNarrowedList(consultationSource, views, ({ name }) =>
    name === ONE.name ? { ids: String(asked) } : { view: name },
  );
  const { list, view } = narrowed;
  const { flagged, flaggedThen } = useFlagsAtReading(STORAGE_KEYS.confirmedConsultations, list.reading);
  const wasConfirmed = ({ id, declined }: Consultation) => flaggedThen.has(id) && !declined;
  const rows = view.name === 'pending' ? list.rows.filter((row) => !wasConfirmed(row)) : list.rows;
  const { pending } = list.waiting;
  const counts =
    pending === undefined ? list.counts : { ...list.counts, pending: unflaggedIds(pending, flagged).length };
  return { narrowed: { ...narrowed, list: { ...list, rows, counts } }, views };
}
