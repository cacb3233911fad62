import { z } from 'zod';
import { idsBody } from './batches.ts';
import type { ListPagination, Success } from './envelope.ts';
import { oneOf, ownerListQuery, someIds, sorting, words } from './fields.ts';
import type { OfSamePerson } from './people.ts';
import type { Reply } from './replies.ts';
import { email, honeypot, type HoneypotToSend, message, name, phone, subject } from './visitor-fields.ts';

/** A message as shown to the owner. [3.7.01]–[3.7.04] */
export interface Contact {
  id: number;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  /** `new`, `read` or any other value written by a later version. Who answers a message has read it. */
  status: string;
  suspected_spam: boolean;
  created_at: string;
  /** When it was last answered from the dashboard; null before. */
  answered_at: string | null;
  /** Since when it needs no answer from here, as one that was answered by telephone; null where it does, or has one. */
  settled_at: string | null;
}

/** A message with all that belongs to it. */
export interface ListedContact extends Contact {
  /** The oldest first. */
  replies: Reply[];
  /** Whether a reply to it is kept among the drafts: see `replyDraftKey`. */
  has_draft: boolean;
  /** The newest few messages, then calls. */
  others: OfSamePerson[];
}

/**
 * The views of the list. `open` is the inbox without what is answered or needs no answer: a reply that failed is none. `new` is so by
 * the server; which of them were read, the browser knows. `answered` is so from here. `done` is the inbox without what is open. [K1]
 */
export const CONTACT_VIEWS = ['inbox', 'open', 'new', 'answered', 'done', 'spam'] as const;
export type ContactView = (typeof CONTACT_VIEWS)[number];
/** Those that are counted; what is done is what the inbox has besides. */
export type CountedContactView = Exclude<ContactView, 'done'>;

export interface ContactList extends Success {
  contacts: ListedContact[];
  pagination: ListPagination;
  /** Where a view or some of them were asked for: how many are in each. */
  counts?: Record<CountedContactView, number>;
  /** There, too: all that are new, that want an answer, and whose answer is overdue; see `writeIds`. */
  waiting?: { unread: string; open: string; overdue: string };
  /** Where words are searched for, too: in how many of each view they are, and which of the new ones have them. */
  found?: { counts: Record<CountedContactView, number>; unread: string };
  /** There, too: whether a reply can be sent from here, which takes a mail server. */
  can_reply?: boolean;
}

/** What the list can be ordered by, besides newest first: by what each message needs. */
export const CONTACT_COLUMNS = ['need'] as const;

export const listContactsQuery = ownerListQuery.extend({
  view: oneOf(CONTACT_VIEWS),
  search: words,
  /** These alone; see `writeIds`. */
  ids: someIds,
  sort: sorting(CONTACT_COLUMNS),
});
export type ListContactsQuery = z.infer<typeof listContactsQuery>;

export const settleContactsBody = idsBody.extend({
  settled: z.boolean({ error: 'Say whether they need no answer.' }),
});
/** Messages that need no answer from here, or want one. */
export type SettleContacts = z.input<typeof settleContactsBody>;

export const judgeContactsBody = idsBody.extend({
  spam: z.boolean({ error: 'Say whether they are spam.' }),
});
/** Messages that the owner says are spam, or are not, whatever was suspected. */
export type JudgeContacts = z.input<typeof judgeContactsBody>;

/** A message as a form of the site sends it. */
export interface MessageToSend extends HoneypotToSend {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** On the contact page only. [7.6.03] */
  phone?: string;
}

export const messageBody = z.object({
  name,
  email,
  phone,
  subject,
  message,
  website: honeypot,
});
export type MessageInput = z.infer<typeof messageBody>;
