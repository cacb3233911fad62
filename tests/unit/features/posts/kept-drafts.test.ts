import { beforeEach, describe, expect, it } from 'vitest';
import { dropDraft, findDraft, keepDraft, latestDraft, noteSent } from '#app/features/posts/kept-drafts.ts';
import { emptyForm } from '#app/features/posts/post-form.ts';
import { safeStorage, type SafeStorage, STORAGE_KEYS } from '#app/lib/storage.ts';

const storage = safeStorage(() => window.localStorage);

function draft(key: string, title: string, keptAt = '2026-01-07T10:00:00.000Z') {
  return { key, form: { ...emptyForm([]), title }, version: null, keptAt };
}

beforeEach(() => window.localStorage.clear());

describe('drafts that are kept', () => {
  it('stay, though another window does not see them yet', () => {
    // A browser tells its processes a little later of each other's writes.
    const seen: Record<string, string> = {};
    const late: SafeStorage = {
      ...storage,
      get: (key) => seen[key] ?? null,
      set: (key, value) => {
        seen[key] = value;
        storage.set(key, value);
      },
    };
    keepDraft(storage, draft('new-1', 'Wheat'), null);
    keepDraft(late, draft('new-2', 'Rye'), null);
    expect(findDraft(storage, 'new-1')?.form.title).toBe('Wheat');
    expect(findDraft(storage, 'new-2')?.form.title).toBe('Rye');
  });

  it('replace the one that they go on from, unless another window has stored that again', () => {
    const first = draft('7-a', 'Bread');
    keepDraft(storage, first, null);
    keepDraft(storage, draft('7-b', 'Breads', '2026-01-07T10:01:00.000Z'), first);
    expect(findDraft(storage, '7-a')).toBeNull();
    expect(latestDraft(storage, 7)?.form.title).toBe('Breads');

    const again = draft('7-b', 'Loaves', '2026-01-07T10:02:00.000Z');
    keepDraft(storage, again, null);
    dropDraft(storage, { key: '7-b', keptAt: '2026-01-07T10:01:00.000Z' });
    expect(latestDraft(storage, 7)?.form.title).toBe('Loaves');
    dropDraft(storage, again);
    expect(latestDraft(storage, 7)).toBeNull();
    expect(window.localStorage).toHaveLength(0);
  });

  it('are read where an earlier version had them all under one key, and leave it one by one', () => {
    const rye = draft('new-1', 'Rye');
    const wheat = draft('new-2', 'Wheat');
    const together = JSON.stringify({ 'new-1': rye, 'new-2': wheat });
    window.localStorage.setItem(STORAGE_KEYS.postDrafts, together);
    const found = findDraft(storage, 'new-1')!;
    expect(found.form.title).toBe('Rye');

    const further = draft('new-1', 'Rye, again', '2026-01-07T10:01:00.000Z');
    keepDraft(storage, further, found);
    expect(findDraft(storage, 'new-1')?.form.title).toBe('Rye, again');
    dropDraft(storage, further);
    expect(findDraft(storage, 'new-1')).toBeNull();
    expect(findDraft(storage, 'new-2')?.form.title).toBe('Wheat');
    dropDraft(storage, { key: 'new-2', keptAt: wheat.keptAt });
    expect(window.localStorage).toHaveLength(0);
  });

  it('are noted as sent, but for those that were changed since, never sent, or are gone', () => {
    const sync = { revision: 1, isSent: false, window: 'w' };
    const rye = { ...draft('new-1', 'Rye'), sync };
    keepDraft(storage, rye, null);
    keepDraft(storage, draft('new-2', 'Of the window'), null);
    noteSent(storage, 'new-1', 2, ({ title }) => title === 'Ry');
    expect(findDraft(storage, 'new-1')).toEqual(rye);
    for (const key of ['new-1', 'new-2', 'new-3']) noteSent(storage, key, 2, () => true);
    expect(findDraft(storage, 'new-1')).toEqual({ ...rye, sync: { ...sync, revision: 2, isSent: true } });
    expect(findDraft(storage, 'new-2')).not.toHaveProperty('sync');
    expect(findDraft(storage, 'new-3')).toBeNull();
  });
});
