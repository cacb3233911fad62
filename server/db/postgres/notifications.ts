import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresSettings } from '../../database-url.ts';
import type { Revisions } from '../revisions.ts';
import { clientConfig } from './pool.ts';

/** The channels on which the schema's triggers notify. */
const REVISIONS = 'shingle_revisions';
const OUTBOX = 'shingle_outbox';
const RECONNECT_AFTER_MS = 2_000;
const END_TIMEOUT_MS = 1_000;

/**
 * Has the revisions looked at as soon as something changes, over a connection of its own. Where notifications don't
 * come through, as behind PgBouncer, the revisions are still looked at regularly.
 */
export class Notifications {
  readonly #settings: PostgresSettings;
  readonly #revisions: Revisions;
  #onEmails: () => void = () => undefined;
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(settings: PostgresSettings, revisions: Revisions) {
    this.#settings = settings;
    this.#revisions = revisions;
  }

  /** Connects in the background, and again whenever the connection is lost. */
  listen(onEmails: () => void): void {
    this.#onEmails = onEmails;
    this.#connect();
  }

  #connect(): void {
    const client = new pg.Client(clientConfig(this.#settings));
    this.#client = client;
    client.on('notification', ({ channel }) => {
      if (channel === OUTBOX) this.#onEmails();
      else void this.#revisions.look();
    });
    client.on('error', () => undefined); // 'end' follows
    client.on('end', () => this.#reconnect());
    client
      .connect()
      .then(() => client.query(`listen ${REVISIONS}; listen ${OUTBOX}`))
      // What changed while nobody listened:
      .then(() => this.#revisions.look())
      .catch(() => client.end().catch(() => undefined));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    // Where the network swallows packets, its end would be awaited for minutes.
    await Promise.race([
      this.#client?.end().catch(() => undefined),
      pause(END_TIMEOUT_MS, undefined, { ref: false }),
    ]);
  }

  #reconnect(): void {
    if (this.#stopped) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), RECONNECT_AFTER_MS);
    this.#retry.unref();
  }
}
