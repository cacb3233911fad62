import type { Consultation, ListedConsultation } from '#shared/contract/consultations.ts';
import { writeIds } from '#shared/id-ranges.ts';
import { unflaggedIds, useFlags } from '../../lib/flags.ts';
import { type ListSource, pageQuery } from '../../lib/owner-list.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { useOwnerList } from '../../lib/use-owner-list.ts';

/** The booked consultations. [7.10.03] [7.10.05] */
export const consultationSource: ListSource<ListedConsultation> = {
  key: 'consultations',
  async fetchPart(request, page, signal, narrowing) {
    const {
      consultations: rows,
      pagination,
      counts,
      waiting,
    } = await request('listConsultations', pageQuery(page, signal, narrowing));
    return { rows, pagination, counts, waiting };
  },
  fetchRows: async (request, ids, signal) =>
    (await request('listConsultations', { query: { ids: writeIds(ids) }, signal })).consultations,
  deleteRow: (request, id) => request('deleteConsultation', { query: { id } }),
  deleteRows: (request, ids) => request('deleteConsultations', { body: { ids } }),
  trash: 'consultation',
  dateOf: (consultation) => consultation.created_at,
  noun: 'consultation',
  asked: 'consultation',
};

/** Asks what stands in the list rather than for the list. */
const STANDING = { view: 'all', limit: 1 };
const NOTHING: ReadonlySet<number> = new Set();

/** The status of consultations in this browser, and how it is changed. [4.7.01] [4.7.03] [K2] */
export function useConsultationStatus() {
  const { flagged, mark, unflag } = useFlags(STORAGE_KEYS.confirmedConsultations);
  function statusOf({ id, status }: Consultation): string {
    return status === 'pending' && flagged.has(id) ? 'confirmed' : status;
  }
  return { statusOf, confirm: mark, unflag };
}

/**
 * The number of consultations, and how many await confirmation or were declined, without suspected spam. [2.15.14]
 * [2.15.15]
 */
export function useConsultationTotals() {
  const list = useOwnerList(consultationSource, STANDING);
  const { flagged } = useFlags(STORAGE_KEYS.confirmedConsultations);
  const { counts, waiting, isPending, error, retry } = list;
  const pending = unflaggedIds(waiting.pending, flagged).length;
  const declined = unflaggedIds(waiting.declined, NOTHING).length;
  const total = counts.all === undefined ? list.total : counts.all + (counts.spam ?? 0);
  return { pending, declined, total, isPending, error, retry };
}

/** How many consultations await confirmation; 0 while unknown. */
export function usePendingConsultationCount(): number {
  return useConsultationTotals().pending;
}
