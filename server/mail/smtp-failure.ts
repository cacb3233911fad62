/**
 * Whose fault a failed delivery is, and so what is done about it:
 * - `recipient`: this message will never be taken by this address, so it is not tried again;
 * - `message`: not now (greylisting, a full mailbox), so this message waits;
 * - `server`: no message gets through (it is down, does not let us in, refuses the sender), so all of them wait.
 */
export type FailureKind = 'recipient' | 'message' | 'server';

export interface Failure {
  kind: FailureKind;
  /** For the owner: what the server said, in one line. */
  reason: string;
}

/** What nodemailer rejects with, as far as it is read here. */
interface SmtpError {
  message?: string;
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

const LONGEST_REASON = 300;
/** A reason says nothing of whose mail it was: it outlasts who is forgotten, and one reason counts once. */
const ADDRESS = /<?[^\s<>]+@[^\s<>]+>?/g;

/** Sorts what a `Mailer` rejected with. */
export function smtpFailure(error: unknown): Failure {
  const { message, code, command, responseCode, response } = error as SmtpError;
  const reason = (response ?? message ?? String(error))
    .replace(/\s+/g, ' ')
    .replace(ADDRESS, '(address)')
    .trim()
    .slice(0, LONGEST_REASON);
  const aboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (!aboutMessage || command === 'MAIL FROM') return { kind: 'server', reason };
  // Without an answer it never got to the server: nodemailer itself found the address impossible.
  const permanent = responseCode === undefined || responseCode >= 500;
  return { kind: permanent ? 'recipient' : 'message', reason };
}
