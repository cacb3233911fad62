/**
 * What a failed delivery says, and so what is done about it:
 * - `address`: there is no such mailbox, so it is not tried again and nothing more is written to it;
 * - `refused`: this message will not be taken (what it says, a policy), so it is not tried again;
 * - `later`: not now (greylisting, a full mailbox), so this message waits;
 * - `server`: no message gets through (it is down, does not let us in, refuses the sender), so all of them wait.
 */
export type FailureKind = 'address' | 'refused' | 'later' | 'server';

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

const MAX_REASON_LENGTH = 300;
/** A reason says nothing of whose mail it was: it outlasts who is forgotten, and one reason counts once. */
const ADDRESS = /<?[^\s<>]+@[^\s<>]+>?/g;

/** Replies about us rather than a message: it closes, or wants another login or encryption. */
const ABOUT_US = [421, 454, 530, 534, 535, 538];

/** Replies that tell of an address that does not exist, where no enhanced status says more. */
const NO_SUCH_ADDRESS = [550, 551, 553, 556];
/** The same by enhanced status (RFC 3463). 5.7.1, for one, comes as a 550, too, and tells of a policy. */
const NO_SUCH_ADDRESS_STATUS = /^5\.(1\.(0|1|2|3|6|10)|2\.1)$/;

/** Sorts what a `Mailer` rejected with. */
export function smtpFailure(error: unknown): Failure {
  const { message, response } = error as SmtpError;
  const reason = (response ?? message ?? String(error))
    .replace(/\s+/g, ' ')
    .replace(ADDRESS, '(address)')
    .trim()
    .slice(0, MAX_REASON_LENGTH);
  return { kind: kindOf(error as SmtpError), reason };
}

function kindOf({ code, command, responseCode, response = '' }: SmtpError): FailureKind {
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'server';
  // Without an answer it never got to the server: nodemailer itself found the message impossible.
  if (responseCode === undefined) return 'refused';
  if (command === 'MAIL FROM' || ABOUT_US.includes(responseCode)) return 'server';
  // 503 is about what came before on this connection.
  if (responseCode < 500 || responseCode === 503) return 'later';
  if (command !== 'RCPT TO') return 'refused';
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const gone =
    status === undefined ? NO_SUCH_ADDRESS.includes(responseCode) : NO_SUCH_ADDRESS_STATUS.test(status);
  return gone ? 'address' : 'refused';
}
