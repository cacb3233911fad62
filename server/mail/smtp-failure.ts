/**
 * Why a delivery failed, and what follows:
 * - `address`: the mailbox does not exist, so the email is not retried and the address gets no more emails;
 * - `refused`: the server rejects this message (its content, a policy), so it is not retried;
 * - `later`: a temporary problem (greylisting, a full mailbox), so this message waits;
 * - `silence`: no answer about this recipient, so this message waits; after several in a row all messages do;
 * - `server`: no message gets through (the server is down, denies access, rejects the sender), so all messages wait.
 */
export type FailureKind = 'address' | 'refused' | 'later' | 'silence' | 'server';

export interface Failure {
  kind: FailureKind;
  /** What the server said, in one line, for the owner. */
  reason: string;
}

/** The parts of nodemailer's errors that are read here. */
interface SmtpError {
  message?: string;
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

const MAX_REASON_LENGTH = 300;
/** Removed from reasons: a reason outlives the recipient's data, and equal reasons are counted together. */
const ADDRESS = /<?[^\s<>]+@[^\s<>]+>?/g;

/** Replies about the connection, not a message: the server closes it, or requires another login or encryption. */
const ABOUT_US = [421, 454, 530, 534, 535, 538];

/** Replies for an address that does not exist, when there is no enhanced status code. */
const NO_SUCH_ADDRESS = [550, 551, 553, 556];
/** Enhanced status codes for the same (RFC 3463). For example, 5.7.1 also comes as a 550, but means a policy. */
const NO_SUCH_ADDRESS_STATUS = /^5\.(1\.(0|1|2|3|6|10)|2\.1)$/;

/** Classifies the error that a `Mailer` rejected with. */
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
  if (code === 'ETIMEDOUT' && command === 'RCPT TO') return 'silence';
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'server';
  // Without a reply code the message never reached the server: nodemailer itself rejected it.
  if (responseCode === undefined) return 'refused';
  if (command === 'MAIL FROM' || ABOUT_US.includes(responseCode)) return 'server';
  // 503 refers to an earlier command on this connection.
  if (responseCode < 500 || responseCode === 503) return 'later';
  if (command !== 'RCPT TO') return 'refused';
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const gone =
    status === undefined ? NO_SUCH_ADDRESS.includes(responseCode) : NO_SUCH_ADDRESS_STATUS.test(status);
  return gone ? 'address' : 'refused';
}
