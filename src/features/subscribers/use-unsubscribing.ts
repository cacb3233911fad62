import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Subscriber, UnsubscribeByOwner } from '#shared/contract/newsletter.ts';
import { describeBatch } from '../../components/dashboard/describe-batch.ts';
import { READERS_KEY } from '../../components/dashboard/readers-key.ts';
import { rowToReturnTo } from '../../components/dashboard/row-focus.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { subscriberSource } from './use-subscribers.ts';

type Named = Pick<Subscriber, 'id' | 'email'>;

const FAILURES = { refused: 'It could not be saved. Please try again.' };

/** Takes subscribers off the list on the owner's word, with the way back. */
export function useUnsubscribing({ clear, say, sayUndone, fail }: News) {
  const { request } = useHost();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: UnsubscribeByOwner) => request('unsubscribeByOwner', { body }),
    onSettled: () =>
      Promise.all(
        [[subscriberSource.key], [READERS_KEY]].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });

  /** @param undoes when that was done which is taken back */
  async function send(subscribers: readonly Named[], undoes?: string) {
    clear();
    const returnToRow = rowToReturnTo(document.activeElement);
    try {
      const ids = subscribers.map(({ id }) => id);
      const answer = await mutateAsync(undoes === undefined ? { ids } : { ids, undoes });
      const done = subscribers.filter(({ id }) => answer.done.includes(id));
      const words = inWords(answer, subscribers, undoes === undefined);
      returnToRow();
      if (done.length === 0) say(words);
      else if (undoes === undefined) say(words, () => void send(done, answer.at));
      else sayUndone(words, () => void send(done));
    } catch (error) {
      await fail(failureText(error, FAILURES), 'Nothing was changed');
    }
  }
  return (...subscribers: Named[]) => void send(subscribers);
}

function inWords(
  answer: Parameters<typeof describeBatch>[0],
  subscribers: readonly Named[],
  isLeaving: boolean,
): string {
  const [first] = subscribers;
  if (first !== undefined && answer.failed.length === 0 && subscribers.length === 1)
    return isLeaving ? `${first.email} gets no more newsletters` : `${first.email} is subscribed again`;
  const nameOf = (id: number) => subscribers.find((one) => one.id === id)?.email ?? `subscriber ${id}`;
  return describeBatch(answer, 'subscriber', isLeaving ? 'unsubscribed' : 'subscribed again', nameOf);
}
