import { endpoints } from '#shared/contract/endpoints.ts';
import type { Request } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { Host } from '../../lib/host.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';

/** Calls that a session's end has interrupted, and a way to go on with them or to give them up. */
export interface WaitingCalls {
  request: Request;
  /** Sends the waiting calls again; with false they fail as the server had it. */
  settle: (goOn: boolean) => void;
}

/**
 * Makes a `request` that does not fail when the session has ended: it says so through `ended`, waits for `settle`, and
 * sends the call again. So whoever was saving finds it saved after signing in, and nothing typed is lost.
 */
export function createWaitingCalls(host: Pick<Host, 'request' | 'storage'>, ended: () => void): WaitingCalls {
  let waiting: ((goOn: boolean) => void)[] = [];

  const request: Request = async (name, options) => {
    const sentWith = host.storage.get(STORAGE_KEYS.token);
    try {
      return await host.request(name, options);
    } catch (error) {
      const isOver = error instanceof ApiError && error.status === 401 && endpoints[name].auth !== 'public';
      if (!isOver) throw error;
      // Somebody may have signed in, here or in another window, while the answer was on its way.
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
