import type { ListPagination, Success } from './envelope.ts';

/** What the owner's list of what happened can tell of. */
export type ActivityKind =
  | 'signed-in'
  | 'signed-in-by-passkey'
  | 'sign-in-failed'
  | 'password-changed'
  | 'email-changed'
  | 'reset-requested'
  | 'password-reset'
  | 'passkey-added'
  | 'passkey-removed'
  | 'sessions-ended'
  | 'post-deleted'
  | 'trash-deleted'
  | 'category-deleted'
  | 'subscriber-added'
  | 'subscriber-deleted'
  | 'message-deleted'
  | 'consultation-deleted'
  | 'consultation-booked'
  | 'consultation-moved'
  | 'consultation-corrected'
  | 'consultation-cancelled'
  | 'image-deleted'
  | 'newsletter-sent'
  | 'site-exported';

/** The same that happened on one kind of device within an hour; of several rows deleted at once each counts. */
export interface Activity {
  id: number;
  kind: ActivityKind;
  /** 'Chrome on Android'; '' where there was none, as in a command. */
  device: string;
  /** When it happened last, ISO 8601. */
  happened_at: string;
  times: number;
  /** Of the posts, categories and newsletters that it happened to, as far as there is room; of people nothing. */
  titles: string[];
}

export interface ActivityList extends Success {
  activity: Activity[];
  pagination: ListPagination;
}
