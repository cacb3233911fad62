import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fieldAnswers } from '#content/words/answers.ts';
import { NOW, slot, workday } from '#tests/support/consultations.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput, messageInput } from '#tests/support/factories.ts';
import { startMailApp } from '#tests/support/mail-app.ts';
import { listContacts, listSubscribers } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

const TYPED = 'user@exämple.de';
const KNOWN = 'user@xn--exmple-cua.de';

describe('an address with a domain beyond ASCII', () => {
  const test = useTestApp({ clock: settableClock(NOW) });
  const post = (script: string, json: object) => test.app.api('POST', script, { json });

  it('is one subscriber, however it is written, and the owner reads its letters', async () => {
    for (const email of [TYPED, KNOWN, 'USER@EXÄMPLE.DE', 'user@XN--EXMPLE-CUA.de'])
      expectSuccess(await post('newsletter.php', { email }));
    const { subscribers } = await listSubscribers(test.app, test.token);
    expect(subscribers.map(({ email }) => email)).toEqual([TYPED]);
    const rows = await test.app.context.db.selectFrom('subscribers').select('email').execute();
    expect(rows).toEqual([{ email: KNOWN }]);
  });

  it('may write and book', async () => {
    expectSuccess(await post('contact-form.php', messageInput({ email: TYPED })));
    expect((await listContacts(test.app, test.token)).contacts[0]).toMatchObject({ email: TYPED });
    expectSuccess(await post('consultation.php', bookingInput(workday(1), slot(1), { email: TYPED })));
    const row = await test.app.context.db.selectFrom('consultations').select('email').executeTakeFirst();
    expect(row).toEqual({ email: KNOWN });
  });

  it.each(['üser@example.de', '用户@例え.テスト'])(
    'is refused with letters before the @: %s',
    async (email) => {
      const answer = await post('newsletter.php', { email });
      expectRefusal(answer, 422, 'email');
      expect(answer.json.error).toBe(fieldAnswers.emailForeign);
    },
  );

  it.each(['user@ä', 'user@ä/b.de', `user@${'ä.'.repeat(120)}de`])(
    'is refused when it can be none: %s',
    async (email) => {
      expectRefusal(await post('newsletter.php', { email }), 422, 'email');
    },
  );
});

it('gets its mail by the name that mail servers know', async () => {
  const lines: string[] = [];
  // The mail server of the tests tells addresses in their letters; what it was told is seen on the way.
  let behind = 0;
  const wire = createServer((client) => {
    const server = connect(behind, '127.0.0.1');
    client.on('data', (bytes) => lines.push(bytes.toString()));
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(wire, 'listening');
  onTestFinished(() => void wire.close());
  const { app, smtp, later } = await startMailApp({}, (port) => {
    behind = port;
    return `smtp://127.0.0.1:${(wire.address() as AddressInfo).port}`;
  });
  expectSuccess(await app.api('POST', 'newsletter.php', { json: { email: TYPED } }));
  await later(0);
  expect(smtp.received).toHaveLength(1);
  expect(lines.join('').match(/RCPT TO:.+/g)).toEqual([`RCPT TO:<${KNOWN}>`]);
});
