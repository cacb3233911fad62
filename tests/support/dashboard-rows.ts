import { replyDueOf } from '#app/features/contacts/reply-due.ts';
import { writeIds } from '#shared/id-ranges.ts';
import type { Activity, ActivityList } from '#shared/contract/activity.ts';
import type { ConsultationList, ListedConsultation } from '#shared/contract/consultations.ts';
import type { ContactList, ListedContact } from '#shared/contract/contacts.ts';
import type { ListPagination } from '#shared/contract/envelope.ts';
import type { Campaign } from '#shared/contract/campaigns.ts';
import type { Reply } from '#shared/contract/replies.ts';
import type { Subscriber, SubscriberList } from '#shared/contract/newsletter.ts';

/** When a row was created: the higher its id, the newer it is. */
function cameAt(id: number): string {
  return new Date(Date.UTC(2026, 10, 1, 18, id)).toISOString();
}

export function contactRow(id: number, changes: Partial<ListedContact> = {}): ListedContact {
  return {
    id,
    name: `Sender ${id}`,
    email: `sender${id}@example.com`,
    phone: '',
    subject: `Subject ${id}`,
    message: `Message ${id}`,
    status: 'new',
    suspected_spam: false,
    created_at: cameAt(id),
    answered_at: null,
    settled_at: null,
    replies: [],
    has_draft: false,
    others: [],
    ...changes,
  };
}

export function replyRow(id: number, changes: Partial<Reply> = {}): Reply {
  return {
    id,
    body: `Reply ${id}`,
    status: 'sent',
    reason: null,
    created_at: cameAt(id),
    due_at: cameAt(id),
    finished_at: cameAt(id),
    ...changes,
  };
}

export function subscriberRow(id: number, changes: Partial<Subscriber> = {}): Subscriber {
  return {
    id,
    email: `reader${id}@example.com`,
    status: 'active',
    suspected_spam: false,
    subscribed_at: cameAt(id),
    status_reason: null,
    soft_bounces: 0,
    ...changes,
  };
}

export function campaignRow(id: number, changes: Partial<Campaign> = {}): Campaign {
  return {
    id,
    subject: `News ${id}`,
    created_at: cameAt(id),
    state: 'sending',
    send_at: null,
    recipients: 10,
    prospects: null,
    delivered: 10,
    waiting: 0,
    failed: 0,
    cancelled: 0,
    unsubscribed: 0,
    bounced: 0,
    stopped_by: null,
    failures: [],
    is_rich: false,
    post_id: null,
    waits_for_post: false,
    post_at: null,
    on_web: false,
    page: null,
    is_corrected: false,
    ...changes,
  };
}

export function consultationRow(id: number, changes: Partial<ListedConsultation> = {}): ListedConsultation {
  return {
    id,
    name: `Client ${id}`,
    email: `client${id}@example.com`,
    phone: '',
    message: '',
    consultation_date: '2026-11-24',
    consultation_time: '9:00 AM',
    status: 'pending',
    suspected_spam: false,
    created_at: cameAt(id),
    time_zone: '',
    meeting_url: '',
    declined: false,
    confirmation_sent_at: null,
    reaches_visitor: false,
    tells_visitor: false,
    tells_at: null,
    confirmation_note: '',
    moved: null,
    cancelled: null,
    private_note: '',
    others: [],
    ...changes,
  };
}

function onePage(total: number): ListPagination {
  return { current_page: 1, total, total_pages: total === 0 ? 0 : 1, per_page: 500 };
}

/** A list that fits into one response. */
export function contactList(contacts: ListedContact[]): ContactList {
  const inbox = contacts.filter((one) => !one.suspected_spam);
  const unread = inbox.filter(({ status, answered_at }) => status === 'new' && answered_at === null);
  const overdue = unread.filter((one) => {
    const due = replyDueOf(one);
    return due !== null && due < new Date();
  });
  return {
    success: true,
    contacts,
    pagination: onePage(contacts.length),
    counts: {
      inbox: inbox.length,
      open: inbox.length,
      new: unread.length,
      answered: inbox.filter(({ answered_at }) => answered_at !== null).length,
      spam: contacts.length - inbox.length,
    },
    waiting: { unread: idsOf(unread), open: idsOf(unread), overdue: idsOf(overdue) },
  };
}

function idsOf(rows: readonly { id: number }[]): string {
  return writeIds(rows.map(({ id }) => id));
}

/** In the order given. */
export function consultationList(consultations: ListedConsultation[]): ConsultationList {
  const genuine = consultations.filter((one) => !one.suspected_spam);
  const cancelled = genuine.filter(({ status }) => status === 'cancelled').length;
  return {
    success: true,
    consultations,
    pagination: onePage(consultations.length),
    counts: {
      upcoming: genuine.length - cancelled,
      pending: genuine.filter(({ status }) => status === 'pending').length,
      past: 0,
      cancelled,
      all: genuine.length,
      spam: consultations.length - genuine.length,
    },
    waiting: {
      pending: idsOf(genuine.filter(({ status }) => status === 'pending')),
      declined: idsOf(genuine.filter(({ declined }) => declined)),
    },
  };
}

/** Newest first. */
export function subscriberList(subscribers: Subscriber[]): SubscriberList {
  const genuine = subscribers.filter((one) => !one.suspected_spam);
  const having = (status: string) => genuine.filter((one) => one.status === status).length;
  return {
    success: true,
    subscribers: [...subscribers].sort((one, other) => other.id - one.id),
    pagination: onePage(subscribers.length),
    counts: {
      listed: genuine.length,
      active: having('active'),
      pending: having('pending'),
      unsubscribed: having('unsubscribed'),
      bounced: having('bounced'),
      spam: subscribers.length - genuine.length,
    },
  };
}

/** The responses of a paginated list, in order. */
export function answersInParts<Row>(name: string, rows: readonly Row[], size: number) {
  const parts = Math.ceil(rows.length / size);
  return Array.from({ length: parts }, (_, index) => {
    const pagination: ListPagination = {
      current_page: index + 1,
      total: rows.length,
      total_pages: parts,
      per_page: size,
    };
    return {
      unchecked: { success: true, [name]: rows.slice(index * size, (index + 1) * size), pagination },
    };
  });
}

export const activityList = (activity: Activity[], pages = 1): ActivityList => ({
  success: true,
  activity,
  pagination: { current_page: 1, total: activity.length * pages, total_pages: pages, per_page: 20 },
});
