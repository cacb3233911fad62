import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetUndo } from '#app/components/dashboard/undo-stack.ts';
import { forgetUnsaved } from '#app/components/dashboard/unsaved.ts';
import { addOperations } from '#app/lib/api-client.ts';
import { endpoints } from '#shared/contract/endpoints.ts';
import { takeConsoleErrors, watchConsoleErrors } from './console-errors.ts';
import { installMissingBrowserParts, leaveCleanWindow } from './jsdom-parts.ts';

addOperations(endpoints); // tests call what they like, whichever page they render

configure({ asyncUtilTimeout: 10_000 }); // a busy machine must not fail tests

if (typeof window !== 'undefined') installMissingBrowserParts(window);

beforeEach(() => watchConsoleErrors());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof window !== 'undefined') {
    leaveCleanWindow(window);
    // They outlast their page, and with that their test.
    forgetUnsaved();
    forgetUndo();
  }
  const errors = takeConsoleErrors();
  vi.restoreAllMocks();
  expect(errors, 'the test wrote to console.error without expecting it').toEqual([]);
});
