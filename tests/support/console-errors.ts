import { vi } from 'vitest';

let written: string[] = [];

/** Collects what is written to console.error, so that a test which does not expect it fails. */
export function watchConsoleErrors(): void {
  written = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    written.push(words.map(String).join(' '));
  });
}

/** What was written so far; the test that takes it has expected it. */
export function takeConsoleErrors(): string[] {
  const taken = written;
  written = [];
  return taken;
}
