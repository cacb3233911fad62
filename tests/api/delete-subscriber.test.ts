import { describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { listSubscribers } from '#tests/support/reading.ts';
import { useTestApp } from '#tests/support/test-app.ts';

describe('delete-subscriber.php', () => {
  const test = useTestApp();
  const subscribe = (email: string) => test.app.api('POST', 'newsletter.php', { json: { email } });
  const remove = (query: string) =>
    test.app.api('DELETE', `delete-subscriber.php${query}`, { bearer: test.token });

  it('[7.10.06] deletes that subscriber and no other, who may come back', async () => {
    await subscribe('kept@example.com');
    await subscribe('gone@example.com');
    const gone = (await listSubscribers(test.app, test.token)).subscribers[0]!;
    const answer = await remove(`?id=${gone.id}`);
    expectSuccess(answer);
    expect(answer.json).toEqual({ success: true });
    const emails = async () =>
      (await listSubscribers(test.app, test.token)).subscribers.map((subscriber) => subscriber.email);
    expect(await emails()).toEqual(['kept@example.com']);
    expectRefusal(await remove(`?id=${gone.id}`), 404);

    await subscribe('gone@example.com');
    expect(await emails()).toEqual(['gone@example.com', 'kept@example.com']);
  });
});
