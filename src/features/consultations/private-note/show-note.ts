import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Answer } from '#shared/contract/endpoints.ts';
import type { ListedConsultation } from '#shared/contract/consultations.ts';
import { AGENDA_KEY } from '../../../components/dashboard/agenda-key.ts';
import type { ListPart } from '../../../lib/owner-list.ts';
import { consultationSource } from '../use-consultations.ts';

/** All that shows a call has this note on it at once. */
export function showNote(queries: QueryClient, call: number, private_note: string): void {
  const withNote = <Call extends { id: number }>(one: Call) =>
    one.id === call ? { ...one, private_note } : one;
  queries.setQueriesData<InfiniteData<ListPart<ListedConsultation>>>(
    { queryKey: [consultationSource.key] },
    (data) =>
      data === undefined
        ? undefined
        : { ...data, pages: data.pages.map((part) => ({ ...part, rows: part.rows.map(withNote) })) },
  );
  queries.setQueryData<Answer<'readAgenda'>>(AGENDA_KEY, (agenda) =>
    agenda === undefined ? undefined : { ...agenda, consultations: agenda.consultations.map(withNote) },
  );
}
