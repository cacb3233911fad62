import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { contactSubjects } from '#content/contact.ts';
import { projectTypes } from '#content/home.ts';
import { emails as emailWords } from '#content/words/emails.ts';
import type { Message } from '#server/mail/mailer.ts';
import { telephoneAddress } from '#shared/telephone-address.ts';
import { slot } from '#tests/support/consultations.ts';
import { onContent } from '#tests/support/on-content.ts';
import { expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput, messageInput } from '#tests/support/factories.ts';
import { unwrapped } from '#tests/support/plain-text.ts';
import { listContacts } from '#tests/support/reading.ts';
import { refuseInserts } from '#tests/support/refused-inserts.ts';
import { keepingMailer, OWNER, settableClock, startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Friday, 4 PM in Arizona, and 11 PM in Lisbon. */
const FRIDAY = '2026-11-20T23:00:00.000Z';

let app: TestApp;
let sent: Message[];
let refuses: string[];
const clock = settableClock(FRIDAY);

beforeEach(async () => {
  clock.set(FRIDAY);
  refuses = [];
  const keeping = keepingMailer(refuses);
  sent = keeping.sent;
  app = await startTestApp({ clock, mailer: keeping.mailer, env: { SITE_URL: 'https://wren.example' } });
});
afterEach(() => app.stop());

const post = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  app.api('POST', 'contact-form.php', { json: messageInput(changes), headers });

/** Sends messages, one after the other, and waits each time until the emails it causes are out. */
async function write(...messages: Record<string, unknown>[]) {
  for (const message of messages) {
    expectSuccess(await post(message));
    await app.context.delivery!.idle();
  }
}

/** Lets the clock go to an instant and the emails go out that are due then. */
async function at(instant: string) {
  clock.set(instant);
  await app.context.delivery!.idle();
}

const to = (recipient: string) => sent.filter((message) => message.to === recipient);
const notices = () => to(OWNER.email);
const outbox = () => app.context.db.selectFrom('outbox').selectAll().orderBy('id').execute();

describe('a notice to the owner', () => {
  it('says who wrote what, and is answered to the visitor', async () => {
    const subject = contactSubjects[0];
    await write({ phone: '(520) 555-0100', subject, message: 'We need a site.\nSoon.\n\nThanks' });
    const [notice, ...others] = notices();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      subject: `Message from Ada Ruiz: ${subject}`,
      replyTo: 'ada@example.com',
      messageId: expect.stringMatching(/^[\w-]+@wren\.example$/) as string,
    });
    expect(notice!.text).toContain(
      [
        'Name      Ada Ruiz',
        'Phone     Call (520) 555-0100',
        'Email     ada@example.com',
        `Subject   ${subject}`,
        ...onContent({
          wren: [
            'Received  November 20, 2026, 4:00 PM, Arizona time',
            'Promised  An answer by Monday 12 PM, Arizona time',
          ],
          lisbon: [
            'Received  20 de novembro de 2026, 23:00, hora de Lisboa',
            'Promised  An answer by sábado às 18:00, hora de Lisboa',
          ],
        }),
        '',
        'We need a site.',
        'Soon.',
        '',
        'Thanks',
      ].join('\n'),
    );
    expect(notice!.html).toContain('href="https://wren.example/dashboard?tab=messages"');
  });

  it('says the home form’s subjects in words, and leaves out what was not given', async () => {
    const { value, label } = projectTypes[0];
    await write({ subject: value, phone: '' });
    expect(label).not.toBe(value);
    expect(notices()[0]!.subject).toBe(`Message from Ada Ruiz: ${label}`);
    expect(notices()[0]!.text).toContain(
      `Promised  An answer by ${onContent({ wren: 'Monday 12 PM', lisbon: 'sábado às 14:30' })}`,
    );
    expect(notices()[0]!.text).not.toContain('Phone');
  });

  it('shows markup as text, and keeps its subject to one short line', async () => {
    const name = `<img src=x onerror=alert(1)>${'n'.repeat(70)}`;
    await write({
      name,
      subject: 's '.repeat(100),
      message: '<script>alert(1)</script>\r\nBcc: all@example.com',
    });
    const [notice] = notices();
    expect(notice!.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br/>Bcc: all@example.com');
    expect(notice!.html).not.toMatch(/<script|<img (?!src="cid:)/);
    expect(notice!.subject).not.toMatch(/\p{Cc}/u);
    expect(notice!.subject.length).toBeLessThanOrEqual(160);
  });
});

describe('many notices', () => {
  const from = (name: string, changes: Record<string, unknown> = {}) => ({
    name,
    email: `${name.toLowerCase()}@example.com`,
    ...changes,
  });

  it('go out together once fifteen minutes are over since the last one', async () => {
    await write(from('Ann'));
    clock.set('2026-11-20T23:04:00.000Z');
    await write(from('Bo', { message: 'Do you <b>build</b> shops?' }));
    clock.set('2026-11-20T23:14:59.000Z');
    await write(from('Cy'));
    expect(notices().map(({ subject }) => subject)).toEqual(['Message from Ann: Website Development']);

    await at('2026-11-20T23:15:00.000Z');
    expect(notices()).toHaveLength(2);
    const digest = notices()[1]!;
    expect(digest.subject).toBe('Message from Bo: Website Development, and 1 more');
    expect(digest).not.toHaveProperty('replyTo');
    expect(digest.html).toContain('Do you &lt;b&gt;build&lt;/b&gt; shops?');
    for (const name of ['bo', 'cy'])
      expect(digest.html).toContain(`href="mailto:${name}@example.com?subject=Re`);
    expect(digest.text).not.toContain('Ann');
    expect(digest.text).toContain('Open the dashboard:\nhttps://wren.example/dashboard?tab=messages\n');
    expect((await outbox()).map(({ status }) => status)).toEqual(Array(6).fill('sent'));

    clock.set('2026-11-20T23:30:00.000Z');
    await write(from('Di'));
    expect(notices()).toHaveLength(3);
  });

  it('go out together whatever they tell of, and then lead to the overview', async () => {
    await write(from('Ann'), from('Bo'));
    expectSuccess(
      await app.api('POST', 'consultation.php', {
        json: bookingInput('2026-11-24', slot(1), { name: 'Cy', email: 'cy@example.com' }),
      }),
    );
    await at('2026-11-20T23:15:00.000Z');
    expect(notices()).toHaveLength(2);
    expect(notices()[1]!.html).toContain('href="https://wren.example/dashboard?tab=overview"');
    for (const name of ['bo', 'cy']) {
      expect(notices()[1]!.html).toContain(`href="mailto:${name}@example.com?subject=Re`);
    }
  });

  it('that is only one is sent as it is', async () => {
    await write(from('Ann'), from('Bo'));
    await at('2026-11-20T23:15:00.000Z');
    expect(notices()[1]).toMatchObject({
      subject: 'Message from Bo: Website Development',
      replyTo: 'bo@example.com',
    });
  });

  it('do not hold up receipts, which go first', async () => {
    await write(from('Ann'), from('Bo'), from('Cy'));
    expect(sent.map((message) => message.to)).toEqual([
      'ann@example.com',
      OWNER.email,
      'bo@example.com',
      'cy@example.com',
    ]);
  });

  it('have another Message-ID with others among them, and the same one without', async () => {
    await write(from('Ann'), from('Bo'), from('Cy'));
    const again = () =>
      app.context.db
        .updateTable('outbox')
        .set({ status: 'waiting' })
        .where('kind', '=', 'owner-notice')
        .where('id', '>', 2) // without the first notice
        .execute();
    await at('2026-11-20T23:15:00.000Z');
    await again(); // as after a crash
    await app.context.delivery!.idle();
    await again();
    await write(from('Di'));
    const [, first, second, third] = notices().map(({ messageId }) => messageId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(third).toMatch(/^[0-9a-f]{32}@wren\.example$/);
  });

  it('are taken apart when they are refused together', async () => {
    await write(from('Ann'), from('Bo'), from('Cy'));
    refuses.push(OWNER.email);
    await at('2026-11-20T23:15:00.000Z');
    expect(notices()).toHaveLength(1);
    refuses.pop();
    await at('2026-11-20T23:20:00.000Z');
    expect(notices().map(({ replyTo }) => replyTo)).toEqual([
      'ann@example.com',
      'bo@example.com',
      'cy@example.com',
    ]);
  });
});

describe('a receipt to the visitor', () => {
  it('promises what the page does that the message came from, in the site’s language', async () => {
    await write({ subject: contactSubjects[1] }, { subject: projectTypes[1].value });
    const within = onContent({
      wren: [
        'next business day; you will have an answer by Monday 12 PM',
        '4 hours on business days, that is by Monday 12 PM',
      ],
      lisbon: [
        '48\u00a0horas, ou seja, até sábado às 18:00',
        '6\u00a0horas úteis, ou seja, até sábado às 14:30',
      ],
    });
    const receipts = to('ada@example.com');
    expect(receipts).toHaveLength(2);
    for (const [index, { subject, text }] of receipts.entries()) {
      expect(subject).toBe(emailWords.receipt.subject);
      expect(unwrapped(text)).toContain(within[index]);
    }
  });

  it.each([
    [
      'the contact page before a weekend',
      'Website Redesign',
      'you will have an answer by Monday 12 PM, Arizona time',
    ],
    ['the home page', 'redesign', 'within 4 hours on business days, that is by Monday 12 PM, Arizona time'],
    ['nowhere', '', 'within 4 hours on business days, that is by Monday 12 PM, Arizona time'],
  ])('[9.2.08] [9.2.09] promises an answer as %s does', async (_, subject, promise) => {
    await write({ subject });
    const [receipt, ...others] = to('ada@example.com');
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ kind: 'receipt', subject: 'Your message arrived' });
    expect(receipt!.text).toContain('Hello Ada Ruiz,');
    expect(unwrapped(receipt!.text)).toContain(promise);
    const { about, answer } = emailWords.receipt.facts;
    expect(receipt!.text).toContain(`\n${answer}`);
    expect(receipt!.text.includes(`\n${about}`)).toBe(subject !== '');
  });

  it('has nothing of what was written in it', async () => {
    await write({
      name: 'Win at evil.example',
      subject: 'Cheap evil.example',
      phone: '900 evil',
      message: 'Buy at https://evil.example',
    });
    const [receipt] = to('ada@example.com');
    expect(JSON.stringify(receipt)).not.toContain('evil');
    expect(receipt!.text).toContain(emailWords.greeting.unnamed);
    const links = [...receipt!.html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    const { email, phoneShown } = business.reach;
    const own = [`mailto:${email}`, telephoneAddress(phoneShown)];
    expect(links.filter((link) => !own.includes(link!))).toEqual([]);
    expect(receipt!.text).not.toContain(emailWords.receipt.facts.about);
  });

  it('comes three times a day and not once more, however the address is written', async () => {
    await write(
      {},
      { email: 'ADA@example.com' },
      {},
      {},
      { email: 'Ada@Example.com' },
      { email: 'bo@example.com' },
    );
    expect(sent.filter((message) => message.to.toLowerCase() === 'ada@example.com')).toHaveLength(3);
    expect(to('bo@example.com')).toHaveLength(1);
    clock.set('2026-11-21T22:59:59.000Z');
    await write({});
    expect(to('ada@example.com')).toHaveLength(2);
    clock.set('2026-11-21T23:00:01.000Z');
    await write({});
    expect(to('ada@example.com')).toHaveLength(3);
  });
});

describe('the emails about a message', () => {
  it('are not written for suspected spam', async () => {
    expectSuccess(await post({ website: 'https://spam.example' }));
    expectSuccess(await post({}, { 'X-Form-Fill-Time': '100' }));
    expect(await outbox()).toEqual([]);
    expect((await listContacts(app, (await app.signIn()).token)).contacts).toHaveLength(2);
  });

  it('are not written when the message can’t be, nor the message without them', async () => {
    const { db } = app.context;
    const { token } = await app.signIn();
    const takeContacts = await refuseInserts(db, 'contacts');
    expect((await post()).status).toBe(500);
    expect(await outbox()).toEqual([]);
    await takeContacts();

    const takeMails = await refuseInserts(db, 'outbox');
    expect((await post()).status).toBe(500);
    expect((await listContacts(app, token)).contacts).toEqual([]);
    await takeMails();

    await write({});
    expect(sent).toHaveLength(2);
  });

  it('are forgotten with it', async () => {
    await write({ name: 'Ann' }, { name: 'Bo' });
    const { token } = await app.signIn();
    const [bo] = (await listContacts(app, token)).contacts;
    expect(bo!.name).toBe('Bo');
    expectSuccess(await app.api('DELETE', `delete-contact.php?id=${bo!.id}`, { bearer: token }));
    const rows = await outbox();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('Bo');
  });

  it('are not written where mail can’t be sent', async () => {
    const silent = await startTestApp({
      env: { NODE_ENV: 'production', RATE_LIMITS: 'on', SITE_URL: 'https://wren.example' },
    });
    try {
      expectSuccess(await silent.api('POST', 'contact-form.php', { json: messageInput() }));
      expect(await silent.context.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
      const { token } = await silent.signIn();
      expect((await listContacts(silent, token)).contacts).toHaveLength(1);
    } finally {
      await silent.stop();
    }
  });
});
