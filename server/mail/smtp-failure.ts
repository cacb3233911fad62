import { enhancedStatus, refusalKind, type RefusalKind } from './refusal.ts';

/**
 * Why a delivery failed: a refusal of this email, or
 * - `silence`: no answer about this recipient, so this message waits; after several in a row all messages do;
 * - `server`: no message gets through, so all messages wait.
 */
export type FailureKind = RefusalKind | 'silence' | 'server';

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
const ADDRESS = /<?[^\s<>@]{1,200}@[^\s<>]{1,255}>?/g;
/** What is read of a reply, which a server may make long. */
const MAX_READ_LENGTH = 2_000;

/** Replies about the connection, not a message: the server closes it, or requires another login or encryption. */
const ABOUT_US = [421, 454, 530, 534, 535, 538];

/** Classifies the error that a `Mailer` rejected with. */
export function smtpFailure(error: unknown): Failure {
  const { message, response } = error as SmtpError;
  const said = response ?? message ?? String(error);
  return { kind: kindOf(error as SmtpError, said), reason: asReason(said) };
}

/** What a server said, in one line of at most 300 characters that names no address. */
function asReason(text: string): string {
  const line = text.slice(0, MAX_READ_LENGTH).replace(/\s+/g, ' ');
  return line.replace(ADDRESS, '(address)').trim().slice(0, MAX_REASON_LENGTH);
}

function kindOf({ code, command, responseCode }: SmtpError, said: string): FailureKind {
  if (code === 'ETIMEDOUT' && command === 'RCPT TO') return 'silence';
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'server';
  // Without a reply code the message never reached the server: nodemailer itself rejected it.
  if (responseCode === undefined) return 'content';
  if (ABOUT_US.includes(responseCode)) return 'server';
  const atRecipient = command !== 'DATA';
  const status = enhancedStatus(said);
  const kind = refusalKind({ code: responseCode, status, text: said, atRecipient });
  // The server says no to the sender, unless it is to the size that goes with the command.
  return command === 'MAIL FROM' && kind !== 'content' ? 'server' : kind;
}
