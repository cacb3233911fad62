/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { business } from '#content/business.ts';
import { bookedConsultation as words } from '#content/words/booked-consultation.ts';
import { greeting } from '../../mail/greeting.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import type { NewEmail } from '../../mail/outbox.ts';
import { capitalised } from '#shared/intl-patterns.ts';
import { describeVisitorTime } from '#shared/visitor-time.ts';
import { Action, EmailLayout, MailLink, Words } from '../../mail/templates/EmailLayout.tsx';
import { renderEmail } from '../../mail/templates/render.ts';
import {
  aboutConsultation,
  type ConsultationEvent,
  describeTime,
  reminderTime,
  type ScheduledConsultation,
  timeOfVisitor,
} from './scheduled-consultation.ts';
import { type Calendar, invitation } from './consultation-calendar.ts';
import { ownerNotice } from './owner-notice.emails.tsx';

export interface EmailContext {
  calendar: Calendar;
  /** The owner's address. */
  owner: string;
  /** The page where the visitor moves or cancels. */
  link: (uid: string) => string;
  /** The page to book a consultation. */
  bookingPage: string;
  now: Date;
}

/**
 * All emails of an event, the visitor's first. Suspected spam gets none: the address may be somebody else's. The owner
 * is told what a visitor did.
 */
export async function consultationEmails(event: ConsultationEvent, head: EmailContext): Promise<NewEmail[]> {
  const suspected = event.consultation.suspected_spam === 1;
  const toVisitor = suspected ? [] : await visitorEmails(event, head);
  if (event.what === 'deleted' || event.what === 'declined') return toVisitor;
  return [...toVisitor, await ownerNotice(event, head.owner)];
}

async function visitorEmails(
  { what, consultation }: ConsultationEvent,
  head: EmailContext,
): Promise<NewEmail[]> {
  const { email, uid } = consultation;
  const about = aboutConsultation(uid);
  switch (what) {
    case 'booked':
    case 'moved': {
      const content = await standing(words[what], consultation, head);
      const calendar = calendarFile('REQUEST', consultation, head);
      const emails: NewEmail[] = [
        { kind: 'appointment', to: email, about, content: { ...content, calendar } },
      ];
      const dueAt = reminderTime(consultation, head.now);
      if (dueAt === null) return emails;
      const reminder = await standing(words.reminder, consultation, head);
      return [...emails, { kind: 'reminder', to: email, about, dueAt, content: reminder }];
    }
    case 'cancelled':
    case 'declined':
    case 'deleted':
      return [{ kind: 'appointment', to: email, about, content: await farewell(what, consultation, head) }];
  }
}

/** The email about a consultation that takes place. */
async function standing(
  { subject, heading, text }: { subject: string; heading: string; text: string },
  consultation: ScheduledConsultation,
  head: EmailContext,
): Promise<EmailContent> {
  const email = await consultationEmail({ heading, text, consultation, footnote: words.footnote }, [
    <HowWeMeet key="how" consultation={consultation} />,
    <Action key="change" href={head.link(consultation.uid)}>
      {words.change}
    </Action>,
  ]);
  return { ...email, subject: `${subject}, ${describeTime(consultation)}` };
}

/** The email about a consultation that does not take place; `deleted` means that the owner called it off. */
async function farewell(
  what: 'cancelled' | 'declined' | 'deleted',
  consultation: ScheduledConsultation,
  head: EmailContext,
): Promise<EmailContent> {
  const { heading, text } = what === 'deleted' ? words.calledOff : words.cancelled;
  const email = await consultationEmail({ heading, text, consultation }, [
    <Action key="again" href={head.bookingPage}>
      {words.cancelled.again}
    </Action>,
  ]);
  return {
    ...email,
    subject: `${words.cancelled.subject}, ${describeTime(consultation)}`,
    calendar: calendarFile('CANCEL', consultation, head),
  };
}

interface EmailParts {
  heading: string;
  text: string;
  consultation: ScheduledConsultation;
  footnote?: string;
}

function consultationEmail({ heading, text, consultation, footnote }: EmailParts, rest: ReactNode) {
  const time = capitalised(describeTime(consultation), business.language.locale);
  return renderEmail(
    <EmailLayout preview={time} heading={heading} footnote={footnote}>
      <Words>{greeting(consultation.name)}</Words>
      <Words>{text}</Words>
      <Words>
        <strong>{time}</strong>
      </Words>
      <Words>{onVisitorsClock(consultation)}</Words>
      {rest}
    </EmailLayout>,
  );
}

function onVisitorsClock(consultation: ScheduledConsultation): string {
  const { unknown, same, own } = words.clock;
  const visitor = timeOfVisitor(consultation);
  if (visitor === null) return unknown;
  return visitor.same ? same : `${own} ${describeVisitorTime(visitor)}.`;
}

function HowWeMeet({ consultation: { phone, meeting_url } }: { consultation: ScheduledConsultation }) {
  if (meeting_url === '') return <Words>{phone === '' ? words.how.open : words.how.phone}</Words>;
  return (
    <Words>
      {words.how.online} <MailLink href={meeting_url}>{meeting_url}</MailLink>
    </Words>
  );
}

function calendarFile(method: 'REQUEST' | 'CANCEL', consultation: ScheduledConsultation, head: EmailContext) {
  const link = head.link(consultation.uid);
  return { method, content: invitation(method, consultation, { ...head, link }) };
}
