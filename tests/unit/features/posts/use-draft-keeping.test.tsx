import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findDraft } from '#app/features/posts/kept-drafts.ts';
import { emptyForm } from '#app/features/posts/post-form.ts';
import { KEEP_DELAY_MS, useDraftKeeping } from '#app/features/posts/use-draft-keeping.ts';
import { HostContext } from '#app/lib/host.ts';
import { testHost } from '#tests/support/render.tsx';

const form = { ...emptyForm([]), title: 'Bread', content: '<p>As it was reported.</p>' };
const unreported = { ...form, content: '<p>As it is.</p>' };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function write() {
  const host = testHost();
  const readLatest = vi.fn(() => ({ form: unreported, isChanged: true }));
  renderHook(
    () => useDraftKeeping({ key: 'new-1', form, version: null, isChanged: true, restored: null, readLatest }),
    { wrapper: ({ children }) => <HostContext value={host}>{children}</HostContext> },
  );
  return readLatest;
}

function keptText(): string | undefined {
  return findDraft(testHost().storage, 'new-1')?.form.content;
}

it('does not ask a long text what it is while it is written: that is reported at a pause of its own', () => {
  const readLatest = write();
  act(() => void vi.advanceTimersByTime(10 * KEEP_DELAY_MS));
  expect(readLatest).not.toHaveBeenCalled();
  expect(keptText()).toBe(form.content);
});

it('asks when the window is left', () => {
  write();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(keptText()).toBe(unreported.content);
});
