/** What a report says of an email, by which it is found in the outbox. */
export interface ReportedMail {
  /** References that may be ours; a signature tells, see `MailReferences`. */
  references: readonly string[];
  /** Without angle brackets. */
  messageIds: readonly string[];
  /** The recipient's address, where the reporter is trusted to name it; else null. */
  recipient: string | null;
}

/**
 * What became of an email after it was sent:
 * - `hard`: the mailbox does not exist;
 * - `soft`: a passing problem, or a refusal that says nothing of the mailbox;
 * - `complaint`: the reader called it spam;
 * - `unsubscribe`: the reader has left at the mail provider.
 */
export interface MailReport {
  /** Names the report, so that it counts once however often it arrives. */
  key: string;
  kind: 'hard' | 'soft' | 'complaint' | 'unsubscribe';
  /** Whether the email was not delivered and will not be. */
  gaveUp: boolean;
  /** What the other side said, in one line, without addresses. */
  reason: string;
  mail: ReportedMail;
  /** Whether a mail provider signed the report; otherwise anyone may have sent it. */
  signed: boolean;
}

/** A calendar's answer to an invitation. */
export interface CalendarAnswer {
  /** The event's UID. */
  uid: string;
  /** The version that it answers; null when it names none. */
  sequence: number | null;
  attendee: string;
  declined: boolean;
}

/**
 * What a message in the mailbox is: a report, an answer to an invitation, a notice that needs nothing done (delivered,
 * relayed, not spam), or something else, for a person to read.
 */
export type Arrival =
  | { is: 'report'; report: MailReport }
  | { is: 'answer'; answer: CalendarAnswer }
  | { is: 'notice' | 'other' };
