/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { business } from '#content/business.ts';
import { consultationPage } from '#content/consultation-page.ts';
import { bookedConsultation as words } from '#content/words/booked-consultation.ts';
import { consultation as booking } from '#content/words/consultation.ts';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import { greeting } from '../../mail/greeting.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import type { NewEmail } from '../../mail/outbox.ts';
import { telephoneAddress } from '#shared/telephone-address.ts';
import { capitalised } from '#shared/intl-patterns.ts';
import { describeVisitorTime } from '#shared/visitor-time.ts';
import {
  Action,
  Aside,
  EmailLayout,
  type Fact,
  Facts,
  Lead,
  MailLink,
  Words,
} from '../../mail/templates/EmailLayout.tsx';
import { renderEmail } from '../../mail/templates/render.ts';
import {
  aboutConsultation,
  type ConsultationEvent,
  describeOurs,
  describeTime,
  describeWholeTime,
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
  /** The file for the visitor's calendar. */
  calendarLink: (uid: string) => string;
  /** The page to book a consultation. */
  bookingPage: string;
  /** Where the owner sees it. */
  dashboard: string;
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
  return [...toVisitor, await ownerNotice(event, head.owner, head.dashboard)];
}

async function visitorEmails(event: ConsultationEvent, head: EmailContext): Promise<NewEmail[]> {
  const { what, consultation } = event;
  const { email, uid } = consultation;
  const about = aboutConsultation(uid);
  switch (what) {
    case 'booked':
    case 'moved': {
      const before = event.what === 'moved' ? event.before : '';
      const keep = <Action href={head.calendarLink(uid)}>{booking.booked.calendar}</Action>;
      const content = await standing(words[what], consultation, head, keep, before);
      const calendar = calendarFile('REQUEST', consultation, head);
      const emails: NewEmail[] = [
        { kind: 'appointment', to: email, about, content: { ...content, calendar } },
      ];
      const dueAt = reminderTime(consultation, head.now);
      if (dueAt === null) return emails;
      const reminder = await standing(
        remindingOf(consultation),
        consultation,
        head,
        <Meet {...consultation} />,
      );
      return [...emails, { kind: 'reminder', to: email, about, dueAt, content: reminder }];
    }
    case 'cancelled':
    case 'declined':
    case 'deleted':
      return [{ kind: 'appointment', to: email, about, content: await farewell(what, consultation, head) }];
  }
}

/** The email about a consultation that takes place. @param action its button */
async function standing(
  { subject, heading, text }: { subject: string; heading: string; text: string },
  consultation: ScheduledConsultation,
  head: EmailContext,
  action: ReactNode,
  before = '',
): Promise<EmailContent> {
  const { facts: labels, change, footnote } = words;
  const facts: Fact[] = [
    { label: labels.was, value: capitalised(before, business.language.locale) },
    { label: labels.length, value: booking.summary.minutes(CONSULTATION_MINUTES) },
    { label: labels.how, value: <HowWeMeet consultation={consultation} /> },
    { label: labels.beforehand, value: consultationPage.beforehand },
  ];
  const email = await consultationEmail(
    { heading, lead: true, text, consultation, facts, footnote },
    <>
      {action}
      <Aside>
        <MailLink href={head.link(consultation.uid)}>{change}</MailLink>
      </Aside>
    </>,
  );
  return { ...email, subject: `${subject}, ${describeTime(consultation)}` };
}

/** The email about a consultation that does not take place; `deleted` means that the owner called it off. */
async function farewell(
  what: 'cancelled' | 'declined' | 'deleted',
  consultation: ScheduledConsultation,
  head: EmailContext,
): Promise<EmailContent> {
  const { heading, text } = what === 'deleted' ? words.calledOff : words.cancelled;
  const facts = [
    { label: words.facts.was, value: timeOf(consultation) },
    { label: words.facts.clock, value: onVisitorsClock(consultation) },
  ];
  const email = await consultationEmail(
    { heading, text, consultation, facts },
    <Action href={head.bookingPage}>{words.cancelled.again}</Action>,
  );
  return {
    ...email,
    subject: `${words.cancelled.subject}, ${describeTime(consultation)}`,
    calendar: calendarFile('CANCEL', consultation, head),
  };
}

interface EmailParts {
  heading: string;
  /** Whether the time leads, on both clocks. */
  lead?: boolean;
  text: string;
  consultation: ScheduledConsultation;
  facts: readonly Fact[];
  footnote?: string;
}

function consultationEmail(
  { heading, lead = false, text, consultation, facts, footnote }: EmailParts,
  action: ReactNode,
) {
  return renderEmail(
    <EmailLayout preview={timeOf(consultation)} heading={heading} footnote={footnote}>
      <Words>{greeting(consultation.name)}</Words>
      {lead ? <Lead {...onBothClocks(consultation)} /> : null}
      <Words>{text}</Words>
      <Facts rows={facts} />
      {action}
    </EmailLayout>,
  );
}

/** 'Thursday, March 5, 2026, at 9:00 AM Arizona time' */
function timeOf(consultation: ScheduledConsultation): string {
  return capitalised(describeTime(consultation), business.language.locale);
}

function onVisitorsClock(consultation: ScheduledConsultation): string {
  const { unknown, same } = words.clock;
  const visitor = timeOfVisitor(consultation);
  if (visitor === null) return unknown;
  return visitor.same ? same : capitalised(describeVisitorTime(visitor), business.language.locale);
}

/** The visitor's time with ours below it where it is known and differs; else ours. */
function onBothClocks(consultation: ScheduledConsultation): { text: string; below: string } {
  const visitor = timeOfVisitor(consultation);
  if (visitor === null || visitor.same) {
    return { text: timeOf(consultation), below: onVisitorsClock(consultation) };
  }
  const text = capitalised(describeWholeTime(visitor, consultation), business.language.locale);
  return { text, below: words.clock.both(visitor.zone, describeOurs(visitor, consultation)) };
}

/** A reminder's words, which lead to its button. */
function remindingOf({ meeting_url, phone }: ScheduledConsultation) {
  const { text, missed, subject, heading } = words.reminder;
  return { subject, heading, text: meeting_url === '' && phone !== '' ? `${text} ${missed}` : text };
}

/** A reminder's button: where to meet, or to say where. Where I call, the visitor's own call is a mere link. */
function Meet({ meeting_url, phone }: ScheduledConsultation) {
  const { email, phoneShown } = business.reach;
  if (meeting_url !== '') return <Action href={meeting_url}>{booking.event.join}</Action>;
  if (phone === '') return <Action href={`mailto:${email}`}>{words.reminder.write(email)}</Action>;
  return (
    <Aside>
      <MailLink href={telephoneAddress(phoneShown)}>{words.reminder.call(phoneShown)}</MailLink>
    </Aside>
  );
}

/** What can be repeated to an address that may be somebody else's: no words, no links. */
const NUMBER = /^[+\d][\d\s()./-]{4,24}$|^\([\d\s()./-]{4,24}$/;

function HowWeMeet({ consultation: { phone, meeting_url } }: { consultation: ScheduledConsultation }) {
  if (meeting_url === '') {
    if (phone === '') return words.how.open;
    return NUMBER.test(phone) ? words.how.phone(phone) : words.how.left;
  }
  return (
    <>
      {words.how.online}
      <br />
      <MailLink href={meeting_url}>{meeting_url}</MailLink>
    </>
  );
}

function calendarFile(method: 'REQUEST' | 'CANCEL', consultation: ScheduledConsultation, head: EmailContext) {
  const link = head.link(consultation.uid);
  return { method, content: invitation(method, consultation, { ...head, link }) };
}
