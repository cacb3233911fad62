import { z } from 'zod';
import type { ListPagination, Success } from './envelope.ts';
import { email, honeypot, type HoneypotToSend, message, name, phone, subject } from './visitor-fields.ts';

/** A message as shown to the owner. [3.7.01]–[3.7.04] */
export interface Contact {
  id: number;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  /** `new`, `read` or any other value written by a later version. */
  status: string;
  suspected_spam: boolean;
  created_at: string;
}

export interface ContactList extends Success {
  contacts: Contact[];
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
