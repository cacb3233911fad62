import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Appointment, AppointmentAnswer, MoveInput } from '#shared/contract/consultations.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { useSending } from '../../lib/use-sending.ts';

/** The appointment behind a mail's link, and what its visitor can do with it. */
export function useAppointment(token: string) {
  const { request } = useHost();
  const client = useQueryClient();
  const queryKey = ['appointment', token];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await request('readAppointment', { query: { token }, signal })).appointment,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

  function keep({ appointment }: AppointmentAnswer) {
    client.setQueryData<Appointment>(queryKey, appointment);
    void client.invalidateQueries({ queryKey: ['availability'] });
  }

  /** A refusal that names no field is about the appointment itself: it is not what it was. */
  function lookAgain(error: Error) {
    if (error instanceof ApiError && error.kind === 'refused' && error.field === null) {
      void client.invalidateQueries({ queryKey });
    }
  }

  const move = useSending({
    mutationFn: (body: MoveInput) => request('moveAppointment', { query: { token }, body }),
    onSuccess: keep,
    onError: lookAgain,
  });
  const cancel = useMutation({
    mutationFn: () => request('cancelAppointment', { query: { token } }),
    onSuccess: keep,
    onError: lookAgain,
  });
  return { query, move, cancel };
}
