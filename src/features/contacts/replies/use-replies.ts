import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ListedContact } from '#shared/contract/contacts.ts';
import type { OfSamePerson } from '#shared/contract/people.ts';
import type { Reply } from '#shared/contract/replies.ts';
import { withId } from '#shared/id-ranges.ts';
import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import { useHost } from '../../../lib/host.ts';
import type { ListPart } from '../../../lib/owner-list.ts';
import { LOOKS_AGAIN } from '../../../lib/use-look-again.ts';
import { isAnswered, wantsAnswer } from '../message-deeds.ts';
import { messageSource } from '../use-messages.ts';

/** How often it is looked whether a reply is out (ms). */
const POLL_MS = 3_000;

interface NewReply {
  message: number;
  body: string;
  key: string;
  /** The last reply that one knows of; 0 for none. */
  known: number;
}

const repliesKey = (message: number) => ['replies', message];

/** Sends replies and takes them back; the lists that show the message know it at once. */
export function useReplies() {
  const { request } = useHost();
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: ({ message, body, key, known }: NewReply) =>
      request('sendReply', {
        body: { contact: message, body, known },
        headers: { [REQUEST_KEY_HEADER]: key },
      }),
    onSuccess({ reply }, { message }) {
      changeReplies(queries, message, (replies) => [...replies.filter(({ id }) => id !== reply.id), reply]);
    },
    // It may have arrived all the same, or another one before it.
    onError(_, { message }) {
      for (const queryKey of [[messageSource.key], repliesKey(message)])
        void queries.invalidateQueries({ queryKey });
    },
  });
  const takeBack = useMutation({
    mutationFn: ({ reply }: { message: number; reply: Reply }) =>
      request('takeBackReply', { query: { id: reply.id } }),
    onSuccess(_, { message, reply }) {
      changeReplies(queries, message, (replies) => replies.filter(({ id }) => id !== reply.id));
    },
    onError: () => void queries.invalidateQueries({ queryKey: [messageSource.key] }),
  });
  return {
    send: send.mutateAsync,
    isSending: send.isPending,
    takeBack: takeBack.mutateAsync,
    isTakingBack: takeBack.isPending,
  };
}

/**
 * Looks whether the replies that wait are out, as long as one does.
 * @param isWriting whether one more is written: what is answered elsewhere is to be known then
 */
export function useReplyOutcomes({ id, replies }: ListedContact, isWriting: boolean): void {
  const { request } = useHost();
  const queries = useQueryClient();
  const latest = useRef(replies);
  useEffect(() => {
    latest.current = replies;
  }, [replies]);
  const isUnderWayHere = replies.some(isUnderWay);
  useQuery({
    queryKey: repliesKey(id),
    async queryFn({ signal }) {
      const answer = await request('listReplies', { query: { contact: id }, signal });
      if (JSON.stringify(answer.replies) !== JSON.stringify(latest.current))
        changeReplies(queries, id, () => answer.replies);
      return answer.replies;
    },
    enabled: isUnderWayHere || isWriting,
    staleTime: 0,
    refetchInterval: isUnderWayHere ? POLL_MS : false,
    meta: LOOKS_AGAIN,
  });
}

/** Whether it is neither delivered nor given up. */
export function isUnderWay({ status }: Reply): boolean {
  return status === 'waiting' || status === 'sending';
}

/** Lists know at once whether a reply to a message is kept on the server. */
export function noteDraft(queries: QueryClient, message: number, has_draft: boolean): void {
  queries.setQueriesData<InfiniteData<ListPart<ListedContact>>>({ queryKey: [messageSource.key] }, (data) =>
    data === undefined
      ? undefined
      : {
          ...data,
          pages: data.pages.map((part) => ({
            ...part,
            rows: part.rows.map((row) => (row.id === message ? { ...row, has_draft } : row)),
          })),
        },
  );
}

/** @returns says whether a message is in any list that was read: one that is deleted is in none */
export function useIsListed(message: number): () => boolean {
  const queries = useQueryClient();
  return () => findListed(queries, message) !== undefined;
}

function findListed(queries: QueryClient, message: number): ListedContact | undefined {
  return queries
    .getQueriesData<InfiniteData<ListPart<ListedContact>>>({ queryKey: [messageSource.key] })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ rows }) => rows)
    .find(({ id }) => id === message);
}

function changeReplies(
  queries: QueryClient,
  message: number,
  change: (replies: readonly Reply[]) => Reply[],
): void {
  const lists = { queryKey: [messageSource.key] };
  const row = findListed(queries, message);
  if (row === undefined) void queries.invalidateQueries(lists);
  const after = row === undefined ? null : changed(row);
  const standing = after === null ? null : standingOf(after);
  queries.setQueriesData<InfiniteData<ListPart<ListedContact>>>(lists, (data) =>
    data === undefined ? undefined : { ...data, pages: data.pages.map(changedPart) },
  );
  void queries.invalidateQueries({ queryKey: ['agenda'] });

  function changedPart({ rows, waiting, counts, ...rest }: ListPart<ListedContact>): ListPart<ListedContact> {
    const told = Object.entries(waiting ?? {}).map(([name, ids]) => {
      const isAmong = standing?.[name];
      return [name, isAmong === undefined ? ids : withId(ids, message, isAmong)];
    });
    return {
      ...rest,
      rows: rows.map(changed),
      waiting: Object.fromEntries(told) as Record<string, string>,
      counts: counts === undefined || after === null ? counts : recounted(counts, row, after),
    };
  }

  function isMeant(other: OfSamePerson): boolean {
    return other.kind === 'message' && other.id === message;
  }

  function noted(other: OfSamePerson): OfSamePerson {
    return other.kind === 'message' && isMeant(other)
      ? { ...other, answered_at: after?.answered_at ?? null }
      : other;
  }

  function changed(row: ListedContact): ListedContact {
    if (row.id !== message) return row.others.some(isMeant) ? { ...row, others: row.others.map(noted) } : row;
    const replies = change(row.replies);
    // One more wants to arrive.
    const settled_at = replies.length > row.replies.length ? null : row.settled_at;
    return { ...row, replies, settled_at, answered_at: replies.at(-1)?.created_at ?? null };
  }
}

/** How many are in each view, once a message that was in some of them is in others. */
function recounted(
  counts: Readonly<Record<string, number>>,
  before: ListedContact | undefined,
  after: ListedContact,
): Readonly<Record<string, number>> {
  const viewsOf = (message: ListedContact) => ({
    open: wantsAnswer(message) ? 1 : 0,
    answered: isAnswered(message) ? 1 : 0,
  });
  if (before === undefined) return counts;
  const [was, is] = [viewsOf(before), viewsOf(after)];
  const { open = 0, answered = 0 } = counts;
  return { ...counts, open: open + is.open - was.open, answered: answered + is.answered - was.answered };
}

/** For what a message waits, whatever was marked in this browser; that it is overdue comes from the server alone. */
function standingOf(message: ListedContact): Record<string, boolean> {
  const isOpen = wantsAnswer(message);
  return {
    unread: isOpen && message.status === 'new' && message.answered_at === null,
    open: isOpen,
    ...(isOpen ? {} : { overdue: false }),
  };
}
