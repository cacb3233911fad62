import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  DraftSync,
  FIRST_RETRY_MS,
  MAX_WAIT_MS,
  PAUSE_MS,
  type Sent,
  type SyncState,
} from '#app/lib/draft-sync.ts';
import { ApiError } from '#app/lib/api-error.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const AT = '2026-11-23T17:42:00Z';
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A server that accepts what it is sent, or fails as it is told to. */
function setup(revision = 0) {
  const sent: { form: string; revision: number; force: boolean }[] = [];
  const dropped: number[] = [];
  const failures: ApiError[] = [];
  const states: SyncState[] = [];
  let held: Promise<void> | null = null;
  let stored = revision;
  const sync = new DraftSync<string>(
    {
      async send(form, known, force): Promise<Sent> {
        sent.push({ form, revision: known, force });
        await held;
        const failure = failures.shift();
        if (failure !== undefined) throw failure;
        stored += 1;
        return { revision: stored, saved_at: AT };
      },
      drop: (known) => Promise.resolve(dropped.push(known)),
      onChange: (state) => states.push(state),
    },
    revision,
  );
  return {
    sync,
    sent,
    dropped,
    failures,
    state: () => states.at(-1),
    /** Keeps the server's answer back until the returned function is called. */
    hold: () => {
      let release: () => void = () => undefined;
      held = new Promise<void>((resolve) => {
        release = resolve;
      });
      return () => release();
    },
  };
}

describe('the server’s copy of a draft', () => {
  it('that came onto the page is not sent back, and is followed by what is written then', async () => {
    const { sync, sent, state } = setup(4);
    sync.adopt(6, { form: 'theirs', saved_at: AT });
    sync.write('theirs');
    await pass(MAX_WAIT_MS);
    expect([sent, state()]).toEqual([[], { kind: 'saved', at: AT }]);
    sync.write('theirs and mine');
    sync.write('theirs');
    await pass(PAUSE_MS);
    expect(sent).toEqual([{ form: 'theirs', revision: 6, force: false }]);
  });

  it('is sent after a pause, the latest form alone, with the revision it follows', async () => {
    const { sync, sent, state } = setup();
    sync.write('a');
    await pass(PAUSE_MS - 1);
    sync.write('ab');
    await pass(PAUSE_MS - 1);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([{ form: 'ab', revision: 0, force: false }]);
    expect(state()).toEqual({ kind: 'saved', at: AT });
    sync.write('abc');
    await pass(PAUSE_MS);
    expect(sent.at(-1)).toEqual({ form: 'abc', revision: 1, force: false });
  });

  it('is sent in the end though nobody pauses', async () => {
    const { sync, sent } = setup();
    for (let typed = 0; typed * 500 <= MAX_WAIT_MS; typed += 1) {
      sync.write(`letter ${typed}`);
      await pass(500);
    }
    expect(sent.length).toBeGreaterThan(0);
  });

  it('is sent one at a time: what is written meanwhile comes after', async () => {
    const { sync, sent, hold } = setup();
    const release = hold();
    sync.write('first');
    await pass(PAUSE_MS);
    sync.write('second');
    await pass(PAUSE_MS * 3);
    expect(sent.map(({ form }) => form)).toEqual(['first']);
    release();
    await pass(PAUSE_MS);
    expect(sent.map(({ form, revision }) => [form, revision])).toEqual([
      ['first', 0],
      ['second', 1],
    ]);
  });

  it('is sent again without a connection, later each time, and at once when one is back', async () => {
    const { sync, sent, failures, state } = setup();
    failures.push(new ApiError('network'), new ApiError('status', { status: 502 }), new ApiError('network'));
    sync.write('kept');
    await pass(PAUSE_MS);
    expect(state()).toEqual({ kind: 'offline' });
    await pass(FIRST_RETRY_MS);
    expect(sent).toHaveLength(2);
    await pass(FIRST_RETRY_MS);
    expect(sent).toHaveLength(2);
    await pass(FIRST_RETRY_MS);
    expect(sent).toHaveLength(3);
    sync.write('kept, and more');
    sync.flush();
    await pass(0);
    expect(sent.at(-1)).toEqual({ form: 'kept, and more', revision: 0, force: false });
    expect(state()).toEqual({ kind: 'saved', at: AT });
  });

  it('never takes the place of another window’s without being asked', async () => {
    const { sync, sent, failures, state } = setup(4);
    failures.push(new ApiError('refused', { status: 409 }));
    sync.write('mine');
    await pass(PAUSE_MS);
    expect(state()).toEqual({ kind: 'conflict' });
    sync.write('mine, still');
    sync.flush();
    await pass(MAX_WAIT_MS);
    expect(sent).toHaveLength(1);
    sync.overwrite('mine, still');
    await pass(0);
    expect(sent.at(-1)).toEqual({ form: 'mine, still', revision: 4, force: true });
    expect(state()).toEqual({ kind: 'saved', at: AT });
  });

  it('follows the other window’s when that one is adopted', async () => {
    const { sync, sent, failures } = setup(4);
    failures.push(new ApiError('refused', { status: 409 }));
    sync.write('mine');
    await pass(PAUSE_MS);
    sync.adopt(7);
    sync.write('theirs, and more');
    await pass(PAUSE_MS);
    expect(sent.at(-1)).toEqual({ form: 'theirs, and more', revision: 7, force: false });
  });

  it('is said to be refused where the server does not take it, until something else is written', async () => {
    const { sync, failures, state, sent } = setup();
    failures.push(new ApiError('refused', { status: 413, serverError: 'That is too long.' }));
    sync.write('long');
    await pass(PAUSE_MS);
    expect(state()).toEqual({ kind: 'refused', message: 'That is too long.' });
    sync.write('short');
    await pass(PAUSE_MS);
    expect(sent.at(-1)?.form).toBe('short');
    expect(state()?.kind).toBe('saved');
  });

  it('is removed when nothing differs any more, after what is on its way', async () => {
    const { sync, sent, dropped, hold, state } = setup();
    const release = hold();
    sync.write('gone again');
    await pass(PAUSE_MS);
    sync.write(null);
    sync.flush();
    release();
    await pass(PAUSE_MS);
    expect(sent).toHaveLength(1);
    expect(dropped).toEqual([1]);
    expect(state()).toEqual({ kind: 'idle' });
  });

  it('is nothing to remove where nothing was sent', async () => {
    const { sync, dropped, sent } = setup();
    sync.write('never sent');
    sync.write(null);
    await pass(MAX_WAIT_MS);
    expect([sent, dropped]).toEqual([[], []]);
  });

  it('gets what is pending when the page is left', async () => {
    const { sync, sent } = setup();
    sync.write('the last word');
    sync.stop();
    await pass(0);
    expect(sent.map(({ form }) => form)).toEqual(['the last word']);
  });
});
