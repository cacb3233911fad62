import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Mailer } from '#server/mail/mailer.ts';
import { messageInput } from '#tests/support/factories.ts';
import { keepingMailer, startTestApp } from '#tests/support/test-app.ts';

describe('emails that a process adds', () => {
  it('go out through another one at once while it is busy', async () => {
    let release: () => void = () => undefined;
    const slow: Mailer = {
      send: () =>
        new Promise((resolve) => {
          release = resolve;
        }),
      close: () => release(),
    };
    const busy = await startTestApp({ mailer: slow });
    onTestFinished(() => busy.stop());
    const write = async (email: string) => {
      const answer = await busy.api('POST', 'contact-form.php', { json: messageInput({ email }) });
      expect(answer.status, answer.text).toBe(200);
    };
    await write('first@example.com');
    await vi.waitUntil(async () => {
      const rows = await busy.context.db.selectFrom('outbox').select('status').execute();
      return rows.some(({ status }) => status === 'sending');
    });

    const { mailer, sent } = keepingMailer();
    const other = await startTestApp({ mailer, beside: busy });
    onTestFinished(() => other.stop());
    await other.context.delivery!.idle(1_000); // it has nothing to do any more, and sleeps
    await write('second@example.com');
    await vi.waitUntil(() => sent.some(({ to }) => to === 'second@example.com'), { timeout: 5_000 });
  });
});
