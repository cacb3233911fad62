import type { EmailKind } from '../db/tables.ts';

/** The content of an email. */
export interface EmailContent {
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, where it is not the owner. */
  replyTo?: string;
  /** Headers that differ between emails of a kind; the others are in message-headers.ts. */
  headers?: Record<string, string>;
  /** The excerpt quoted in a digest, see templates/digest.tsx; it is not sent by itself. */
  excerpt?: string;
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
  /** The envelope's sender, to which bounces go, where it is not the sender. */
  returnPath?: string;
}

/**
 * Sends messages to the next mail server, one at a time. `send` resolves once that server has accepted the message and
 * rejects with the error that smtp-failure.ts classifies.
 */
export interface Mailer {
  send: (message: Message) => Promise<void>;
  /** Closes the connection; a message being sent is aborted. */
  close: () => void;
}
