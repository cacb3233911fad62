import { afterAll, afterEach, beforeAll } from 'vitest';
import { type CalendarServer, startCalendarServer } from './calendar-server.ts';

/** One for all tests of a group, which is empty at the beginning of each. */
export function useCalendarServer(): CalendarServer {
  let started: CalendarServer | null = null;
  beforeAll(async () => {
    started = await startCalendarServer();
  });
  afterEach(() => {
    started?.files.clear();
    started?.asked.splice(0);
  });
  afterAll(() => started?.stop());
  return new Proxy({} as CalendarServer, {
    get: (_target, name: keyof CalendarServer) => started?.[name], // inside tests it is there
  });
}
