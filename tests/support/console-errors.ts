import { vi } from 'vitest';

let written: string[] = [];

/** Collects console.error calls, so that a test that does not expect any fails. */
export function watchConsoleErrors(): void {
  written = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    written.push(words.map(String).join(' '));
  });
}

/** Returns the errors so far and marks them as expected. */
export function takeConsoleErrors(): string[] {
  const taken = written;
  written = [];
  return taken;
}
