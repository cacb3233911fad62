import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Contact, SettleContacts } from '#shared/contract/contacts.ts';
import { AGENDA_KEY } from '../../components/dashboard/agenda-key.ts';
import { describeBatch } from '../../components/dashboard/describe-batch.ts';
import { rowToReturnTo } from '../../components/dashboard/row-focus.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { MESSAGE_DEEDS } from './message-deeds.ts';
import { messageSource } from './use-messages.ts';

type Settled = Pick<Contact, 'id' | 'name'>;

/** Says of messages that they need no answer, or want one, with the way back. The server knows, so all devices do. */
export function useSettling({ clear, say, sayUndone, tell, fail }: News) {
  const { request } = useHost();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: SettleContacts) => request('settleContacts', { body }),
    async onSettled() {
      const shownBy = [[messageSource.key], AGENDA_KEY];
      await Promise.all(shownBy.map((queryKey) => queries.invalidateQueries({ queryKey })));
      await new Promise<void>((shown) => notifyManager.schedule(shown)); // after the lists have heard of it
    },
  });

  /** @param isBack whether that takes back the opposite */
  async function become(settled: boolean, messages: readonly Settled[], isBack = false) {
    clear();
    const returnToRow = rowToReturnTo(document.activeElement);
    try {
      const answer = await mutateAsync({ ids: messages.map(({ id }) => id), settled });
      const done = messages.filter(({ id }) => answer.done.includes(id));
      returnToRow();
      const words = inWords(answer, messages, settled);
      if (isBack) sayUndone(words, () => void become(!settled, messages));
      else say(words, done.length > 0 ? () => void become(!settled, done, true) : undefined);
    } catch (error) {
      await fail(
        failureText(error, { refused: 'It could not be saved. Please try again.' }),
        'Nothing was changed',
      );
    }
  }
  const settle = (...messages: Settled[]) => void become(true, messages);
  return {
    settle,
    reopen: (...messages: Settled[]) => void become(false, messages),
    /** Asks about a message whose answer is begun in another program, which tells nothing here. */
    askWhetherAnswered: (message: Settled) =>
      tell('Answered by mail?', { label: MESSAGE_DEEDS.settle, act: () => settle(message) }),
  };
}

function inWords(
  answer: Parameters<typeof describeBatch>[0],
  messages: readonly Settled[],
  settled: boolean,
): string {
  const [first] = messages;
  const words = settled ? 'marked as needing no answer' : 'marked as wanting an answer';
  if (first !== undefined && answer.failed.length === 0 && messages.length === 1)
    return `The message from ${first.name} is ${words}.`;
  const nameOf = (id: number) => messages.find((message) => message.id === id)?.name ?? `message ${id}`;
  return describeBatch(answer, 'message', words, nameOf);
}
