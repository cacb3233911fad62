import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rowToReturnTo } from '../../components/dashboard/row-focus.ts';
import { failureText } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { consultationSource } from './use-consultations.ts';
import { DAYS_OFF_KEY } from './use-days-off.ts';

/** The owner's answer to a declined invitation. */
export type DeclinedAnswer = 'free' | 'keep';

const DONE = { free: 'The slot is free again', keep: 'Kept' };
const FAILED = {
  free: { title: 'The slot is not free', refused: 'The slot could not be freed. Please try again.' },
  keep: { title: 'Nothing was changed', refused: 'That could not be saved. Please try again.' },
};

/** Answers declined invitations. The focus stays in the row, or moves to the next one where the view no longer has it. */
export function useDeclined() {
  const { request, announcer } = useHost();
  const { alert } = useAlerts();
  const queries = useQueryClient();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ id, answer }: { id: number; answer: DeclinedAnswer }) =>
      answer === 'free'
        ? request('freeDeclined', { query: { id } })
        : request('keepDeclined', { body: { id } }),
    onSettled: () =>
      Promise.all(
        [[consultationSource.key], DAYS_OFF_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });

  async function answer(id: number, given: DeclinedAnswer, button: HTMLElement) {
    const returnToRow = rowToReturnTo(button);
    try {
      await mutateAsync({ id, answer: given });
    } catch (error) {
      const { title, ...texts } = FAILED[given];
      const text = failureText(error, texts);
      announcer.announce(text);
      await alert(text, title);
      return;
    }
    announcer.announce(DONE[given]);
    returnToRow({ preventScroll: true });
  }

  return {
    /** The consultation that is being answered, and how. */
    answering: isPending ? variables : null,
    answer: (...given: Parameters<typeof answer>) => void answer(...given),
  };
}
