import { FLAGS_AT_ONCE } from '#shared/limits.ts';
import type { FlagChange, FlagsAnswer } from '#shared/contract/flags.ts';
import type { Host } from '../../lib/host.ts';
import { type SafeStorage, STORAGE_KEYS } from '../../lib/storage.ts';
import { followStored } from '../../lib/stored.ts';
import { changesOf, type FlagRecord, newRecord, noteChanges, takeAnswer } from './flag-record.ts';
import { changeLocalFlags, localFlags } from './local-flags.ts';

/** After a change, so that several go together. */
const PAUSE_MS = 800;
/** For what other browsers have changed meanwhile. */
const INTERVAL_MS = 60_000;

type Place = Pick<Host, 'request' | 'storage'>;

/**
 * Keeps this browser's flags and authors with the account, in the background: what changes here is sent, and what
 * changed elsewhere comes. Without a connection it waits.
 * @returns stops it
 */
export function keepFlags(place: Place, account: number): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: number | undefined;
  let isUnderWay = false;
  let isWanted = false;

  async function exchange() {
    isWanted = isUnderWay;
    if (isUnderWay || signal.aborted) return;
    isUnderWay = true;
    try {
      while (await exchangeOnce(place, account, signal)) {
        // There is more to send, or to come.
      }
    } catch {
      // The next change, connection or minute tries again.
    } finally {
      isUnderWay = false;
    }
    if (isWanted) void exchange();
  }
  const soon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void exchange(), PAUSE_MS);
  };

  const unfollow = followStored(() => {
    void inTurn(() => note(place.storage, account)); // at once: the time of the change counts, not that of sending it
    soon();
  });
  window.addEventListener('online', soon, { signal });
  document.addEventListener('visibilitychange', soon, { signal });
  const interval = window.setInterval(soon, INTERVAL_MS);
  void exchange();
  return () => {
    listening.abort();
    unfollow();
    window.clearTimeout(timer);
    window.clearInterval(interval);
  };
}

/** @returns whether there is more */
async function exchangeOnce(
  { request, storage }: Place,
  account: number,
  signal: AbortSignal,
): Promise<boolean> {
  const record = await inTurn(() => note(storage, account));
  const changes = changesOf(record, FLAGS_AT_ONCE);
  const since = record.revision;
  const answer =
    changes.length === 0
      ? await request('readFlags', { query: { since }, signal })
      : await request('keepFlags', { body: { since, changes }, signal });
  const left = await inTurn(() => take(storage, account, answer, changes));
  return answer.more || changesOf(left, 1).length > 0;
}

/** One window at a time, where the browser can do that. */
function inTurn<Result>(work: () => Result): Promise<Result> {
  // Not on pages that are not secure.
  const { locks } = navigator as { locks?: LockManager };
  return locks === undefined
    ? Promise.resolve(work())
    : locks.request('shingle-flags', () => Promise.resolve(work()));
}

function note(storage: SafeStorage, account: number): FlagRecord {
  const before = readRecord(storage, account);
  const record = noteChanges(before, localFlags(storage, before.known), new Date().toISOString());
  return saveRecord(storage, record);
}

function take(
  storage: SafeStorage,
  account: number,
  answer: FlagsAnswer,
  sent: readonly FlagChange[],
): FlagRecord {
  const { record, changed } = takeAnswer(note(storage, account), answer, sent);
  saveRecord(storage, record); // first: what is written below is no change of this browser's
  if (changed.size > 0) changeLocalFlags(storage, changed);
  return record;
}

function readRecord(storage: SafeStorage, account: number): FlagRecord {
  try {
    const record = JSON.parse(storage.get(STORAGE_KEYS.keptFlags) ?? 'null') as FlagRecord | null; // as saved below
    if (record?.account === account) return record;
  } catch {
    // Damaged: it begins anew.
  }
  return newRecord(account);
}

function saveRecord(storage: SafeStorage, record: FlagRecord): FlagRecord {
  const text = JSON.stringify(record);
  if (storage.get(STORAGE_KEYS.keptFlags) !== text) storage.set(STORAGE_KEYS.keptFlags, text);
  return record;
}
