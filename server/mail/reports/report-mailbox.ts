import { ImapFlow } from 'imapflow';
import { DatabaseUnavailable, StorageFull, TransactionConflict } from '../../db/errors.ts';
import type { Logger } from '../../log.ts';
import type { MailboxSettings } from '../../mailbox-url.ts';
import { Periodic } from '../../periodic.ts';
import { Sleep } from '../../sleep.ts';

/** New messages are announced (IDLE); this is how late the ones are found that were not. */
const POLL_MS = 2 * 60_000;
/** Bytes read of a message: what a report says comes before the email that it returns. */
const MAX_SOURCE_BYTES = 256 * 1024;
/** After so many days nobody reports any more; older unread messages are left alone. */
const MAX_AGE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Between two messages, so that a full mailbox does not keep the process from its visitors. */
const PAUSE_MS = 20;
const CONNECTION_TIMEOUT_MS = 30_000;
const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 10 * 60_000;
/** Errors that are not the message's own, so that it is read again. */
const PASSING = [DatabaseUnavailable, StorageFull, TransactionConflict];

interface Deps {
  mailbox: MailboxSettings;
  /** Acts on a message. @returns whether it was a report, so that nobody needs to read it. When it throws, somebody does */
  accept: (source: Uint8Array) => Promise<boolean>;
  log: Logger;
}

/**
 * Reads reports from a mailbox over IMAP, for as long as the process runs. Messages that are read are flagged as seen,
 * the others are left as they are, and none is deleted. Several processes may read the same mailbox.
 */
export class ReportMailbox {
  readonly #deps: Deps;
  /** Until there may be new messages. */
  readonly #sleep = new Sleep();
  /** One session after the other; a failed server is tried again. */
  readonly #sessions: Periodic;
  /** Since the last session that could read. */
  #failures = 0;
  #stopping = false;
  #client: ImapFlow | null = null;
  /** The unread messages that are no reports, by UID, in the folder of this UIDVALIDITY. */
  #others = new Set<number>();
  #validity: bigint | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#sessions = new Periodic({
      work: async () => {
        await this.#session();
        return retryDelay(this.#failures);
      },
      onFailure: (error) => this.#failed(error),
    });
  }

  start(): void {
    this.#sessions.start();
  }

  /** Disconnects. A message that was being read stays unread, to be read again: a report counts once. */
  close(): Promise<void> {
    this.#stopping = true;
    return this.#sessions.stop(() => {
      this.#sleep.wake();
      this.#client?.close();
    });
  }

  /** @returns milliseconds until the server is tried again */
  #failed(error: unknown): number {
    if (this.#stopping) return 0;
    this.#failures += 1;
    const failures = this.#failures;
    this.#deps.log.warn({ reason: reasonOf(error), failures }, 'the mailbox of reports can not be read');
    return retryDelay(failures);
  }

  /** Reads until the connection ends. @throws when it can't be used */
  async #session(): Promise<void> {
    const { mailbox, log } = this.#deps;
    const client = clientOf(mailbox);
    this.#client = client;
    client.on('error', (error: unknown) =>
      log.debug({ reason: reasonOf(error) }, 'the mailbox of reports failed'),
    );
    client.on('exists', () => this.#sleep.wake());
    client.on('close', () => this.#sleep.wake());
    try {
      await client.connect();
      const { uidValidity } = await client.mailboxOpen(mailbox.folder);
      if (uidValidity !== this.#validity) this.#others.clear();
      this.#validity = uidValidity;
      while (this.#isOpen(client)) {
        this.#sleep.rearm();
        await this.#readNew(client);
        this.#failures = 0;
        if (!this.#isOpen(client)) break;
        void client.idle().catch(() => undefined); // the next command ends it
        await this.#sleep.sleep(POLL_MS);
      }
    } finally {
      client.close();
      this.#client = null;
    }
  }

  async #readNew(client: ImapFlow): Promise<void> {
    const since = new Date(Date.now() - MAX_AGE_DAYS * DAY_MS);
    const unread = await client.search({ seen: false, since }, { uid: true });
    for (const uid of unread === false || unread === undefined ? [] : unread) {
      if (!this.#isOpen(client)) return;
      if (!this.#others.has(uid)) await this.#read(client, uid);
    }
  }

  async #read(client: ImapFlow, uid: number): Promise<void> {
    const message = await client.fetchOne(uid, { source: { maxLength: MAX_SOURCE_BYTES } }, { uid: true });
    // Another process, or a person, may have moved it.
    if (message === false || message.source === undefined) return;
    if (await this.#isReport(message.source)) await client.messageFlagsAdd(uid, ['\\Seen'], { uid: true });
    else this.#others.add(uid);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }

  /** One message that nothing can be made of must not keep the others from being read. */
  async #isReport(source: Uint8Array): Promise<boolean> {
    try {
      return await this.#deps.accept(source);
    } catch (error) {
      if (PASSING.some((type) => error instanceof type)) throw error;
      this.#deps.log.warn({ reason: reasonOf(error) }, 'a message in the mailbox of reports was left unread');
      return false;
    }
  }

  #isOpen(client: ImapFlow): boolean {
    return !this.#stopping && client.usable;
  }
}

/** Without TLS nothing is sent to another machine, the password least of all. */
function clientOf({ host, port, secure, isLoopback, user, password }: MailboxSettings): ImapFlow {
  return new ImapFlow({
    host,
    port,
    secure,
    ...(secure || isLoopback ? {} : { doSTARTTLS: true }),
    // Nobody can intercept connections on this machine, and a local server's certificate is often self-signed.
    tls: { rejectUnauthorized: !isLoopback },
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    maxIdleTime: POLL_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: CONNECTION_TIMEOUT_MS,
  });
}

function retryDelay(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1), MAX_RETRY_MS);
}

/** What the server said, without what was sent to it. */
function reasonOf(error: unknown): string {
  const { responseText, message } = error as { responseText?: string; message?: string };
  return responseText ?? message ?? String(error);
}
