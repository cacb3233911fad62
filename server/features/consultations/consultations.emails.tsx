/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { business } from '#content/business.ts';
import { consultationPage } from '#content/consultation-page.ts';
import { bookedConsultation as words } from '#content/words/booked-consultation.ts';
import { consultation as booking } from '#content/words/consultation.ts';
import { emails } from '#content/words/emails.ts';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import { greeting } from '../../mail/greeting.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import type { NewEmail } from '../../mail/outbox.ts';
import { mailAddress } from '#shared/mail-address.ts';
import { telephoneInWords } from '#shared/telephone-address.ts';
import { capitalised } from '#shared/intl-patterns.ts';
import type { VisitorTime } from '#shared/visitor-time.ts';
import {
  Action,
  Aside,
  EmailLayout,
  type Fact,
  Facts,
  Lead,
  Quote,
  Words,
} from '../../mail/templates/EmailLayout.tsx';
import { MailLink, Reachable } from '../../mail/templates/links.tsx';
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
  type VisitorEvent,
  type When,
} from './scheduled-consultation.ts';
import { type Calendar, invitation } from './consultation-calendar.ts';
import { isReached, isTold } from './told.ts';
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
 * All emails of an event, the visitor's first. Suspected spam gets none: the address may be somebody else's; nor does who
 * was told of the consultation by no email. The owner is told what a visitor did.
 */
export async function consultationEmails(event: ConsultationEvent, head: EmailContext): Promise<NewEmail[]> {
  const toVisitor = isToVisitor(event) ? await visitorEmails(event, head) : [];
  if (!isVisitors(event)) return toVisitor;
  return [...toVisitor, await ownerNotice(event, head.owner, head.dashboard)];
}

function isToVisitor({ what, consultation }: ConsultationEvent): boolean {
  const { placed_by_owner = 0, confirmation_sent_at = null, told_at = null } = consultation;
  const told = { placed_by_owner, confirmation_sent_at, told_at };
  return isReached(consultation) && (what === 'confirmed' || isTold(told));
}

function isVisitors(event: ConsultationEvent): event is VisitorEvent {
  return event.what === 'booked' || event.what === 'moved' || event.what === 'cancelled';
}

async function visitorEmails(event: ConsultationEvent, head: EmailContext): Promise<NewEmail[]> {
  const { what, consultation } = event;
  const { email, uid } = consultation;
  const about = aboutConsultation(uid);
  switch (what) {
    case 'booked':
    case 'restored':
    case 'moved':
    case 'rescheduled':
    case 'confirmed': {
      const before = 'before' in event ? event.before : undefined;
      const note = 'note' in event ? event.note : undefined;
      const content = await standing(standingWords(what), consultation, head, { before, note });
      const calendar = calendarFile('REQUEST', consultation, head);
      const told: NewEmail = { kind: 'appointment', to: email, about, content: { ...content, calendar } };
      return [told, ...(await reminderOf(consultation, head))];
    }
    case 'corrected':
      return reminderOf(consultation, head);
    case 'cancelled':
    case 'declined':
    case 'deleted':
    case 'called-off':
      return [{ kind: 'appointment', to: email, about, content: await farewell(event, head) }];
  }
}

/** The email of the day before, unless that is over. */
async function reminderOf(consultation: ScheduledConsultation, head: EmailContext): Promise<NewEmail[]> {
  const dueAt = reminderTime(consultation, head.now);
  if (dueAt === null) return [];
  const about = aboutConsultation(consultation.uid);
  const content = await standing(words.reminder, consultation, head);
  return [{ kind: 'reminder', to: consultation.email, about, dueAt, content }];
}

function standingWords(what: 'booked' | 'restored' | 'moved' | 'rescheduled' | 'confirmed') {
  if (what === 'rescheduled' || what === 'confirmed') return emails.consultation[what];
  return words[what === 'restored' ? 'booked' : what];
}

/** What else is known of a consultation that takes place. */
interface Beside {
  /** When it was before it was moved. */
  before?: When | undefined;
  /** What the owner added. */
  note?: string | undefined;
}

/** The email about a consultation that takes place. */
async function standing(
  content: Record<'subject' | 'heading' | 'text', string>,
  consultation: ScheduledConsultation,
  head: EmailContext,
  { before, note }: Beside = {},
): Promise<EmailContent> {
  const { facts: labels, footnote } = words;
  const { subject, heading, text } = content;
  const isReminder = content === words.reminder;
  const facts: Fact[] = [
    { label: labels.was, value: before === undefined ? '' : wholeTimeOf({ ...consultation, ...before }) },
    { label: labels.length, value: booking.summary.minutes(CONSULTATION_MINUTES) },
    { label: labels.how, value: <HowWeMeet consultation={consultation} isReminder={isReminder} /> },
    { label: labels.beforehand, value: consultationPage.beforehand },
  ];
  const email = await consultationEmail(
    { heading, lead: true, text, note, consultation, facts, footnote },
    <>
      {isReminder && howWeMeet(consultation) === 'phone' ? (
        <Words>
          <Reachable text={words.reminder.missed} />
        </Words>
      ) : null}
      <WhatToDo {...{ consultation, head, isReminder }} />
    </>,
  );
  return { ...email, subject: `${subject}, ${describeTime(consultation)}` };
}

type Farewell = Extract<ConsultationEvent, { what: 'cancelled' | 'declined' | 'deleted' | 'called-off' }>;

/** The email about a consultation that does not take place. */
async function farewell(event: Farewell, head: EmailContext): Promise<EmailContent> {
  const { what, consultation } = event;
  const isOwners = what === 'deleted' || what === 'called-off';
  const { heading, text } = isOwners ? words.calledOff : words.cancelled;
  const note = what === 'called-off' ? event.note : undefined;
  const visitor = elsewhere(consultation);
  const facts = [
    {
      label: words.facts.was,
      value: [wholeTimeOf(consultation), ...(visitor === null ? [] : [visitor.zone])].join(', '),
    },
    { label: words.facts.clock, value: visitor === null ? '' : describeOurs(visitor, consultation) },
  ];
  const email = await consultationEmail(
    { heading, text, note, consultation, facts },
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
  /** What the owner wrote to this visitor alone. */
  note: string | undefined;
  consultation: ScheduledConsultation;
  facts: readonly Fact[];
  footnote?: string;
}

function consultationEmail(
  { heading, lead = false, text, note = '', consultation, facts, footnote }: EmailParts,
  action: ReactNode,
) {
  return renderEmail(
    <EmailLayout preview={timeOf(consultation)} heading={heading} footnote={footnote}>
      <Words>{greeting(consultation.name)}</Words>
      <Words>
        <Reachable text={text} />
      </Words>
      {note === '' ? null : <Quote text={note} />}
      {lead ? <Lead {...onBothClocks(consultation)} /> : null}
      <Facts rows={facts} />
      {action}
    </EmailLayout>,
  );
}

/** 'Thursday, March 5, 2026, at 9:00 AM Arizona time' */
function timeOf(consultation: ScheduledConsultation): string {
  return capitalised(describeTime(consultation), business.language.locale);
}

/** The visitor's time where it is known and differs from ours. */
function elsewhere(consultation: ScheduledConsultation): VisitorTime | null {
  const visitor = timeOfVisitor(consultation);
  return visitor === null || visitor.same ? null : visitor;
}

/** The same on the visitor's clock where it is known and differs. */
function wholeTimeOf(consultation: ScheduledConsultation): string {
  const visitor = elsewhere(consultation);
  if (visitor === null) return timeOf(consultation);
  return capitalised(describeWholeTime(visitor, consultation), business.language.locale);
}

/** The visitor's time with ours below it where it is known and differs; else ours. */
function onBothClocks(consultation: ScheduledConsultation): { text: string; below: string } {
  const { both, same, unknown } = words.clock;
  const text = wholeTimeOf(consultation);
  const visitor = elsewhere(consultation);
  if (visitor !== null) return { text, below: both(visitor.zone, describeOurs(visitor, consultation)) };
  return { text, below: timeOfVisitor(consultation) === null ? unknown : same };
}

/** By phone if a number was given; not decided where there is no place to meet either. */
function howWeMeet({ meeting_url, phone }: ScheduledConsultation): 'online' | 'phone' | 'open' {
  if (meeting_url !== '') return 'online';
  return phone === '' ? 'open' : 'phone';
}

interface WhatToDoProps {
  consultation: ScheduledConsultation;
  head: EmailContext;
  isReminder: boolean;
}

/** One button for what the visitor needs first: to say a number, to join, to keep it, or to change it. The rest is links. */
function WhatToDo({ consultation, head, isReminder }: WhatToDoProps) {
  const how = howWeMeet(consultation);
  const { uid, meeting_url } = consultation;
  const { send, subject, body } = words.number;
  const number = mailAddress(business.reach.email, subject(describeTime(consultation)), body);
  const change = { href: head.link(uid), text: words.change };
  const keep = { href: head.calendarLink(uid), text: booking.booked.calendar };
  const steps = [
    ...(how === 'open' ? [{ href: number, text: send }] : []),
    ...(how === 'online' && isReminder ? [{ href: meeting_url, text: booking.event.join }] : []),
    ...(isReminder && how !== 'phone' ? [] : [keep]),
    change,
  ];
  return steps.map(({ href, text }, index) =>
    index === 0 ? (
      <Action key={text} href={href}>
        {text}
      </Action>
    ) : (
      <Aside key={text}>
        <MailLink href={href}>{text}</MailLink>
      </Aside>
    ),
  );
}

/** What can be repeated to an address that may be somebody else's: no words, no links. */
const NUMBER = /^[+\d][\d\s()./-]{4,24}$|^\([\d\s()./-]{4,24}$/;

/** @param isReminder its button leads to the call */
function HowWeMeet({
  consultation,
  isReminder,
}: {
  consultation: ScheduledConsultation;
  isReminder: boolean;
}) {
  const { phone, meeting_url } = consultation;
  const how = howWeMeet(consultation);
  if (how === 'open') return words.how.open;
  if (how === 'phone') return NUMBER.test(phone) ? words.how.phone(telephoneInWords(phone)) : words.how.left;
  return (
    <>
      {words.how.online}
      {isReminder ? null : (
        <>
          <br />
          <MailLink href={meeting_url}>{booking.event.join}</MailLink>
        </>
      )}
    </>
  );
}

function calendarFile(method: 'REQUEST' | 'CANCEL', consultation: ScheduledConsultation, head: EmailContext) {
  const link = head.link(consultation.uid);
  return { method, content: invitation(method, consultation, { ...head, link }) };
}
