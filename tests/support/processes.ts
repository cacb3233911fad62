import { afterAll, beforeAll } from 'vitest';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** Three apps on one database, as three processes behind a balancer would be; read them inside tests only. */
export function useProcesses(options: TestAppOptions = {}): {
  readonly apps: readonly [TestApp, TestApp, TestApp];
} {
  let started: readonly [TestApp, TestApp, TestApp] | null = null;
  beforeAll(async () => {
    const first = await startTestApp(options);
    const others = { ...options, beside: first };
    started = [first, await startTestApp(others), await startTestApp(others)];
  });
  afterAll(async () => {
    for (const app of started?.toReversed() ?? []) await app.stop();
  });
  return {
    get apps() {
      if (started === null) throw new Error('The apps are there only inside tests.');
      return started;
    },
  };
}
