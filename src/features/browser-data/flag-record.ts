import type { Flag, FlagChange, FlagValue } from '#shared/contract/flags.ts';

/** What a browser knows of the flags that are kept with the account. */
export interface FlagRecord {
  account: number;
  /** What to ask the server from. */
  revision: number;
  /** Each flag with its own last change. */
  known: Record<string, [value: FlagValue, changedAt: string]>;
  /** The keys that are still to be sent, and whether this browser has made them. */
  unsent: Record<string, boolean>;
}

export const newRecord = (account: number): FlagRecord => ({ account, revision: 0, known: {}, unsent: {} });

const isSame = (one: FlagValue | undefined, other: FlagValue) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Notes what has changed in the browser since the record was made.
 * @param local what the browser has; what is missing was taken back
 * @param now ISO 8601; a change is always later than what it changes, whatever the clock says
 */
export function noteChanges(
  record: FlagRecord,
  local: ReadonlyMap<string, FlagValue>,
  now: string,
): FlagRecord {
  const known = { ...record.known };
  const unsent = { ...record.unsent };
  const after = (key: string) => laterThan(known[key]?.[1] ?? '', now);
  for (const [key, value] of local) {
    if (isSame(known[key]?.[0], value)) continue;
    unsent[key] ??= known[key] === undefined;
    known[key] = [value, after(key)];
  }
  for (const [key, [value]] of Object.entries(known)) {
    if (value === null || local.has(key)) continue;
    unsent[key] = false;
    known[key] = [null, after(key)];
  }
  return { ...record, known, unsent };
}

function laterThan(before: string, now: string): string {
  return now > before ? now : new Date(Date.parse(before) + 1).toISOString();
}

/** What is to be sent, at most so many. */
export function changesOf({ known, unsent }: FlagRecord, limit: number): FlagChange[] {
  return Object.entries(unsent)
    .slice(0, limit)
    .flatMap(([key, is_new]) => {
      const found = known[key];
      return found === undefined ? [] : [{ key, value: found[0], changed_at: found[1], is_new }];
    });
}

/**
 * Takes the server's answer in. Where two browsers have made an author of the same number, both stay: this browser's
 * gets a free number.
 * @returns the record, and what is to be changed in the browser
 */
export function takeAnswer(
  record: FlagRecord,
  { revision, flags }: { revision: number; flags: readonly Flag[] },
  sent: readonly FlagChange[],
): { record: FlagRecord; changed: Map<string, FlagValue> } {
  const known = { ...record.known };
  const unsent = new Map(Object.entries(record.unsent));
  const changed = new Map<string, FlagValue>();
  for (const { key, value, changed_at } of flags) {
    const own = known[key];
    if (own !== undefined && unsent.has(key) && !isSame(own[0], value)) {
      if (unsent.get(key) === true && value !== null && key.startsWith('author ')) {
        const free = freeAuthor([...Object.keys(known), ...flags.map((flag) => flag.key)]);
        known[free] = own;
        unsent.set(free, true);
        changed.set(free, own[0]);
      } else if (own[1] > changed_at) continue;
    }
    if (!isSame(own?.[0], value)) changed.set(key, value);
    known[key] = [value, changed_at];
    unsent.delete(key);
  }
  for (const { key, changed_at } of sent) {
    if (known[key]?.[1] === changed_at) unsent.delete(key);
  }
  return { record: { ...record, revision, known, unsent: Object.fromEntries(unsent) }, changed };
}

function freeAuthor(keys: readonly string[]): string {
  const numbers = keys.filter((key) => key.startsWith('author ')).map((key) => Number(key.split(' ')[1]));
  return `author ${Math.max(0, ...numbers) + 1}`;
}
