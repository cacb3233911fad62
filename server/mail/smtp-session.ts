import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpSettings } from '../smtp-url.ts';
import type { ComposedMessage } from './compose-message.ts';

/** Maximum milliseconds for the steps of a session. */
export interface SmtpTimeouts {
  /** From looking up the host's name to the greeting, and for the TLS handshake. */
  connect: number;
  /** Between a command and its reply, up to the reply to DATA. */
  reply: number;
  /** Without a sign of life while a message is transferred, and until the reply to it. */
  message: number;
}

export const SMTP_TIMEOUTS: SmtpTimeouts = {
  connect: 30_000,
  reply: 30_000,
  // RFC 5321, 4.5.3.2.6: with a shorter one, a message that was accepted may be sent again.
  message: 10 * 60_000,
};

/** The parts of nodemailer's errors that are read here, see smtp-failure.ts, too. */
export interface SmtpError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number | false;
}

/** What nodemailer logs of a conversation: commands without secrets, and replies. */
interface LogEntry {
  tnx?: string;
}

const COMMAND = /^(EHLO|HELO|STARTTLS|MAIL FROM|RCPT TO|DATA|RSET|QUIT)\b/;

/**
 * One connection to the mail server: nodemailer's, which pipelines the envelope (RFC 2920) where that is offered, with a
 * time-out for each reply. Its errors are nodemailer's, or have the same properties.
 */
export class SmtpSession {
  readonly #settings: SmtpSettings;
  readonly #timeouts: SmtpTimeouts;
  readonly #connection: SMTPConnection;
  /** Commands without a reply, in order. */
  readonly #unanswered: string[] = [];
  #silence: NodeJS.Timeout | undefined;
  #reject: ((error: Error) => void) | null = null;
  #isOpen = true;
  #hasSent = false;
  #heardAt = performance.now();

  constructor(settings: SmtpSettings, timeouts: SmtpTimeouts, onEnd: () => void) {
    this.#settings = settings;
    this.#timeouts = timeouts;
    const { host, port, encryption, verify } = settings;
    const observe = (entry: LogEntry, text = '') => this.#observe(entry, text);
    this.#connection = new SMTPConnection({
      host,
      port,
      secure: encryption === 'implicit',
      requireTLS: encryption === 'required',
      ignoreTLS: encryption === 'none',
      tls: { rejectUnauthorized: verify },
      connectionTimeout: timeouts.connect,
      greetingTimeout: timeouts.connect,
      socketTimeout: timeouts.message,
      transactionLog: true,
      logger: {
        trace: observe,
        debug: observe,
        info: observe,
        warn: observe,
        error: observe,
        fatal: observe,
      },
    });
    this.#connection.on('error', (error: Error) => this.#reject?.(error));
    this.#connection.on('end', () => {
      this.#isOpen = false;
      clearTimeout(this.#silence);
      // What ended it is told after the end, when it is known.
      const reject = this.#reject;
      setImmediate(() => reject?.(closedError()));
      onEnd();
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether the server has said something within so many milliseconds. */
  heardWithin(milliseconds: number): boolean {
    return performance.now() - this.#heardAt <= milliseconds;
  }

  /** Whether a message went over it. */
  get hasSent(): boolean {
    return this.#hasSent;
  }

  /** Connects, encrypts and logs in. @param pipelines whether pipelining may be used */
  async open(pipelines: boolean): Promise<void> {
    try {
      await this.#ask((done) => this.#connection.connect(done));
      if (!pipelines) stopPipelining(this.#connection);
      const { login } = this.#settings;
      if (login !== null && this.#connection.allowsAuth) {
        await this.#ask((done) => this.#connection.login(login, done));
      }
    } catch (error) {
      this.close();
      throw explained(error as SmtpError, this.#settings);
    }
  }

  /**
   * Sends one message.
   * @throws `Unsent` when the connection ended before anything of the message was sent, so that it can go over another
   */
  async send({ bytes, envelope }: ComposedMessage): Promise<void> {
    const body = Readable.from([bytes], { objectMode: false });
    try {
      const sized = { from: envelope.from, to: [envelope.to], size: bytes.length };
      await this.#ask((done) => this.#connection.send(sized, body, done));
      this.#hasSent = true;
    } catch (cause) {
      const error = cause as SmtpError;
      const isGone = !this.#isOpen || endsSession(error);
      if (isGone) this.close();
      else await this.#reset();
      const isUnsent = isGone && !body.readableDidRead && !isSilenceAbout(error, 'RCPT TO', 'DATA');
      if (isUnsent) throw new Unsent(error.message, { cause: error });
      throw tooLarge(error, bytes.length) ?? error;
    }
  }

  /** Says goodbye. */
  quit(): void {
    this.#isOpen = false;
    this.#connection.quit();
  }

  /** Ends the connection; what is under way fails. */
  close(): void {
    this.#connection.close();
  }

  /** Prepares for another message after one that was refused, or closes. */
  async #reset(): Promise<void> {
    try {
      await this.#ask((done) => this.#connection.reset(done));
    } catch {
      this.close();
    }
  }

  /** Asks the connection for something that ends with its callback, its error, or a time-out. */
  async #ask(act: (done: (error?: Error | null) => void) => void): Promise<void> {
    try {
      await new Promise<void>((resolve, reject) => {
        this.#reject = reject;
        if (!this.#isOpen) reject(closedError());
        else {
          act((error) => {
            if (error === undefined || error === null) resolve();
            else reject(error);
          });
        }
      });
    } finally {
      this.#reject = null;
      clearTimeout(this.#silence);
    }
  }

  #observe({ tnx }: LogEntry, text: string): void {
    if (tnx === 'client') this.#unanswered.push(COMMAND.exec(text)?.[1] ?? (text === '.' ? 'DATA' : 'AUTH'));
    else if (tnx === 'server') {
      this.#heardAt = performance.now();
      this.#unanswered.shift();
    } else return;
    clearTimeout(this.#silence);
    if (this.#unanswered.length > 0) {
      this.#silence = setTimeout(() => this.#timeOut(), this.#timeouts.reply);
    }
  }

  #timeOut(): void {
    const [command = ''] = this.#unanswered;
    this.#reject?.(silenceError(command, this.#timeouts.reply));
    this.close();
  }
}

/** Thrown when a message can go over another connection. */
export class Unsent extends Error {
  override name = 'Unsent';
  declare readonly cause: SmtpError;
}

/** Whether the mail server was silent about one of these commands. */
export function isSilenceAbout({ code, command = '' }: SmtpError, ...commands: string[]): boolean {
  return code === 'ETIMEDOUT' && commands.includes(command);
}

function endsSession({ code = '', responseCode }: SmtpError): boolean {
  return responseCode === 421 || !['EENVELOPE', 'EMESSAGE'].includes(code);
}

function closedError(): SmtpError {
  return Object.assign(new Error('Connection closed unexpectedly'), { code: 'ECONNECTION' });
}

function silenceError(command: string, milliseconds: number): SmtpError {
  const what = command === 'RCPT TO' ? 'about this recipient' : `to ${command}`;
  const message = `The mail server gave no answer ${what} within ${milliseconds / 1_000} seconds.`;
  return Object.assign(new Error(message), { code: 'ETIMEDOUT', command });
}

/** Says what is missing when the server does not encrypt: its own reply is only that it knows no such command. */
function explained(error: SmtpError, { host, encryption }: SmtpSettings): SmtpError {
  if (encryption !== 'required' || error.code !== 'ETLS' || error.response === undefined) return error;
  const message = `The mail server ${host} offers no encryption (STARTTLS), so no password and no mail was sent to it. If it is meant to be like that, add ?tls=off to SMTP_URL.`;
  return Object.assign(new Error(message, { cause: error }), { code: 'ETLS', command: 'STARTTLS' });
}

/** nodemailer's refusal of a message over the server's limit, with both sizes; null for another error. */
function tooLarge(error: SmtpError, size: number): SmtpError | null {
  const limit = /^Message size larger than allowed (\d+)/.exec(error.message)?.[1];
  if (limit === undefined) return null;
  const message = `The message has ${size} bytes, and the mail server takes at most ${limit}.`;
  return Object.assign(new Error(message, { cause: error }), { code: 'EMESSAGE' });
}

/** nodemailer offers no option for it; a test of servers that claim PIPELINING and can't do it holds this. */
function stopPipelining(connection: SMTPConnection): void {
  const internals = connection as unknown as { _supportedExtensions: string[] };
  internals._supportedExtensions = internals._supportedExtensions.filter((name) => name !== 'PIPELINING');
}
