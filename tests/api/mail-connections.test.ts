import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type MailApp, ONE_CONNECTION, startMailApp } from '#tests/support/mail-app.ts';
import { startRawSmtp } from '#tests/support/raw-smtp.ts';
import type { Faults } from '#tests/support/smtp.ts';

const QUICK = { reply: 300, connect: 300 };
const READERS = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com', 'e@example.com'];
const never = new Promise<never>(() => undefined);

/** An address of this machine that is not a loopback address, if it has one. */
const OWN_ADDRESS = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === 'IPv4' && !address.internal)?.address;

/** Faults that hold each answer until `open` is called. */
function gate(about: 'recipient' | 'taken', to?: (address: string) => boolean) {
  let open: () => void = () => undefined;
  const opened = new Promise<null>((resolve) => {
    open = () => resolve(null);
  });
  const faults: Faults = { [about]: (address: string) => (to?.(address) === false ? null : opened) };
  return { faults, open };
}

async function putReceipt({ app }: MailApp, to: string): Promise<void> {
  const content = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const { inTransaction, outbox } = app.context;
  await inTransaction((transaction) => outbox.put(transaction, [{ kind: 'receipt', to, content }]));
}

describe('a mail server without an answer', () => {
  it.each([
    ['one connection', '1'],
    ['three connections', '3'],
  ])('about one recipient: that email waits and says why, the others go (%s)', async (_what, count) => {
    const silence = (address: string) => (address === READERS[1] ? never : null);
    const mail = await startMailApp({ recipient: silence }, undefined, {
      env: { MAIL_CONNECTIONS: count },
      timeouts: QUICK,
    });
    await mail.addSubscribers(...READERS);
    const answer = await mail.sendCampaign();
    expect(answer.json).toMatchObject({ summary: { success_count: 4, waiting_count: 1 } });
    expect((await mail.outbox())[READERS[1]!]).toEqual({
      status: 'waiting',
      attempts: 1,
      reason: 'The mail server gave no answer about this recipient within 0.3 seconds.',
    });
    expect(await mail.app.context.delivery!.holdReason()).toBeNull();
    expect(new Set(mail.reached()).size).toBe(4);
  });

  it.each([
    ['about any recipient', { recipient: () => never }, 'about this recipient'],
    ['to MAIL FROM', { sender: () => never }, 'to MAIL FROM'],
  ])('%s holds all mail', async (_what, faults, words) => {
    const mail = await startMailApp(faults, undefined, { timeouts: QUICK });
    await mail.addSubscribers(...READERS);
    await mail.sendCampaign();
    await mail.later(1);
    await mail.later(1);
    expect(await mail.app.context.delivery!.holdReason()).toContain(words);
    expect(Object.values(await mail.outbox()).map(({ status }) => status)).toEqual(Array(5).fill('waiting'));
    mail.smtp.faults = {};
    await mail.later(60);
    expect(mail.reached().sort()).toEqual(READERS);
  });

  it('to the connection holds all mail', async () => {
    const mute = await startRawSmtp({ greeting: () => null });
    const mail = await startMailApp({}, () => `smtp://127.0.0.1:${mute.port}`, { timeouts: QUICK });
    await mail.addSubscribers(...READERS);
    await mail.sendCampaign();
    await mail.later(1);
    expect(await mail.app.context.delivery!.holdReason()).toBe('Greeting never received');
    expect(mute.connections).toBe(2); // one a try, whatever waits
  });

  it('to a complete message is waited for, and nothing is sent twice', async () => {
    const { faults, open } = gate('taken', (address) => address === READERS[0]);
    const mail = await startMailApp(faults, undefined, { timeouts: QUICK });
    await mail.addSubscribers(...READERS);
    const sent = mail.sendCampaign();
    await mail.smtp.arrived(5); // the others go on
    await mail.app.context.delivery!.idle(3 * QUICK.reply); // longer than for a command
    open();
    expect((await sent).json).toMatchObject({ summary: { success_count: 5, waiting_count: 0 } });
    expect(mail.reached().sort()).toEqual(READERS);
  });

  it('to newsletters does not keep an email to a person waiting', async () => {
    const { faults, open } = gate('taken', (address) => READERS.includes(address));
    const mail = await startMailApp(faults);
    await mail.addSubscribers(...READERS);
    const sent = mail.sendCampaign();
    await mail.smtp.arrived(3); // on all connections
    const start = performance.now();
    await putReceipt(mail, 'ana@example.com');
    await mail.smtp.arrived(4);
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(mail.reached()[3]).toBe('ana@example.com');
    open();
    await sent;
    expect(mail.reached().sort()).toEqual([...READERS, 'ana@example.com'].sort());
  });

  it('to newsletters for a while keeps the last connection free', async () => {
    const { faults, open } = gate('taken', (address) => address === READERS[0]);
    const mail = await startMailApp(faults, undefined, { env: { MAIL_CONNECTIONS: '2' } });
    await mail.addSubscribers(READERS[0]!);
    const first = mail.sendCampaign();
    await mail.smtp.arrived(1);
    await mail.app.context.delivery!.idle(2_100); // it hangs
    await mail.addSubscribers(READERS[1]!);
    const second = mail.sendCampaign();
    await putReceipt(mail, 'ana@example.com');
    await mail.smtp.arrived(2);
    await mail.app.context.delivery!.idle(300);
    expect(mail.reached()).toEqual([READERS[0], 'ana@example.com']);
    open();
    await Promise.all([first, second]);
    expect(mail.reached()).toContain(READERS[1]);
  });
});

describe('encryption', () => {
  it.skipIf(OWN_ADDRESS === undefined)(
    'is required of another machine: where STARTTLS is missing nothing is said, and all mail waits',
    async () => {
      const host = OWN_ADDRESS!;
      const server = await startRawSmtp({ host, extensions: ['AUTH PLAIN'] });
      const mail = await startMailApp({}, () => `smtp://wren:secret@${host}:${server.port}`);
      await mail.addSubscribers(...READERS);
      await mail.sendCampaign();
      await mail.later(1);
      expect(server.said.map((line) => line.split(' ')[0])).toEqual(['EHLO', 'STARTTLS', 'EHLO', 'STARTTLS']);
      expect(await mail.app.context.delivery!.holdReason()).toContain('offers no encryption (STARTTLS)');
      expect(Object.values(await mail.outbox()).map(({ status }) => status)).toEqual(
        Array(5).fill('waiting'),
      );
    },
  );

  it.skipIf(OWN_ADDRESS === undefined)('can be left out by name', async () => {
    const host = OWN_ADDRESS!;
    const server = await startRawSmtp({ host, extensions: ['AUTH PLAIN'] });
    const mail = await startMailApp({}, () => `smtp://wren:secret@${host}:${server.port}?tls=off`);
    await putReceipt(mail, 'ana@example.com');
    await mail.app.context.delivery!.idle();
    expect(server.taken).toEqual(['ana@example.com']);
  });

  it('is required on this machine, too, where the URL says so', async () => {
    const server = await startRawSmtp({ extensions: ['AUTH PLAIN'] });
    const mail = await startMailApp({}, () => `smtp://wren:secret@127.0.0.1:${server.port}?requireTLS=true`);
    await putReceipt(mail, 'ana@example.com');
    await mail.app.context.delivery!.idle();
    expect(server.said.map((line) => line.split(' ')[0])).toEqual(['EHLO', 'STARTTLS']);
    expect(server.taken).toEqual([]);
  });
});

describe('a certificate that the mail server signed itself', () => {
  /** Takes no mail over an unencrypted connection. @returns its port, and who it took mail for */
  async function startStrict(host: string) {
    const taken: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      onMailFrom(_address, { secure }, done) {
        done(secure ? null : new Error('Encrypt first'));
      },
      onData(stream, { envelope }, done) {
        stream.resume();
        stream.on('end', () => {
          taken.push(...envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    server.on('error', () => undefined); // who does not trust it hangs up
    const listening = server.listen(0, host);
    await once(listening, 'listening');
    onTestFinished(() => new Promise((resolve) => server.close(resolve)));
    return { port: (listening.address() as { port: number }).port, taken };
  }

  it.each([
    ['is good enough on this machine', '127.0.0.1', '?tls=required', true],
    ['is refused elsewhere', OWN_ADDRESS, '', false],
    ['is taken elsewhere by name', OWN_ADDRESS, '?tls=no-verify', true],
  ])('%s', async (_what, host, parameters, isTaken) => {
    if (host === undefined) return;
    const server = await startStrict(host);
    const mail = await startMailApp({}, () => `smtp://${host}:${server.port}${parameters}`);
    await putReceipt(mail, 'ana@example.com');
    await mail.app.context.delivery!.idle();
    expect(server.taken).toEqual(isTaken ? ['ana@example.com'] : []);
    const { reason } = (await mail.outbox())['ana@example.com']!;
    if (isTaken) expect(reason).toBeNull();
    else expect(reason).toContain('certificate');
  });
});

describe('a mail server with limits', () => {
  it('of messages on a connection: the next goes over a new one, and none failed', async () => {
    const server = await startRawSmtp({
      extensions: ['PIPELINING'],
      // EHLO, then three commands and the message: the third message is one too many.
      reply: (command, nth) => (/^MAIL/.test(command) && nth > 8 ? '421 4.7.0 Too many messages' : undefined),
    });
    const mail = await startMailApp({}, () => `smtp://127.0.0.1:${server.port}`, ONE_CONNECTION);
    await mail.addSubscribers(...READERS);
    const answer = await mail.sendCampaign();
    expect(answer.json).toMatchObject({ summary: { success_count: 5, waiting_count: 0 } });
    expect(server.taken.sort()).toEqual(READERS);
    expect(server.connections).toBe(3);
    expect(Object.values(await mail.outbox()).map(({ attempts }) => attempts)).toEqual(Array(5).fill(0));
  });

  it('of connections: all mail goes over those that it takes, and none failed', async () => {
    const server = await startRawSmtp({
      extensions: ['PIPELINING'],
      greeting: (open) => (open > 1 ? '421 4.7.0 Too many connections' : '220 mail.example'),
    });
    const mail = await startMailApp({}, () => `smtp://127.0.0.1:${server.port}`);
    await mail.addSubscribers(...READERS);
    const answer = await mail.sendCampaign();
    expect(answer.json).toMatchObject({ summary: { success_count: 5, waiting_count: 0 } });
    expect(server.taken.sort()).toEqual(READERS);
    expect(server.connections).toBeLessThanOrEqual(2); // it is not asked for more for a while
    expect(Object.values(await mail.outbox()).map(({ attempts }) => attempts)).toEqual(Array(5).fill(0));
  });

  it('of a message’s size refuses it before it is sent, with both sizes', async () => {
    const server = await startRawSmtp({ extensions: ['SIZE 500'] });
    const mail = await startMailApp({}, () => `smtp://127.0.0.1:${server.port}`);
    await putReceipt(mail, 'ana@example.com');
    await mail.app.context.delivery!.idle();
    const { status, reason } = (await mail.outbox())['ana@example.com']!;
    expect(status).toBe('failed');
    expect(reason).toMatch(/^The message has \d{3,} bytes, and the mail server takes at most 500\.$/);
    expect(server.said.some((line) => line.startsWith('MAIL'))).toBe(false);
  });
});

describe('pipelining', () => {
  const EXTENSIONS = ['PIPELINING', '8BITMIME'];

  it('ends a transaction that has no recipient without a message, and goes on over the same connection', async () => {
    const server = await startRawSmtp({
      extensions: EXTENSIONS,
      reply: (command) => (command.includes(READERS[0]!) ? '550 5.1.1 No such mailbox' : undefined),
    });
    const mail = await startMailApp({}, () => `smtp://127.0.0.1:${server.port}`, ONE_CONNECTION);
    await mail.addSubscribers(READERS[0]!, READERS[1]!);
    await mail.sendCampaign();
    expect(await mail.outbox()).toMatchObject({
      [READERS[0]!]: { status: 'failed', reason: '550 5.1.1 No such mailbox' },
      [READERS[1]!]: { status: 'sent' },
    });
    expect(server.said).toContain('(no message)');
    expect(server.connections).toBe(1);
  });

  it('is given up with a server that claims it and loses commands', async () => {
    const server = await startRawSmtp({ extensions: EXTENSIONS, losesPipelined: true });
    const mail = await startMailApp({}, () => `smtp://127.0.0.1:${server.port}`, {
      ...ONE_CONNECTION,
      timeouts: QUICK,
    });
    await mail.addSubscribers(...READERS);
    await mail.sendCampaign();
    expect(server.taken.length).toBe(3); // the first two had no answer
    await mail.later(1);
    expect(server.taken.sort()).toEqual(READERS);
  });
});

describe('connections', () => {
  it('are as many as set, and closed soon when there is nothing to send', async () => {
    const { faults, open } = gate('taken');
    const mail = await startMailApp(faults, undefined, { timeouts: { idle: 100 } });
    await mail.addSubscribers(...READERS);
    const sent = mail.sendCampaign();
    await mail.smtp.arrived(3);
    expect(mail.smtp.connections).toBe(3);
    open();
    await sent;
    await expect.poll(() => mail.smtp.open).toBe(0);
    const { connections } = mail.smtp;
    await putReceipt(mail, 'ana@example.com');
    await mail.app.context.delivery!.idle();
    expect(mail.smtp.connections).toBe(connections + 1);
  });

  it('are all waited for when the server stops', async () => {
    const { faults, open } = gate('taken');
    const mail = await startMailApp(faults);
    await mail.addSubscribers(...READERS);
    void mail.sendCampaign();
    await mail.smtp.arrived(3);
    const stopped = mail.app.context.delivery!.stop();
    open();
    await stopped;
    const counts = Object.values(await mail.outbox()).map(({ status }) => status);
    expect(counts.sort()).toEqual(['sent', 'sent', 'sent', 'waiting', 'waiting']);
  });

  it('give their messages back when the server stops and they take too long', async () => {
    const { faults } = gate('recipient');
    const mail = await startMailApp(faults);
    await mail.addSubscribers(...READERS);
    void mail.sendCampaign();
    await expect.poll(() => mail.smtp.open).toBe(3);
    await mail.app.context.delivery!.stop(); // five seconds
    expect(Object.values(await mail.outbox())).toEqual(
      Array(5).fill({ status: 'waiting', attempts: 0, reason: null }),
    );
  });
});
