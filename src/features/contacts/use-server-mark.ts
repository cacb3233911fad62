import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BatchAnswer } from '#shared/contract/batches.ts';
import type { Contact } from '#shared/contract/contacts.ts';
import { AGENDA_KEY } from '../../components/dashboard/agenda-key.ts';
import { describeBatch } from '../../components/dashboard/describe-batch.ts';
import { focusOnceBack, panelOf, rowToReturnTo } from '../../components/dashboard/row-focus.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import type { Request } from '../../lib/api-client.ts';
import { ApiError, failureText, noAnswer } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { inChunks } from '../../lib/in-chunks.ts';
import { messageSource } from './use-messages.ts';

export type Marked = Pick<Contact, 'id' | 'name'>;

/** A mark of messages that the server keeps, so that all devices have it. */
export interface ServerMark {
  send: (request: Request, ids: number[], isOn: boolean) => Promise<BatchAnswer>;
  /** What became of them: 'marked as spam'. */
  inWords: (isOn: boolean) => string;
}

/** Gives messages a mark, or takes it from them, with the way back. */
export function useServerMark({ send, inWords }: ServerMark, { clear, say, tell, sayUndone, fail }: News) {
  const { request } = useHost();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ ids, isOn }: { ids: number[]; isOn: boolean }) =>
      inChunks(ids, (some) => send(request, some, isOn)),
    async onSettled() {
      const shownBy = [[messageSource.key], AGENDA_KEY];
      await Promise.all(shownBy.map((queryKey) => queries.invalidateQueries({ queryKey })));
      await new Promise<void>((shown) => notifyManager.schedule(shown)); // after the lists have heard of it
    },
  });

  /** @param goBack where that takes back the opposite: puts the focus where that was done */
  return async function become(
    isOn: boolean,
    messages: readonly Marked[],
    goBack: (() => void) | null = null,
  ): Promise<void> {
    clear();
    const { activeElement } = document;
    const returnToRow = rowToReturnTo(activeElement);
    const returnToFirst = firstOnceBack(activeElement, messages);
    try {
      const answer = await mutateAsync({ ids: messages.map(({ id }) => id), isOn });
      const done = messages.filter(({ id }) => answer.done.includes(id));
      returnToRow();
      const words = describe(answer, messages, inWords(isOn));
      if (goBack === null)
        say(words, done.length > 0 ? () => void become(!isOn, done, returnToFirst) : undefined);
      else {
        sayUndone(words, () => void become(!isOn, messages));
        goBack();
      }
    } catch (error) {
      // Nobody has refused it: it may work in a moment.
      if (error instanceof ApiError && error.kind === 'network') {
        tell(`${noAnswer()} Nothing was changed.`, {
          label: 'Try again',
          act: () => void become(isOn, messages, goBack),
        });
        return;
      }
      await fail(
        failureText(error, { refused: 'It could not be saved. Please try again.' }),
        'Nothing was changed',
      );
    }
  };
}

/** Notes where something is done with messages. @returns puts the focus on the row of the first, once that is there again */
function firstOnceBack(from: Element | null, [first]: readonly Marked[]): () => void {
  const panel = from === null ? document.body : panelOf(from);
  return () => (first === undefined ? undefined : focusOnceBack(panel, first.id));
}

function describe(answer: BatchAnswer, messages: readonly Marked[], words: string): string {
  const [first] = messages;
  if (first !== undefined && answer.failed.length === 0 && messages.length === 1)
    return `The message from ${first.name} is ${words}.`;
  const nameOf = (id: number) => messages.find((message) => message.id === id)?.name ?? `message ${id}`;
  return describeBatch(answer, 'message', words, nameOf);
}
