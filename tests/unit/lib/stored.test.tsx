import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { HostContext } from '#app/lib/host.ts';
import { parseFlags, useFlags } from '#app/lib/flags.ts';
import { safeStorage, type SafeStorage } from '#app/lib/storage.ts';
import { readStored, writeStored } from '#app/lib/stored.ts';
import { testHost } from '#tests/support/render.tsx';

const KEY = 'marks';

function Marks() {
  const { flagged, mark, unflag } = useFlags(KEY);
  return (
    <>
      <output>{[...flagged].join()}</output>
      <button onClick={() => mark(7)}>mark</button>
      <button onClick={() => unflag(7)}>unflag</button>
    </>
  );
}

function show(storage: SafeStorage) {
  render(
    <HostContext value={{ ...testHost(), storage }}>
      <Marks />
      <Marks />
    </HostContext>,
  );
  return {
    seen: () => screen.getAllByRole('status').map((output) => output.textContent),
    press: (name: string) => act(() => screen.getAllByRole('button', { name })[0]!.click()),
  };
}

const open = safeStorage(() => window.localStorage);
const full: SafeStorage = { get: () => null, set: () => undefined, remove: () => undefined };

beforeEach(() => window.localStorage.clear());

describe('what is kept in the browser', () => {
  it('[K1] is kept by id, seen everywhere at once, and can be taken back', () => {
    const { seen, press } = show(open);
    press('mark');
    expect(seen()).toEqual(['7', '7']);
    expect(window.localStorage.getItem(KEY)).toBe('[7]');
    press('unflag');
    expect(seen()).toEqual(['', '']);
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('keeps the marks that another window has made meanwhile, and shows them', () => {
    const { seen, press } = show(open);
    window.localStorage.setItem(KEY, '[3]');
    press('mark');
    expect(window.localStorage.getItem(KEY)).toBe('[3,7]');
    window.localStorage.setItem(KEY, '[3,7,9]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(seen()).toEqual(['3,7,9', '3,7,9']);
  });

  it('lasts as long as the page where storage is full or closed', () => {
    const { seen, press } = show(full);
    press('mark');
    expect(seen()).toEqual(['7', '7']);
    writeStored(full, KEY, null);
    expect(readStored(full, KEY)).toBeNull();
  });

  it('takes nothing for a mark that is none', () => {
    expect(parseFlags('[1,"2",-3,4.5,null,6]')).toEqual([1, 6]);
    expect([parseFlags('{'), parseFlags('{"a":1}'), parseFlags(null)]).toEqual([[], [], []]);
  });
});
