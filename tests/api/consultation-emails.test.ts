import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consultationPage } from '#content/consultation-page.ts';
import { bookedConsultation } from '#content/words/booked-consultation.ts';
import {
  type TestConsultations,
  call,
  eventIn,
  NOW,
  someone,
  startConsultations,
  tokenIn,
} from '#tests/support/consultations.ts';
import { expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { unwrapped } from '#tests/support/plain-text.ts';
import { listConsultations } from '#tests/support/reading.ts';
import { OWNER } from '#tests/support/test-app.ts';

let test: TestConsultations;
beforeAll(async () => {
  test = await startConsultations();
});
afterAll(() => test.app.stop());

async function waitingReminders(email: string) {
  return test.app.context.db
    .selectFrom('outbox')
    .select(['due_at', 'status'])
    .where('kind', '=', 'reminder')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
}

describe('the confirmation of a booking', () => {
  it('is an invitation that calendars take, in Arizona’s time', async () => {
    const email = someone();
    const { invitation, emails } = await test.book('2026-03-05', '9:00 AM', { email });
    expect(emails).toHaveLength(1);
    expect(invitation.subject).toBe('Your consultation, Thursday, March 5, 2026, at 9:00 AM Arizona time');
    expect(invitation.text).toContain('Hello Ada Ruiz,');
    expect(invitation.text).toContain('Thursday, March 5, 2026, at 9:00 AM Arizona time');
    expect(eventIn(invitation)).toMatchObject({
      method: 'REQUEST',
      uid: expect.stringMatching(/^[0-9a-f]{32}@wren\.example$/) as string,
      sequence: 0,
      status: 'CONFIRMED',
      location: 'By phone',
      organizer: 'mailto:dashboard@wren.example',
      attendees: [`mailto:${email}`],
      start: '2026-03-05T16:00:00.000Z',
      zone: 'America/Phoenix',
      stamp: '2026-03-04T17:00:00Z',
    });
    expect(invitation.calendar?.content).toContain('DTSTART;TZID=America/Phoenix:20260305T090000');
    expect(invitation.calendar?.content).toContain('TZOFFSETTO:-0700');
  });

  it('says all facts of the call, in columns', async () => {
    const time_zone = 'Europe/Lisbon';
    const { invitation } = await test.book('2026-03-09', '9:00 AM', { email: someone(), time_zone });
    const { facts, how, change } = bookedConsultation;
    const rows = invitation.text.split('\n').map((line) => line.split(/ {2,}/));
    const told = Object.fromEntries(rows.filter(([label]) => label !== '')) as Record<string, string>;
    expect(told).toMatchObject({
      [facts.when]: 'Monday, March 9, 2026, at 9:00 AM Arizona time',
      [facts.clock]: '4:00 PM, Western European Standard Time',
      [facts.length]: '30 minutes',
      [facts.how]: how.phone,
    });
    expect(unwrapped(invitation.text)).toContain(`${facts.beforehand} ${consultationPage.beforehand}`);
    expect(invitation.text).toContain(`\n${change}:\nhttps://wren.example/consultation/appointment?token=`);
    expect(invitation.html).toMatch(new RegExp(`<th scope="row"[^>]*>${facts.length}</th>`));
  });

  it('promises no link where the site has no place to meet, and asks how to talk', async () => {
    const { invitation } = await test.book('2026-03-05', '10:00 AM', { email: someone(), phone: '' });
    expect(eventIn(invitation)).toMatchObject({ location: 'To be agreed', conference: 'null' });
    expect(invitation.text).toContain('We have yet to agree on how we talk.');
    expect(invitation.text).not.toMatch(/join|online/i);
  });

  it('tells the owner who comes, when and why, to be answered to the visitor', async () => {
    const email = someone();
    await test.ownerIsUpToDate();
    await test.book('2026-03-05', '11:00 AM', { email, message: 'Our <b>menu</b> is a PDF.' });
    const [notice, ...more] = await test.mailsTo(OWNER.email);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      replyTo: email,
      subject: 'Ada Ruiz booked Thursday, March 5, 2026, at 11:00 AM Arizona time',
    });
    expect(notice?.html).toContain('Our &lt;b&gt;menu&lt;/b&gt; is a PDF.');
    expect(notice?.html).toContain(email);
    expect(notice?.html).toContain('href="tel:+15205550100"');
    expect(notice?.text).toContain(
      'Open in the dashboard:\nhttps://wren.example/dashboard?tab=consultations\n',
    );
  });

  it('goes before the notice to the owner', async () => {
    await test.ownerIsUpToDate();
    const email = someone();
    await test.app.api('POST', 'consultation.php', {
      json: bookingInput('2026-03-26', '9:00 AM', { email }),
    });
    await test.app.context.delivery?.idle();
    expect(test.sent.map(({ to }) => to)).toEqual([email, OWNER.email]);
    await test.mailsTo(email);
  });

  it('comes to the owner with others in one mail, each with its time and telephone number', async () => {
    await test.ownerIsUpToDate();
    const lisbon = { time_zone: 'Europe/Lisbon', name: 'Ana Ruiz', phone: '+351 21 555 0100', message: '' };
    await test.book('2026-03-27', '1:00 PM', { email: someone() });
    await test.book('2026-03-27', '2:00 PM', { ...lisbon, email: someone() });
    await test.book('2026-03-27', '3:00 PM', { email: someone(), phone: '' });
    await test.mailsTo(OWNER.email);
    test.clock.set(new Date(test.clock().getTime() + 16 * 60_000).toISOString());
    const [digest, ...more] = await test.mailsTo(OWNER.email);
    expect(more).toEqual([]);
    for (const text of [digest!.text.replace(/\s+/g, ' '), digest!.html]) {
      expect(text).toContain('Friday, March 27, 2026: 2:00 PM in Arizona, 9:00 PM for Ana (Lisbon)');
      expect(text).toContain('+351 21 555 0100');
      expect(text).toContain('Friday, March 27, 2026: 3:00 PM in Arizona');
      expect(text.match(/Phone/g)).toHaveLength(1);
    }
  });

  it.each(['https://evil.example', 'Free money at evil.example', 'Ada <b>', 'a'.repeat(61), 'www.evil.co'])(
    'does not greet with what is no name: %s',
    async (name) => {
      const { invitation } = await test.book('2026-03-06', timeOf(name), { email: someone(), name });
      expect(invitation.text).toContain('Hello,');
      expect(`${invitation.subject} ${invitation.text} ${invitation.calendar?.content}`).not.toContain(name);
    },
  );

  it('repeats nothing that the visitor wrote', async () => {
    const message = 'Buy at https://evil.example now';
    const { invitation } = await test.book('2026-03-06', '5:00 PM', {
      email: someone(),
      message,
      phone: 'evil',
    });
    expect(`${invitation.text} ${invitation.html} ${invitation.calendar?.content}`).not.toContain('evil');
  });

  it('is never sent to who is suspected of spam; the owner is told', async () => {
    const email = someone();
    await test.ownerIsUpToDate();
    const json = bookingInput('2026-03-06', '4:00 PM', { email, website: 'https://spam.example' });
    expectSuccess(await test.app.api('POST', 'consultation.php', { json }));
    expect(await test.mailsTo(email)).toEqual([]);
    expect(await waitingReminders(email)).toEqual([]);
    expect((await test.mailsTo(OWNER.email)).map(({ subject }) => subject)).toEqual([
      'Suspected spam: Ada Ruiz booked Friday, March 6, 2026, at 4:00 PM Arizona time',
    ]);
  });
});

/** A slot for each name, so that the tests can't be in each other's way. */
function timeOf(name: string): string {
  const slots: Record<string, string> = {
    h: '9:00 AM',
    F: '10:00 AM',
    A: '11:00 AM',
    a: '12:00 PM',
    w: '1:00 PM',
  };
  return slots[name.charAt(0)] ?? '';
}

describe('the reminder', () => {
  it('comes at nine in the morning the day before, in Arizona', async () => {
    const email = someone();
    await test.book('2026-03-26', '4:00 PM', { email });
    expect(await waitingReminders(email)).toEqual([
      { due_at: '2026-03-25T16:00:00.000Z', status: 'waiting' },
    ]);
    test.clock.set('2026-03-25T15:59:59Z');
    expect(await test.mailsTo(email)).toEqual([]);
    test.clock.set('2026-03-25T16:00:00Z');
    const [reminder, ...more] = await test.mailsTo(email);
    expect(more).toEqual([]);
    expect(reminder?.subject).toBe(
      'Reminder: your consultation, Thursday, March 26, 2026, at 4:00 PM Arizona time',
    );
    expect(tokenIn(reminder!)).not.toBe('');
    test.clock.set(NOW);
  });

  it('does not come where the booking was made after that moment', async () => {
    const email = someone();
    await test.book('2026-03-05', '4:00 PM', { email }); // tomorrow, and it is past nine
    expect(await waitingReminders(email)).toEqual([]);
  });

  it('does not come when it could be sent only after the consultation began', async () => {
    const email = someone();
    await test.book('2026-04-01', '9:00 AM', { email });
    test.clock.set('2026-04-01T16:00:00Z');
    expect(await test.mailsTo(email)).toEqual([]);
    expect(await waitingReminders(email)).toMatchObject([{ status: 'withdrawn' }]);
    test.clock.set(NOW);
  });

  it('moves with the consultation, and goes with it', async () => {
    const email = someone();
    const { token } = await test.book('2026-03-27', '9:00 AM', { email });
    await call(test.app, 'PUT', token, { date: '2026-03-30', time: '9:00 AM' });
    expect(await waitingReminders(email)).toEqual([
      { due_at: '2026-03-26T16:00:00.000Z', status: 'withdrawn' },
      { due_at: '2026-03-29T16:00:00.000Z', status: 'waiting' },
    ]);
    await call(test.app, 'DELETE', token);
    expect((await waitingReminders(email)).map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
  });
});

describe('a consultation that the owner deletes', () => {
  async function remove(email: string) {
    const { consultations } = await listConsultations(test.app, test.owner);
    const { id } = consultations.find((one) => one.email === email)!;
    expectSuccess(await test.app.api('DELETE', `delete-consultation.php?id=${id}`, { bearer: test.owner }));
  }

  it('is called off in the visitor’s calendar when it was still to come, and nobody is reminded', async () => {
    const email = someone();
    const { invitation } = await test.book('2026-03-31', '9:00 AM', { email });
    await test.ownerIsUpToDate();
    await remove(email);
    const [news, ...more] = await test.mailsTo(email);
    expect(more).toEqual([]);
    expect(eventIn(news!)).toMatchObject({ method: 'CANCEL', uid: eventIn(invitation).uid, sequence: 1 });
    expect(news?.text).toContain('can’t take place');
    expect(await waitingReminders(email)).toMatchObject([{ status: 'withdrawn' }]);
    expect(await test.mailsTo(OWNER.email)).toEqual([]); // who deletes knows
  });

  it('goes quietly when it is over, cancelled or suspected of spam', async () => {
    const [past, cancelled, suspected] = [someone(), someone(), someone()];
    await test.book('2026-03-05', '12:00 PM', { email: past });
    const { token } = await test.book('2026-03-31', '10:00 AM', { email: cancelled });
    await call(test.app, 'DELETE', token);
    const json = bookingInput('2026-03-31', '11:00 AM', { email: suspected, website: 'x' });
    await test.app.api('POST', 'consultation.php', { json });
    await test.mailsTo(cancelled);
    test.clock.set('2026-03-05T19:00:00Z');
    for (const email of [past, cancelled, suspected]) {
      await remove(email);
      expect(await test.mailsTo(email)).toEqual([]);
    }
    test.clock.set(NOW);
  });
});
