import { useMemo } from 'react';
import type { Contact, ListedContact } from '#shared/contract/contacts.ts';
import { writeIds } from '#shared/id-ranges.ts';
import { unflaggedIds, useFlags } from '../../lib/flags.ts';
import { type ListSource, pageQuery } from '../../lib/owner-list.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { LOOKS_OFTEN } from '../../lib/use-look-again.ts';
import { useOwnerList } from '../../lib/use-owner-list.ts';

/** The messages of visitors. [7.10.02] [7.10.04] */
export const messageSource: ListSource<ListedContact> = {
  key: 'contacts',
  async fetchPart(request, page, signal, narrowing) {
    const {
      contacts: rows,
      pagination,
      counts,
      waiting,
      found,
      can_reply,
    } = await request('listContacts', pageQuery(page, signal, narrowing));
    return { rows, pagination, counts, waiting, found, can: { reply: can_reply ?? true } };
  },
  fetchRows: async (request, ids, signal) =>
    (await request('listContacts', { query: { ids: writeIds(ids) }, signal })).contacts,
  deleteRow: (request, id) => request('deleteContact', { query: { id } }),
  deleteRows: (request, ids) => request('deleteContacts', { body: { ids } }),
  trash: 'message',
  dateOf: (message) => message.created_at,
  noun: 'contact',
  asked: 'contact message',
};

/** Asks what stands in the list rather than for the list. */
const STANDING = { view: 'inbox', limit: 1 };
const NOTHING: ReadonlySet<number> = new Set();

/** The status of messages in this browser, and how it is forgotten; see `useReadMarks`. [4.6.01] [4.6.02] [K1] */
export function useMessageStatus() {
  const { flagged, unflag } = useFlags(STORAGE_KEYS.readMessages);
  return { statusOf: (message: Contact) => readStatus(message, flagged), unflag };
}

/** 'answered', 'settled' where it needs no answer, 'read' if it is flagged, else the server's status. */
export function readStatus(
  { id, status, answered_at, settled_at }: Contact,
  flagged: ReadonlySet<number>,
): string {
  if (settled_at !== null) return 'settled';
  if (answered_at !== null) return 'answered';
  return flagged.has(id) ? 'read' : status;
}

/** Messages that wait, without suspected spam, oldest first. */
export interface WaitingMessages {
  /** Those that are unread in this browser. */
  unread: number[];
  /** Those that want an answer, read or not. */
  open: number[];
  /** Those of them whose answer is overdue. */
  overdue: number[];
}

/** @param waiting what the server says of all rows. @returns null while it has said nothing */
export function useWaitingOf(waiting: Readonly<Record<string, string>>): WaitingMessages | null {
  const { unread, open, overdue } = waiting;
  const { flagged } = useFlags(STORAGE_KEYS.readMessages);
  return useMemo(
    () =>
      unread === undefined
        ? null
        : {
            unread: unflaggedIds(unread, flagged),
            open: unflaggedIds(open, NOTHING),
            overdue: unflaggedIds(overdue, NOTHING),
          },
    [unread, open, overdue, flagged],
  );
}

/** Those of some new messages that are unread in this browser. @param ids see `writeIds` */
export function useUnreadOf(ids: string): number[] {
  const { flagged } = useFlags(STORAGE_KEYS.readMessages);
  return useMemo(() => unflaggedIds(ids, flagged), [ids, flagged]);
}

/** The number of messages that want an answer; null while unknown. */
export function useOpenMessageCount(): number | null {
  return useWaitingOf(useStandingMessages().waiting)?.open.length ?? null;
}

/** What the server says of all messages, with the newest of them; asked for more often than a list. */
export function useStandingMessages() {
  const { waiting, counts, rows } = useOwnerList(messageSource, STANDING, LOOKS_OFTEN);
  return { waiting, counts, rows };
}
