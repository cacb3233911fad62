import { slotStart } from '#shared/booking.ts';
import { TAKE_BACK_MS } from '#shared/limits.ts';
import { bookableDays, SLOTS } from './profile-slots.ts';
import type { Slot } from '#shared/time-of-day.ts';
import type { Message } from '#server/mail/mailer.ts';
import { bookingInput } from './factories.ts';
import { readCalendar } from './icalendar.ts';
import { listConsultations, readAvailability } from './reading.ts';
import { keepingMailer, OWNER, settableClock, startTestApp, type TestApp } from './test-app.ts';

/** A Wednesday, ten in the morning in Arizona: the booking window is Thursday, 5 March, to Friday, 3 April. */
export const NOW = '2026-03-04T17:00:00Z';

const workdays = bookableDays(new Date(NOW));

/** The day that many bookable ones after NOW, 1 being the first. @throws if that is beyond the booking window */
export function workday(number: number): string {
  const day = workdays[number - 1];
  if (day === undefined) throw new Error(`Only ${workdays.length} days can be booked.`);
  return day;
}

/** The time of a day's so many-th consultation, 1 being the first. @throws if a day has fewer */
export function slot(number: number): Slot {
  const time = SLOTS[number - 1];
  if (time === undefined) throw new Error(`A day has ${SLOTS.length} slots only.`);
  return time;
}

/** When a consultation is. */
export interface When {
  date: string;
  time: string;
}

/** The so many-th consultation of the so many-th day that can be booked. */
export const at = (day: number, time: number): When => ({ date: workday(day), time: slot(time) });

/** When a slot begins, as calendars and answers write instants. */
export function startOf(day: string, time: Slot): string {
  return slotStart(day, time)!.toISOString();
}

/** A server whose clock and mailer the test controls. */
export async function startConsultations(env: Record<string, string> = {}) {
  const clock = settableClock(NOW);
  const { mailer, sent } = keepingMailer();
  const app = await startTestApp({
    clock,
    mailer,
    env: { SITE_URL: 'https://wren.example', MAIL_FROM: 'Wren <dashboard@wren.example>', ...env },
  });
  const { token: owner } = await app.signIn();

  /** Lets so much time pass (ms), and the emails go out that are due then. */
  async function pass(time: number): Promise<void> {
    clock.set(new Date(clock().getTime() + time).toISOString());
    await app.context.delivery?.idle();
  }

  /** The emails to an address since the last call, oldest first; with those that can't be taken back from now on. */
  async function mailsTo(address: string): Promise<Message[]> {
    await pass(TAKE_BACK_MS);
    const emails = sent.filter(({ to }) => to === address);
    sent.splice(0, sent.length, ...sent.filter(({ to }) => to !== address));
    return emails;
  }

  /** Moves the clock until no notice to the owner is waiting, and the next one is sent at once. */
  async function ownerIsUpToDate(): Promise<void> {
    for (let pause = 0; pause < 2; pause += 1) {
      await mailsTo(OWNER.email);
      clock.set(new Date(clock().getTime() + 16 * 60_000).toISOString());
    }
    await mailsTo(OWNER.email);
  }

  /** Books a consultation. @returns the token of the link in its email */
  async function book(date: string, time: string, changes: Record<string, unknown> = {}) {
    const json = bookingInput(date, time, changes);
    const answer = await app.api('POST', 'consultation.php', { json });
    if (answer.status !== 200) throw new Error(answer.text);
    const emails = await mailsTo(json.email);
    const invitation = emails[0];
    if (invitation === undefined) throw new Error('No mail came.');
    return { invitation, token: tokenIn(invitation), emails };
  }

  /** The consultation of somebody, as the owner's list has it. */
  async function listed(email: string) {
    const { consultations } = await listConsultations(app, owner);
    return consultations.find((one) => one.email === email);
  }

  /** The times of a day that visitors find taken. */
  const takenOn = async (day: string) => (await readAvailability(app)).taken[day] ?? [];

  /** Has the owner's confirmation of a consultation sent, which she sees at a time. */
  const confirm = (id: number, seen: When, more: object = {}) =>
    app.api('POST', 'confirm-consultation.php', { json: { id, seen, ...more }, bearer: owner });

  return { app, clock, sent, pass, owner, mailsTo, ownerIsUpToDate, book, listed, takenOn, confirm };
}

let people = 0;
/** An email address that no other test uses. */
export function someone(): string {
  people += 1;
  return `visitor${people}@example.com`;
}

export type TestConsultations = Awaited<ReturnType<typeof startConsultations>>;

/** The token of the link to change the consultation. */
export function tokenIn({ html }: Pick<Message, 'html'>): string {
  const token = /\/consultation\/appointment\?token=([\w.-]+)/.exec(html)?.[1];
  if (token === undefined) throw new Error('There is no link in the mail.');
  return token;
}

export function call(app: TestApp, method: string, token: string, json?: unknown) {
  return app.api(method, `appointment.php?token=${token}`, json === undefined ? {} : { json });
}

/** The only event of an email's calendar file. */
export function eventIn({ calendar }: Pick<Message, 'calendar'>) {
  if (calendar === undefined) throw new Error('There is no calendar file in the mail.');
  const { method, events } = readCalendar(calendar.content);
  const [event] = events;
  if (event === undefined || method !== calendar.method) throw new Error(calendar.content);
  return { method, ...event };
}
