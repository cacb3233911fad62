import userEvent, { type UserEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock for the rest of a test, and gives a user whose doings pass no time. Testing Library asks a global
 * `jest` to let time pass; Vitest stands in for it here.
 */
export function stopClock(): UserEvent {
  const advanceTimers = (ms: number) => void vi.advanceTimersByTime(ms);
  vi.useFakeTimers();
  vi.stubGlobal('jest', { advanceTimersByTime: advanceTimers });
  onTestFinished(() => void vi.unstubAllGlobals());
  return userEvent.setup({ advanceTimers, delay: null });
}
