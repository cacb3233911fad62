import { describe, expect, it } from 'vitest';
import { expectNoInsides } from '#tests/support/expectations.ts';
import { useTestApp } from '#tests/support/test-app.ts';

describe('/healthz', () => {
  const test = useTestApp();

  it('says whether the database answers', async () => {
    const well = await fetch(`${test.app.url}/healthz`);
    expect(well.status).toBe(200);
    expect(await well.json()).toEqual({ status: 'ok' });

    await test.app.context.db.destroy();
    const ill = await fetch(`${test.app.url}/healthz`);
    expect(ill.status).toBe(503);
    const text = await ill.text();
    expectNoInsides(text);
    expect(text).not.toMatch(/error:/i);
  });
});
