import type { Contact, ListedContact } from '#shared/contract/contacts.ts';
import { useFlags } from '../../lib/flags.ts';
import { type ListSource, pageQuery } from '../../lib/owner-list.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { useOwnerList } from '../../lib/use-owner-list.ts';

/** The messages of visitors. [7.10.02] [7.10.04] */
export const messageSource: ListSource<ListedContact> = {
  key: 'contacts',
  async fetchPart(request, page, signal) {
    const { contacts: rows, pagination } = await request('listContacts', pageQuery(page, signal));
    return { rows, pagination };
  },
  deleteRow: (request, id) => request('deleteContact', { query: { id } }),
  deleteRows: (request, ids) => request('deleteContacts', { body: { ids } }),
  trash: 'message',
  dateOf: (message) => message.created_at,
  noun: 'contact',
  asked: 'contact message',
};

/** The messages with their status in this browser. [4.6.01] [4.6.02] [K1] */
export function useMessages() {
  const list = useOwnerList(messageSource);
  const { flagged, mark, unflag } = useFlags(STORAGE_KEYS.readMessages);
  return { list, statusOf: (message: Contact) => readStatus(message, flagged), markAsRead: mark, unflag };
}

/** 'answered', 'read' if it is flagged, else the server's status. */
export function readStatus({ id, status, answered_at }: Contact, flagged: ReadonlySet<number>): string {
  if (answered_at !== null) return 'answered';
  return flagged.has(id) ? 'read' : status;
}

/** The number of unread messages, without suspected spam; 0 while unknown. */
export function useNewMessageCount(): number {
  const { list, statusOf } = useMessages();
  return list.rows.filter((message) => !message.suspected_spam && statusOf(message) === 'new').length;
}
