import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  BookedConsultation,
  BookedConsultationAnswer,
  MoveInput,
} from '#shared/contract/consultations.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';

/** The consultation behind the link of an email, and the visitor's actions on it. */
export function useBookedConsultation(token: string) {
  const { request } = useHost();
  const client = useQueryClient();
  const queryKey = ['appointment', token];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await request('readBookedConsultation', { query: { token }, signal })).appointment,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

  function keep({ appointment }: BookedConsultationAnswer) {
    client.setQueryData<BookedConsultation>(queryKey, appointment);
    void client.invalidateQueries({ queryKey: ['availability'] });
  }

  /** A refusal without a field is about the consultation itself: it has changed on the server. */
  function refetchAfterRefusal(error: unknown) {
    if (error instanceof ApiError && error.kind === 'refused' && error.field === null) {
      void client.invalidateQueries({ queryKey });
    }
  }

  async function act(call: Promise<BookedConsultationAnswer>): Promise<void> {
    try {
      keep(await call);
    } catch (error) {
      refetchAfterRefusal(error);
      throw error;
    }
  }

  return {
    query,
    move: (body: MoveInput) => act(request('moveConsultation', { query: { token }, body })),
    cancel: () => act(request('cancelConsultation', { query: { token } })),
  };
}
