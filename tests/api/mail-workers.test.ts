import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { systemClock } from '#server/clock.ts';
import type { OutboxRow } from '#server/db/tables.ts';
import { addresses, gate, GREYLISTED } from '#tests/support/campaigns.ts';
import { messageInput } from '#tests/support/factories.ts';
import { type MailApp, ONE_CONNECTION, startMailApp } from '#tests/support/mail-app.ts';
import { startWorker } from '#tests/support/mail-workers.ts';

const OWNER = 'owner@example.com';
const FAR = '2099-01-01T00:00:00.000Z';

function rows({ app }: MailApp): Promise<OutboxRow[]> {
  return app.context.db.selectFrom('outbox').selectAll().orderBy('id').execute();
}

/** Adds a notice to the owner to the outbox, and waits for nobody. */
async function put({ app }: MailApp, ...kinds: ('owner-notice' | 'receipt')[]): Promise<void> {
  const content = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  const { inTransaction, outbox } = app.context;
  await inTransaction((transaction) =>
    outbox.put(
      transaction,
      kinds.map((kind) => ({ kind, to: OWNER, content })),
    ),
  );
}

describe('several workers', { timeout: 120_000 }, () => {
  it.each([
    ['before it sends a message: every one arrives once', 'before', 0],
    ['after a message was accepted: that one comes twice, under the same Message-ID', 'after', 1],
  ] as const)('share a newsletter to 600, and one is killed %s', async (_what, when, twice) => {
    const mail = await startMailApp();
    await mail.addSubscribers(...addresses(600));
    const second = startWorker(mail);
    const killed = startWorker(mail, { killed: { at: 50, when } });
    const asked = mail.sendCampaign();
    await mail.smtp.arrived(1);
    for (const { delivery } of [second, killed]) delivery.wake();
    await expect
      .poll(async () => (await rows(mail)).filter(({ status }) => status !== 'sent'), { timeout: 100_000 })
      .toMatchObject([{ status: 'sending' }]);
    await mail.later(2);
    expect((await asked).json).toMatchObject({ summary: { success_count: 600, failure_count: 0 } });

    const copies = new Map<string, number>();
    for (const { id } of mail.smtp.received) copies.set(id, (copies.get(id) ?? 0) + 1);
    expect(copies.size).toBe(600);
    expect(new Set(mail.reached()).size).toBe(600);
    expect(mail.smtp.received).toHaveLength(600 + twice);
    expect(killed.sent).toHaveLength(49);
    expect(second.sent.length).toBeGreaterThan(50);
  });

  it('keep to one rate', async () => {
    const mail = await startMailApp();
    await mail.app.context.delivery!.stop();
    await mail.addSubscribers(...addresses(12));
    await mail.sendCampaign();
    const start = performance.now();
    const workers = [1, 2, 3].map(() => startWorker(mail, { clock: systemClock, perSecond: 20 }));
    await mail.smtp.arrived(12);
    expect(performance.now() - start).toBeGreaterThan(11 * 50 - 10);
    expect(workers.flatMap(({ sent }) => sent).length).toBeGreaterThanOrEqual(11);
  });

  it('wait together for a mail server that can not be used, and go on together', async () => {
    const mail = await startMailApp(
      { login: () => '535 5.7.8 Bad credentials' },
      (port) => `smtp://wren:secret@127.0.0.1:${port}`,
      ONE_CONNECTION,
    );
    const second = startWorker(mail);
    await second.delivery.idle();
    await mail.addSubscribers(...addresses(3));
    await mail.sendCampaign();
    await second.delivery.idle();
    expect(mail.smtp.connections).toBe(1);

    await mail.later(5);
    expect(mail.smtp.connections).toBe(2);
    await second.delivery.idle();
    expect(mail.smtp.connections).toBe(2);
    expect(await second.delivery.holdReason()).toContain('535 5.7.8 Bad credentials');

    mail.smtp.faults = {};
    await mail.later(10);
    expect(await second.delivery.holdReason()).toBeNull();
    expect(mail.reached().sort()).toEqual(addresses(3));
  });

  it('are waited for, when somebody waits until all is sent', async () => {
    const { faults, asked, open } = gate('taken');
    const mail = await startMailApp(faults);
    const { delivery } = mail.app.context;
    const other = startWorker(mail);
    await put(mail, 'receipt');
    await asked;
    const waiting = [delivery!, other.delivery].map((worker) => worker.idle().then(() => 'idle'));
    const first = await Promise.race([...waiting, delivery!.idle(500).then(() => 'time-out')]);
    expect(first).toBe('time-out');
    open();
    await Promise.all(waiting);
    expect(await rows(mail)).toMatchObject([{ status: 'sent' }]);
  });

  it('send the owner one notice of what is written at once, and a visitor a limited number of receipts', async () => {
    const mail = await startMailApp();
    const second = startWorker(mail);
    const json = messageInput({ email: 'ana@example.com' });
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        await mail.app.api('POST', 'contact-form.php', { json });
        second.delivery.wake();
      }),
    );
    await mail.app.context.delivery!.idle();
    const reached = mail.reached();
    expect(reached.filter((to) => to === OWNER)).toHaveLength(1);
    expect(reached.filter((to) => to === 'ana@example.com')).toHaveLength(3);
  });
});

describe('a claim', () => {
  it('is renewed while the mail server takes its time', async () => {
    const { faults, asked, open } = gate('taken');
    const mail = await startMailApp(faults);
    await mail.app.context.delivery!.stop();
    await put(mail, 'receipt');
    const slow = startWorker(mail, { clock: systemClock, leaseMs: 1_000 });
    await asked;
    const other = startWorker(mail, { clock: systemClock });
    const [before] = await rows(mail);
    const twoLeases = new Date(Date.parse(before!.claimed_until!) + 1_000).toISOString();
    await expect
      .poll(async () => (await rows(mail))[0]!.claimed_until, { timeout: 10_000 })
      .toSatisfy((until: string) => until > twoLeases);
    open();
    await slow.delivery.idle();
    expect(slow.sent).toEqual([OWNER]);
    expect(other.sent).toEqual([]);
  });

  it('that was saved without its worker hearing of it ends with the lease', async () => {
    const mail = await startMailApp();
    await mail.app.context.delivery!.stop();
    await put(mail, 'receipt');
    let isCut = false;
    startWorker(mail, {
      clock: systemClock,
      leaseMs: 1_000,
      async committed() {
        if (isCut) return;
        const [row] = await rows(mail);
        if (row?.status !== 'sending') return;
        isCut = true;
        throw new Error('The connection broke before the answer.');
      },
    });
    await mail.smtp.arrived(1);
    await expect.poll(() => rows(mail)).toMatchObject([{ status: 'sent' }]);
  });

  it('of a worker that is slow and cut off passes to another: what that one settled stays', async () => {
    const { faults, asked, open } = gate('recipient', GREYLISTED);
    const mail = await startMailApp(faults);
    await put(mail, 'receipt');
    await asked;
    const other = startWorker(mail);
    mail.smtp.faults = {};
    const moved = mail.later(2);
    other.delivery.wake();
    await mail.smtp.arrived(1);
    await expect.poll(() => rows(mail)).toMatchObject([{ status: 'sent' }]);
    open();
    await moved;
    expect(other.sent).toEqual([OWNER]);
    await mail.later(10);
    expect(await rows(mail)).toMatchObject([{ status: 'sent', attempts: 0 }]);
    expect(mail.reached()).toEqual([OWNER]);
  });

  const TAKEN = { status: 'sending', claimed_by: 'another', claimed_until: FAR } as const;
  const FREE = { claimed_by: null, claimed_until: null };
  it.each([
    ['sent', 'requeued', { status: 'waiting', ...FREE }, { status: 'sent', ...FREE }],
    ['sent', 'claimed by another', TAKEN, { status: 'sent', ...FREE }],
    ['sent', 'withdrawn', { status: 'withdrawn' }, { status: 'withdrawn' }],
    ['sent', 'failed for another', { status: 'failed' }, { status: 'failed' }],
    ['put off', 'requeued', { status: 'waiting', ...FREE }, { status: 'waiting', attempts: 0 }],
    ['put off', 'claimed by another', TAKEN, { ...TAKEN, attempts: 0 }],
    ['put off', 'withdrawn', { status: 'withdrawn' }, { status: 'withdrawn', attempts: 0 }],
    ['refused', 'claimed by another', TAKEN, { ...TAKEN, reason: null }],
    ['refused', 'sent by another', { status: 'sent' }, { status: 'sent', reason: null }],
    ['refused', 'withdrawn', { status: 'withdrawn' }, { status: 'withdrawn', reason: null }],
  ] as const)(
    'that is over: an email that was %s, and meanwhile %s',
    async (end, _what, meanwhile, after) => {
      const replies = { sent: null, 'put off': GREYLISTED, refused: '550 5.7.1 Not from you' };
      const { faults, asked, open } = gate(end === 'sent' ? 'taken' : 'recipient', replies[end]);
      const mail = await startMailApp(faults);
      await put(mail, 'receipt');
      await asked;
      await mail.app.context.db.updateTable('outbox').set(meanwhile).execute();
      const stopped = mail.app.context.delivery!.stop();
      open();
      await stopped;
      expect(await rows(mail)).toMatchObject([after]);
    },
  );

  it('of a dead worker is void at once for a process that knows to be alone, and otherwise after its lease', async () => {
    const mail = await startMailApp();
    const { db, delivery, clock } = mail.app.context;
    await delivery!.stop();
    await put(mail, 'receipt');
    const lease = new Date(clock().getTime() + 60_000).toISOString();
    await db
      .updateTable('outbox')
      .set({ ...TAKEN, claimed_until: lease })
      .execute();
    const beside = startWorker(mail);
    await beside.delivery.idle(200);
    expect(beside.sent).toEqual([]);
    await mail.later(1);
    await beside.delivery.idle();
    expect(beside.sent).toEqual([OWNER]);

    await put(mail, 'receipt');
    await beside.delivery.stop();
    await db.updateTable('outbox').set(TAKEN).where('status', '=', 'waiting').execute();
    const alone = startWorker(mail, { alone: true });
    await alone.delivery.idle();
    expect(alone.sent).toEqual([OWNER]);
  });
});

describe('a worker that stops', () => {
  it('leaves the claims of others alone', async () => {
    const { faults, asked, open } = gate('taken');
    const mail = await startMailApp(faults);
    await put(mail, 'receipt');
    await asked;
    const other = startWorker(mail);
    await other.delivery.stop();
    expect(await rows(mail)).toMatchObject([{ status: 'sending' }]);
    open();
    await mail.later(1);
    expect(await rows(mail)).toMatchObject([{ status: 'sent' }]);
  });

  it('in the middle of a message that takes too long gives it back at once, and holds nobody up', async () => {
    const { faults, asked, open } = gate('recipient');
    const mail = await startMailApp(faults);
    const { delivery, clock } = mail.app.context;
    await put(mail, 'receipt');
    await asked;
    await delivery!.stop(); // five seconds
    expect(await rows(mail)).toMatchObject([{ status: 'waiting', attempts: 0, claimed_by: null }]);

    open();
    mail.smtp.faults = {};
    const other = startWorker(mail, { clock });
    await other.delivery.idle();
    expect(other.sent).toEqual([OWNER]);
  });

  it('and starts anew tries the mail server at once, since its settings may be new', async () => {
    const mail = await startMailApp({ sender: () => '550 5.7.1 Not your domain' }, undefined, ONE_CONNECTION);
    await mail.addSubscribers(...addresses(2));
    await mail.sendCampaign();
    await mail.app.context.delivery!.stop();
    mail.smtp.faults = {};
    const again = startWorker(mail);
    await again.delivery.idle();
    expect(again.sent).toEqual([addresses(2)[1]]); // the first one waits for its retry
  });
});

describe('who waits until all is sent', () => {
  it('waits for what somebody has locked, too', async () => {
    const mail = await startMailApp();
    const { inTransaction, outbox } = mail.app.context;
    const content = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    let lock: () => void = () => undefined;
    const locked = new Promise<void>((resolve) => {
      lock = resolve;
    });
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const dueAt = new Date('2026-03-02T17:01:00.000Z');
    await inTransaction((transaction) =>
      outbox.put(transaction, [{ kind: 'receipt', to: OWNER, content, dueAt }]),
    );
    await mail.later(0);
    const change = inTransaction(async (transaction) => {
      await transaction.db.updateTable('outbox').set({ reason: 'Changed' }).execute();
      lock();
      await opened;
    });
    await locked;
    const isSent = mail.later(2).then(() => mail.reached());
    await Promise.race([isSent, delay(300)]); // as long as it would take to overlook it
    open();
    await change;
    expect(await isSent).toEqual([OWNER]);
  });
});
