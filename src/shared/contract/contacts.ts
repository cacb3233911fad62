import { z } from 'zod';
import type { ListPagination, Success } from './envelope.ts';
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
}

/** What else somebody wrote or booked, by their email address. */
export type OfSamePerson =
  | { kind: 'message'; id: number; created_at: string; subject: string }
  | {
      kind: 'consultation';
      id: number;
      created_at: string;
      consultation_date: string;
      consultation_time: string;
      status: string;
    };

/** A message with all that belongs to it. */
export interface ListedContact extends Contact {
  /** The oldest first. */
  replies: Reply[];
  /** The newest few. */
  others: OfSamePerson[];
}

export interface ContactList extends Success {
  contacts: ListedContact[];
  pagination: ListPagination;
}

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
