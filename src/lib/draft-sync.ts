import { ApiError } from './api-error.ts';

/** Pause after which what was written is sent, and how long nobody who never pauses has to wait for it (ms). */
export const PAUSE_MS = 1_000;
export const MAX_WAIT_MS = 10_000;
/** The first wait after a failure, and the longest (ms). */
export const FIRST_RETRY_MS = 2_000;
export const MAX_RETRY_MS = 60_000;

/**
 * Where what is written is on the server:
 * - `idle`: there is nothing to send;
 * - `waiting`: a change is sent soon; `sending`: one is on its way;
 * - `saved`: all of it is there, since `at` (ISO 8601);
 * - `offline`: it could not be sent, and is tried again;
 * - `conflict`: another window has saved since, and nothing was overwritten;
 * - `refused`: the server does not take it, for the reason in `message`.
 */
export type SyncState =
  | { kind: 'idle' }
  | { kind: 'waiting' }
  | { kind: 'sending' }
  | { kind: 'saved'; at: string }
  | { kind: 'offline' }
  | { kind: 'conflict' }
  | { kind: 'refused'; message: string };

/** What the server has by now. */
export interface Sent {
  revision: number;
  saved_at: string;
}

export interface DraftSyncDeps<Form> {
  /** Rejects with ApiError. */
  send: (form: Form, revision: number, force: boolean) => Promise<Sent>;
  /** Removes the draft of that revision. */
  drop: (revision: number) => Promise<unknown>;
  onChange: (state: SyncState, revision: number) => void;
}

/**
 * Keeps the server's copy of one draft up to date: one request at a time, the latest form only. Failures without an
 * answer are repeated until one gets through; a newer draft of another window is never overwritten without being asked.
 */
export class DraftSync<Form> {
  readonly #deps: DraftSyncDeps<Form>;
  #revision: number;
  #state: SyncState = { kind: 'idle' };
  /** What is still to be sent; null for nothing. */
  #pending: { form: Form | null; since: number } | null = null;
  /** What was taken from the server, as JSON, until something else is written; null for nothing. */
  #taken: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isSending = false;
  /** Ends with the request that is on its way. */
  #underWay: Promise<void> = Promise.resolve();
  #isStopped = false;

  /** @param revision the last one known; 0 for none */
  constructor(deps: DraftSyncDeps<Form>, revision: number) {
    this.#deps = deps;
    this.#revision = revision;
  }

  /** Whether a request is on its way. */
  get isSending(): boolean {
    return this.#isSending;
  }

  /** Whether a request is on its way, or something waits for one. */
  get isUnderWay(): boolean {
    return this.#isSending || this.#pending !== null;
  }

  /** Sends the form after a pause; null removes the draft. */
  write(form: Form | null): void {
    if (this.#taken !== null && JSON.stringify(form) === this.#taken) return;
    this.#taken = null;
    if (form === null && this.#revision === 0 && !this.#isSending) {
      this.#forget();
      return;
    }
    this.#pending = { form, since: this.#pending?.since ?? Date.now() };
    if (this.#state.kind === 'conflict' || this.#state.kind === 'offline') return;
    if (!this.#isSending && this.#state.kind !== 'waiting') this.#set({ kind: 'waiting' });
    const waited = Date.now() - this.#pending.since;
    this.#schedule(Math.max(0, Math.min(PAUSE_MS, MAX_WAIT_MS - waited)));
  }

  /** Sends what is pending now: a pause is not waited for, nor the next attempt. */
  flush(): void {
    if (this.#state.kind === 'conflict') return;
    this.#send(false);
  }

  /** After a conflict: this form takes the place of the other window's. */
  overwrite(form: Form): void {
    this.#pending = { form, since: Date.now() };
    this.#state = { kind: 'waiting' };
    this.#send(true);
  }

  /**
   * After a conflict, or once the draft is a post: what is known of the server from now on.
   * @param taken what it has, where that comes onto the page: it is not sent back
   */
  adopt(revision: number, taken?: { form: Form; saved_at: string }): void {
    this.#revision = revision;
    this.#forget();
    if (taken === undefined) return;
    this.#taken = JSON.stringify(taken.form);
    this.#set({ kind: 'saved', at: taken.saved_at });
  }

  /**
   * Sends nothing more of what was written.
   * @returns once nothing is on its way any more
   */
  async hold(): Promise<void> {
    this.#forget();
    await this.#underWay;
  }

  /** Sends what is pending, and tells nobody any more. */
  stop(): void {
    this.#isStopped = true;
    this.flush();
  }

  /** The opposite, for an owner that comes back. */
  start(): void {
    this.#isStopped = false;
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#pending = null;
    this.#failures = 0;
    this.#set({ kind: 'idle' });
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => this.#send(false), ms);
  }

  #send(force: boolean): void {
    if (this.#isSending || this.#pending === null) return;
    const { form } = this.#pending;
    clearTimeout(this.#timer);
    this.#pending = null;
    this.#isSending = true;
    this.#set({ kind: 'sending' });
    this.#underWay = this.#request(form, force);
  }

  async #request(form: Form | null, force: boolean): Promise<void> {
    try {
      if (form === null) await this.#drop();
      else await this.#save(form, force);
      this.#failures = 0;
    } catch (error) {
      this.#fail(error, form);
    }
    this.#isSending = false;
    if (this.#state.kind !== 'conflict' && this.#state.kind !== 'offline') this.#goOn();
  }

  async #save(form: Form, force: boolean): Promise<void> {
    const sent = await this.#deps.send(form, this.#revision, force);
    this.#revision = sent.revision;
    this.#set({ kind: 'saved', at: sent.saved_at });
  }

  async #drop(): Promise<void> {
    await this.#deps.drop(this.#revision);
    this.#revision = 0;
    this.#set({ kind: 'idle' });
  }

  /** What was written meanwhile. */
  #goOn(): void {
    if (this.#pending === null) return;
    if (this.#isStopped) this.#send(false);
    else this.write(this.#pending.form);
  }

  #fail(error: unknown, form: Form | null): void {
    this.#pending ??= { form, since: Date.now() };
    const status = error instanceof ApiError ? error.status : null;
    if (status === 409) {
      this.#set({ kind: 'conflict' });
    } else if (status !== null && status >= 400 && status < 500 && status !== 429) {
      this.#pending = null;
      this.#set({ kind: 'refused', message: error instanceof Error ? error.message : '' });
    } else {
      this.#set({ kind: 'offline' });
      this.#schedule(Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures));
      this.#failures += 1;
    }
  }

  #set(state: SyncState): void {
    this.#state = state;
    if (!this.#isStopped) this.#deps.onChange(state, this.#revision);
  }
}
