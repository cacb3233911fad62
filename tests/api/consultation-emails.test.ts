import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { consultationPage } from '#content/consultation-page.ts';
import { bookedConsultation } from '#content/words/booked-consultation.ts';
import { consultation as consultationWords } from '#content/words/consultation.ts';
import { emails as emailWords } from '#content/words/emails.ts';
import { addDays } from '#shared/calendar-day.ts';
import { TAKE_BACK_MS } from '#shared/limits.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import {
  type TestConsultations,
  call,
  eventIn,
  NOW,
  slot,
  someone,
  startConsultations,
  startOf,
  tokenIn,
  workday,
} from '#tests/support/consultations.ts';
import { onContent } from '#tests/support/on-content.ts';
import { expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { unwrapped } from '#tests/support/plain-text.ts';
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
  it('is an invitation that calendars take, in the business’s time', async () => {
    const email = someone();
    const { invitation, emails } = await test.book(workday(1), slot(1), { email });
    expect(emails).toHaveLength(1);
    expect(invitation.subject).toBe(
      onContent({
        wren: 'Your consultation, Thursday, March 5, 2026, at 9:00 AM Arizona time',
        lisbon: 'A sua reunião, quinta-feira, 5 de março de 2026, às 08:30, hora de Lisboa',
      }),
    );
    expect(invitation.text).toContain(emailWords.greeting.named('Ada Ruiz'));
    expect(unwrapped(invitation.text)).toContain(
      onContent({
        wren: 'Thursday, March 5, 2026, at 9:00 AM Arizona time',
        lisbon: 'Quinta-feira, 5 de março de 2026, às 08:30, hora de Lisboa',
      }),
    );
    expect(eventIn(invitation)).toMatchObject({
      method: 'REQUEST',
      uid: expect.stringMatching(/^[0-9a-f]{32}@wren\.example$/) as string,
      sequence: 0,
      status: 'CONFIRMED',
      location: consultationWords.event.byPhone,
      organizer: 'mailto:dashboard@wren.example',
      attendees: [`mailto:${email}`],
      start: onContent({ wren: '2026-03-05T16:00:00.000Z', lisbon: '2026-03-05T08:30:00.000Z' }),
      zone: business.time.zone,
      stamp: '2026-03-04T17:00:00Z',
    });
    expect(invitation.calendar?.content).toContain(
      onContent({
        wren: 'DTSTART;TZID=America/Phoenix:20260305T090000',
        lisbon: 'DTSTART;TZID=Europe/Lisbon:20260305T083000',
      }),
    );
    expect(invitation.calendar?.content).toContain(
      onContent({ wren: 'TZOFFSETTO:-0700', lisbon: 'TZOFFSETTO:+0000' }),
    );
  });

  it('says all facts of the call, in columns', async () => {
    const time_zone = 'Asia/Tokyo';
    const { invitation } = await test.book(workday(3), slot(1), { email: someone(), time_zone });
    const { facts, how, change } = bookedConsultation;
    const { when, beside } = onContent({
      wren: {
        when: 'Tuesday, March 10, 2026, at 1:00 AM',
        beside: 'On your clock, Japan Standard Time. For me it is Monday, March 9, at 9:00 AM Arizona time.',
      },
      lisbon: {
        when: 'Sábado, 7 de março de 2026, às 17:30',
        beside: 'No seu relógio, Hora padrão do Japão. Para mim: 08:30, hora de Lisboa.',
      },
    });
    const rows = invitation.text.split('\n').map((line) => line.split(/ {2,}/));
    const told = Object.fromEntries(rows.filter(([label]) => label !== '')) as Record<string, string>;
    expect(unwrapped(invitation.text)).toContain(`${when} ${beside}`);
    expect(told).toMatchObject({
      [facts.length]: consultationWords.summary.minutes(business.consultations.minutes),
      [facts.how]: how.phone('(520) 555-0100'),
    });
    expect(unwrapped(invitation.text)).toContain(`${facts.beforehand} ${consultationPage.beforehand}`);
    expect(invitation.text).toContain(`\n${change}:\nhttps://wren.example/consultation/appointment?token=`);
    expect(invitation.html).toMatch(new RegExp(`<th scope="row"[^>]*>${facts.length}</th>`));
  });

  it.skipIf(business.consultations.meetingUrl !== null)(
    'promises no link where the site has no place to meet, and asks how to talk',
    async () => {
      const { invitation } = await test.book(workday(1), slot(2), { email: someone(), phone: '' });
      expect(eventIn(invitation)).toMatchObject({ location: 'To be agreed', conference: 'null' });
      expect(invitation.text).toContain('We have yet to agree on how we talk.');
      expect(invitation.text).not.toMatch(/join|online/i);
    },
  );

  it('tells the owner who comes, when and why, to be answered to the visitor', async () => {
    const email = someone();
    await test.ownerIsUpToDate();
    await test.book(workday(1), slot(3), { email, message: 'Our <b>menu</b> is a PDF.' });
    const [notice, ...more] = await test.mailsTo(OWNER.email);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      replyTo: email,
      subject: onContent({
        wren: 'Ada Ruiz booked Thursday, March 5, 2026, at 11:00 AM Arizona time',
        lisbon: 'Ada Ruiz booked quinta-feira, 5 de março de 2026, às 10:00, hora de Lisboa',
      }),
    });
    expect(notice?.html).toContain('Our &lt;b&gt;menu&lt;/b&gt; is a PDF.');
    expect(notice?.html).toContain(email);
    expect(notice?.html).toMatch(/href="tel:\+?\d+"[^>]*>Call\s\(520\)\s555-0100</);
    expect(notice?.text).toContain(
      'Open in the dashboard:\nhttps://wren.example/dashboard?tab=consultations\n',
    );
  });

  it('goes before the notice to the owner', async () => {
    await test.ownerIsUpToDate();
    const email = someone();
    await test.app.api('POST', 'consultation.php', {
      json: bookingInput(workday(10), slot(1), { email }),
    });
    await test.app.context.delivery?.idle();
    expect(test.sent.map(({ to }) => to)).toEqual([email, OWNER.email]);
    await test.mailsTo(email);
  });

  it('comes to the owner with others in one mail, each with its time and telephone number', async () => {
    await test.ownerIsUpToDate();
    const abroad = { time_zone: 'Asia/Tokyo', name: 'Ana Ruiz', phone: '+81 3 5555 0100', message: '' };
    await test.book(workday(11), slot(5), { email: someone() });
    await test.book(workday(11), slot(6), { ...abroad, email: someone() });
    await test.book(workday(11), slot(7), { email: someone(), phone: '' });
    await test.mailsTo(OWNER.email);
    test.clock.set(new Date(test.clock().getTime() + 16 * 60_000).toISOString());
    const [digest, ...more] = await test.mailsTo(OWNER.email);
    expect(more).toEqual([]);
    const times = onContent({
      wren: '2:00 PM in Arizona, Friday, March 20, 6:00 AM for Ana (Tokyo)',
      lisbon: '12:15 em Lisboa, 21:15 para Ana (Tokyo)',
    });
    const both = `${formatFullDay(workday(11))}: ${times}`;
    for (const text of [digest!.text, digest!.html].map((each) => each.replace(/(\s|<br\/>)+/g, ' '))) {
      expect(text).toContain(both);
      expect(text).toContain(abroad.phone);
      expect(text).toContain(onContent({ wren: ': 3:00 PM in Arizona', lisbon: ': 13:00 em Lisboa' }));
      expect(text.match(/Phone/g)).toHaveLength(1);
    }
  });

  it.each(['https://evil.example', 'Free money at evil.example', 'Ada <b>', 'a'.repeat(61), 'www.evil.co'])(
    'does not greet with what is no name: %s',
    async (name) => {
      const { invitation } = await test.book(workday(2), timeOf(name), { email: someone(), name });
      expect(invitation.text).toContain(emailWords.greeting.unnamed);
      expect(`${invitation.subject} ${invitation.text} ${invitation.calendar?.content}`).not.toContain(name);
    },
  );

  it('repeats nothing that the visitor wrote', async () => {
    const message = 'Buy at https://evil.example now';
    const { invitation } = await test.book(workday(2), slot(9), {
      email: someone(),
      message,
      phone: 'evil',
    });
    expect(`${invitation.text} ${invitation.html} ${invitation.calendar?.content}`).not.toContain('evil');
  });

  it('is never sent to who is suspected of spam; the owner is told', async () => {
    const email = someone();
    await test.ownerIsUpToDate();
    const json = bookingInput(workday(2), slot(8), { email, website: 'https://spam.example' });
    expectSuccess(await test.app.api('POST', 'consultation.php', { json }));
    expect(await test.mailsTo(email)).toEqual([]);
    expect(await waitingReminders(email)).toEqual([]);
    expect((await test.mailsTo(OWNER.email)).map(({ subject }) => subject)).toEqual([
      onContent({
        wren: 'Suspected spam: Ada Ruiz booked Friday, March 6, 2026, at 4:00 PM Arizona time',
        lisbon: 'Suspected spam: Ada Ruiz booked sexta-feira, 6 de março de 2026, às 13:45, hora de Lisboa',
      }),
    ]);
  });
});

/** A slot for each name, so that the tests can't be in each other's way. */
function timeOf(name: string): string {
  const slots: Record<string, string> = {
    h: slot(1),
    F: slot(2),
    A: slot(3),
    a: slot(4),
    w: slot(5),
  };
  return slots[name.charAt(0)] ?? '';
}

/** Nine in the morning of the day before, where the business is; in winter. */
function nineBefore(day: string): string {
  return `${addDays(day, -1)}T${onContent({ wren: '16', lisbon: '09' })}:00:00.000Z`;
}

describe('the reminder', () => {
  it('comes at nine in the morning the day before, where the business is', async () => {
    const email = someone();
    await test.book(workday(10), slot(8), { email });
    const due = nineBefore(workday(10));
    expect(await waitingReminders(email)).toEqual([{ due_at: due, status: 'waiting' }]);
    test.clock.set(new Date(Date.parse(due) - TAKE_BACK_MS - 1).toISOString());
    expect(await test.mailsTo(email)).toEqual([]);
    test.clock.set(due);
    const [reminder, ...more] = await test.mailsTo(email);
    expect(more).toEqual([]);
    expect(reminder?.subject).toBe(
      onContent({
        wren: 'Reminder: your consultation, Wednesday, March 18, 2026, at 4:00 PM Arizona time',
        lisbon: 'Lembrete: a sua reunião, quarta-feira, 18 de março de 2026, às 13:45, hora de Lisboa',
      }),
    );
    expect(tokenIn(reminder!)).not.toBe('');
    expect(reminder?.text).toContain(`\n\n${bookedConsultation.reminder.missed}\n\n`);
    expect(reminder?.html).toContain('/calendar/');
    test.clock.set(NOW);
  });

  it('does not come where the booking was made after that moment', async () => {
    const email = someone();
    await test.book(workday(1), slot(8), { email }); // tomorrow, and it is past nine
    expect(await waitingReminders(email)).toEqual([]);
  });

  it('does not come when it could be sent only after the consultation began', async () => {
    const email = someone();
    await test.book(workday(14), slot(1), { email });
    test.clock.set(startOf(workday(14), slot(1)));
    expect(await test.mailsTo(email)).toEqual([]);
    expect(await waitingReminders(email)).toMatchObject([{ status: 'withdrawn' }]);
    test.clock.set(NOW);
  });

  it('moves with the consultation, and goes with it', async () => {
    const email = someone();
    const { token } = await test.book(workday(11), slot(1), { email });
    await call(test.app, 'PUT', token, { date: workday(12), time: slot(1) });
    expect(await waitingReminders(email)).toEqual([
      { due_at: nineBefore(workday(11)), status: 'withdrawn' },
      { due_at: nineBefore(workday(12)), status: 'waiting' },
    ]);
    await call(test.app, 'DELETE', token);
    expect((await waitingReminders(email)).map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
  });
});

describe('a consultation that the owner deletes', () => {
  async function remove(email: string) {
    const { id } = (await test.listed(email))!;
    expectSuccess(await test.app.api('DELETE', `delete-consultation.php?id=${id}`, { bearer: test.owner }));
  }

  it('is called off in the visitor’s calendar when it was still to come, and nobody is reminded', async () => {
    const email = someone();
    const { invitation } = await test.book(workday(13), slot(1), { email });
    await test.ownerIsUpToDate();
    await remove(email);
    const [news, ...more] = await test.mailsTo(email);
    expect(more).toEqual([]);
    expect(eventIn(news!)).toMatchObject({ method: 'CANCEL', uid: eventIn(invitation).uid, sequence: 1 });
    expect(news?.text).toContain(bookedConsultation.calledOff.text.slice(0, 30));
    expect(await waitingReminders(email)).toMatchObject([{ status: 'withdrawn' }]);
    expect(await test.mailsTo(OWNER.email)).toEqual([]); // who deletes knows
  });

  it('goes quietly when it is over, cancelled or suspected of spam', async () => {
    const [past, cancelled, suspected] = [someone(), someone(), someone()];
    await test.book(workday(1), slot(4), { email: past });
    const { token } = await test.book(workday(13), slot(2), { email: cancelled });
    await call(test.app, 'DELETE', token);
    const json = bookingInput(workday(13), slot(3), { email: suspected, website: 'x' });
    await test.app.api('POST', 'consultation.php', { json });
    await test.mailsTo(cancelled);
    test.clock.set(startOf(workday(1), slot(4)));
    for (const email of [past, cancelled, suspected]) {
      await remove(email);
      expect(await test.mailsTo(email)).toEqual([]);
    }
    test.clock.set(NOW);
  });
});
