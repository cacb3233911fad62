import { beforeEach, describe, expect, it, vi } from 'vitest';
import { safeStorage } from '#app/lib/storage.ts';
import { createThemeStore } from '#app/lib/theme.ts';
import { FakeMediaQuery } from '#tests/support/jsdom-parts.ts';

function setUp(systemIsDark: boolean) {
  const root = document.createElement('html');
  const system = new FakeMediaQuery('(prefers-color-scheme: dark)', systemIsDark);
  const storage = safeStorage(() => window.localStorage);
  return { root, system, theme: createThemeStore(root, system as unknown as MediaQueryList, storage) };
}

describe('the theme', () => {
  beforeEach(() => window.localStorage.clear());

  it('is the system’s until a visitor chooses, and follows it', () => {
    const { system, theme } = setUp(false);
    const listener = vi.fn();
    theme.subscribe(listener);
    expect(theme.current()).toBe('light');
    system.turn(true);
    expect(theme.current()).toBe('dark');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('remembers a choice that differs from the system', () => {
    const { root, theme } = setUp(false);
    theme.choose('dark');
    expect([theme.current(), root.dataset.theme, window.localStorage.getItem('theme')]).toEqual([
      'dark',
      'dark',
      'dark',
    ]);
  });

  it('forgets a choice that is the system’s own', () => {
    const { root, theme } = setUp(true);
    theme.choose('light');
    theme.choose('dark');
    expect([theme.current(), root.dataset.theme, window.localStorage.getItem('theme')]).toEqual([
      'dark',
      undefined,
      null,
    ]);
  });
});
