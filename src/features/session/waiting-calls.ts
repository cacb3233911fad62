import type { OperationName } from '#shared/contract/endpoints.ts';
import { operations, type Request } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Host } from '../../lib/host.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';

/** Calls interrupted by the end of a session, and how to resume or abandon them. */
export interface WaitingCalls {
  request: Request;
  /** Resends the waiting calls; with false, they fail with the server's response. */
  settle: (goOn: boolean) => void;
}

/** Not so of the sign-in itself, whose 401 is its answer. */
function needsSession(name: OperationName): boolean {
  const operation = operations[name];
  return operation !== undefined && operation.auth !== 'public';
}

/**
 * Makes a `request` that does not fail when the session has ended: it calls `ended`, waits for `settle`, and resends
 * the call. An interrupted save is thus completed after signing in, and no input is lost.
 */
export function createWaitingCalls(host: Pick<Host, 'request' | 'storage'>, ended: () => void): WaitingCalls {
  let waiting: ((goOn: boolean) => void)[] = [];

  const request: Request = async (name, options) => {
    const sentWith = host.storage.get(STORAGE_KEYS.token);
    try {
      return await host.request(name, options);
    } catch (error) {
      const isOver = error instanceof ApiError && error.status === 401 && needsSession(name);
      if (!isOver) throw error;
      // A sign-in, here or in another window, may have happened while the request was running.
      const now = host.storage.get(STORAGE_KEYS.token);
      const renewed = now !== null && now !== sentWith;
      if (!renewed && !(await wait())) throw error;
      return request(name, options);
    }
  };

  function wait(): Promise<boolean> {
    return new Promise((resolve) => {
      waiting.push(resolve);
      ended();
    });
  }

  return {
    request,
    settle(goOn) {
      const calls = waiting;
      waiting = [];
      for (const resolve of calls) resolve(goOn);
    },
  };
}
