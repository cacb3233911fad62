import type { Contact, ListedContact } from '#shared/contract/contacts.ts';
import type { ContactRow } from '../../db/tables.ts';
import { readableEmail } from '../../readable-email.ts';
import { presentReply } from '../replies/replies.presenter.ts';
import type { Conversation } from './conversations.ts';

export function presentContact(row: ContactRow): Contact {
  const isDone = row.answered_at !== null || row.settled_at !== null;
  return {
    id: row.id,
    name: row.name,
    email: readableEmail(row.email),
    phone: row.phone,
    subject: row.subject,
    message: row.message,
    status: row.status === 'new' && isDone ? 'read' : row.status,
    suspected_spam: row.suspected_spam === 1,
    created_at: row.created_at,
    answered_at: row.answered_at,
    settled_at: row.settled_at,
  };
}

export function presentConversation({ contact, replies, hasDraft, others }: Conversation): ListedContact {
  return { ...presentContact(contact), replies: replies.map(presentReply), has_draft: hasDraft, others };
}
