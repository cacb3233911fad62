import userEvent, { type UserEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock for the rest of a test, and returns a user whose actions take no time. Testing Library advances fake
 * timers through a global `jest`; Vitest replaces it here.
 */
export function stopClock(): UserEvent {
  const advanceTimers = (ms: number) => void vi.advanceTimersByTime(ms);
  vi.useFakeTimers();
  vi.stubGlobal('jest', { advanceTimersByTime: advanceTimers });
  onTestFinished(() => void vi.unstubAllGlobals());
  return userEvent.setup({ advanceTimers, delay: null });
}
