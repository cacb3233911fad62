import type { EmailKind } from '../db/tables.ts';

/** The tabs of the dashboard that notices are about. */
export type NoticeTab = 'messages' | 'consultations' | 'campaigns';

/** What a notice to the owner tells of, as a digest counts it. */
export type NoticeNews =
  'message' | 'booking' | 'move' | 'cancellation' | 'refusal' | 'newsletter' | 'backup';

/** The content of an email. */
export interface EmailContent {
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, where it is not the owner. */
  replyTo?: string;
  /** Headers that differ between emails of a kind; the others are in message-headers.ts. */
  headers?: Record<string, string>;
  /** Its heading in a digest where that is not the subject; it is not sent by itself. */
  heading?: string;
  /** The excerpt quoted in a digest, see templates/digest.tsx; it is not sent by itself. */
  excerpt?: string;
  /** What a digest says beside it, such as a telephone number; it is not sent by itself either. */
  facts?: { label: string; value: string }[];
  /** The dashboard's tab that shows what a notice is about; it is not sent. */
  tab?: NoticeTab;
  /** What a digest counts it as; it is not sent. */
  news?: NoticeNews;
  /** An iCalendar file and its METHOD. */
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string };
}

export interface Message extends EmailContent {
  kind: EmailKind;
  /** The campaign's id, in a newsletter. */
  campaign?: number;
  to: string;
  /** Without angle brackets. */
  messageId: string;
  /** Where bounces go (MAIL FROM), where it is not the sender's address. */
  returnPath?: string;
}

/** How many messages a `Mailer` takes at a time. */
export interface Capacity {
  messages: number;
  /** Whether it takes one more, for a person, while those hang. */
  hasSpare: boolean;
}

/**
 * Sends messages to the next mail server. `send` resolves once that server has accepted the message and rejects with a
 * `MailerBusy`, or with the error that smtp-failure.ts classifies.
 */
export interface Mailer {
  send: (message: Message) => Promise<void>;
  /** What it takes now, without it one message at a time. */
  capacity?: () => Capacity;
  /** Closes the connections; messages being sent are aborted. */
  close: () => void;
}

/** Nothing was sent: the mail server takes no further connection now, and the others are busy. */
export class MailerBusy extends Error {
  override name = 'MailerBusy';
}
