/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { appointment as words } from '#content/appointment.ts';
import { greeting } from '../../mail/greeting.ts';
import type { MailContent } from '../../mail/mailer.ts';
import type { NewMail } from '../../mail/outbox.ts';
import { Action, Letter, Words } from '../../mail/templates/Letter.tsx';
import { renderLetter } from '../../mail/templates/render.ts';
import { aboutAppointment, type Appointment, describeTime, reminderTime } from './appointment.ts';
import { type Calendar, invitation } from './appointment-calendar.ts';
import { ownerNotice } from './owner-notice.mails.tsx';

/** What happens to an appointment that people are told of; the owner deletes, the visitor does the rest. */
export type AppointmentEvent =
  | { what: 'booked' | 'cancelled' | 'deleted'; appointment: Appointment }
  | { what: 'moved'; appointment: Appointment; before: string };

export interface Letterhead {
  calendar: Calendar;
  /** The owner's address. */
  owner: string;
  /** Where the visitor moves or cancels. */
  link: (uid: string) => string;
  /** Where one books. */
  bookingPage: string;
  now: Date;
}

/** All mails of an event. Who is suspected of spam is never written to: the address may be somebody else's. */
export async function appointmentMails(event: AppointmentEvent, head: Letterhead): Promise<NewMail[]> {
  const { appointment, what } = event;
  const toVisitor = appointment.suspected_spam === 1 ? [] : await visitorMails(event, head);
  return what === 'deleted' ? toVisitor : [await ownerNotice(event, head.owner), ...toVisitor];
}

async function visitorMails({ what, appointment }: AppointmentEvent, head: Letterhead): Promise<NewMail[]> {
  const { email, uid } = appointment;
  const about = aboutAppointment(uid);
  switch (what) {
    case 'booked':
    case 'moved': {
      const content = await standing(words[what], appointment, head);
      const calendar = calendarFile('REQUEST', appointment, head);
      const mails: NewMail[] = [{ kind: 'appointment', to: email, about, content: { ...content, calendar } }];
      const dueAt = reminderTime(appointment, head.now);
      if (dueAt === null) return mails;
      const reminder = await standing(words.reminder, appointment, head);
      return [...mails, { kind: 'reminder', to: email, about, dueAt, content: reminder }];
    }
    case 'cancelled':
    case 'deleted':
      return [{ kind: 'appointment', to: email, about, content: await farewell(what, appointment, head) }];
  }
}

/** Of one that takes place. */
async function standing(
  { subject, heading, text }: { subject: string; heading: string; text: string },
  appointment: Appointment,
  head: Letterhead,
): Promise<MailContent> {
  const letter = await appointmentLetter({ heading, text, appointment, footnote: words.footnote }, [
    <Words key="how">{(appointment.phone === '' ? words.online : words.phone).how}</Words>,
    <Action key="change" href={head.link(appointment.uid)}>
      {words.change}
    </Action>,
  ]);
  return { ...letter, subject: `${subject}, ${describeTime(appointment)}` };
}

/** It does not take place; `deleted` says that the owner called it off. */
async function farewell(
  what: 'cancelled' | 'deleted',
  appointment: Appointment,
  head: Letterhead,
): Promise<MailContent> {
  const { heading, text } = what === 'deleted' ? words.calledOff : words.cancelled;
  const letter = await appointmentLetter({ heading, text, appointment }, [
    <Action key="again" href={head.bookingPage}>
      {words.cancelled.again}
    </Action>,
  ]);
  return {
    ...letter,
    subject: `${words.cancelled.subject}, ${describeTime(appointment)}`,
    calendar: calendarFile('CANCEL', appointment, head),
  };
}

interface LetterParts {
  heading: string;
  text: string;
  appointment: Appointment;
  footnote?: string;
}

function appointmentLetter({ heading, text, appointment, footnote }: LetterParts, rest: ReactNode) {
  const time = describeTime(appointment);
  return renderLetter(
    <Letter preview={time} heading={heading} footnote={footnote}>
      <Words>{greeting(appointment.name)}</Words>
      <Words>{text}</Words>
      <Words>
        <strong>{time}</strong>
      </Words>
      <Words>{words.clock}</Words>
      {rest}
    </Letter>,
  );
}

function calendarFile(method: 'REQUEST' | 'CANCEL', appointment: Appointment, head: Letterhead) {
  const link = head.link(appointment.uid);
  return { method, content: invitation(method, appointment, { ...head, link }) };
}
