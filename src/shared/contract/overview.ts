import type { FailingCalendar } from './busy-calendars.ts';
import type { Consultation } from './consultations.ts';
import type { Contact } from './contacts.ts';
import type { Success } from './envelope.ts';

/** Writing that waits to be published: a post that is a draft, or what was not saved as a post yet. */
export interface WaitingDraft {
  /** Null for a new post. */
  post_id: number | null;
  /** Of the unsaved writing; null where there is none. */
  key: string | null;
  title: string;
  /** When it was written last. */
  saved_at: string;
}

/** A newsletter that goes out in the next days. */
export interface ComingNewsletter {
  /** Of its campaign. */
  id: number;
  subject: string;
  /** ISO 8601; one that was made from a post goes out with that, at the earliest. */
  goes_at: string;
}

/** What needs the owner. Suspected spam needs nobody. */
export interface Agenda extends Success {
  /** Those that have not ended: the ones of the next seven days, or else the next one alone; earliest first. */
  consultations: Consultation[];
  /** The newest messages that are new by the server; which of them were read, the browser knows. [K1] */
  messages: Contact[];
  /** The ones written last, and how many there are. */
  drafts: WaitingDraft[];
  draft_count: number;
  /** Those of the next seven days, earliest first. */
  newsletters: ComingNewsletter[];
  /** Emails that are due, or are tried again. */
  waiting_emails: number;
  /** Calendars of busy times that can't be read: visitors may book what they would say. */
  failing_calendars: FailingCalendar[];
}
