/** @jsxRuntime automatic */
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { oneLine } from '../../mail/beginning.ts';
import { looksLikeName } from '../../mail/greeting.ts';
import type { NewEmail } from '../../mail/outbox.ts';
import { Action, EmailLayout, Facts, Quote } from '../../mail/templates/EmailLayout.tsx';
import { AnswersTo, EmailAddress, MailLink, Telephone } from '../../mail/templates/links.tsx';
import { renderEmail } from '../../mail/templates/render.ts';
import {
  bothTimes,
  describeTime,
  type ScheduledConsultation,
  type VisitorEvent,
} from './scheduled-consultation.ts';

const VERBS = { booked: 'booked', moved: 'moved to', cancelled: 'cancelled' } as const;
const HEADINGS = {
  booked: 'booked a call',
  moved: 'moved the call',
  cancelled: 'cancelled the call',
} as const;
/** What each counts as in a digest. */
const NEWS = { booked: 'booking', moved: 'move', cancelled: 'cancellation' } as const;
const JOIN = 'Join the call';
/** Where there is neither a number nor a place to meet. */
const UNDECIDED = 'Not agreed yet. Answer this mail to ask for a number.';
const MAX_NAME_LENGTH = 60;
/** Characters of a message that a digest quotes: about two lines on a phone. */
const EXCERPT = 90;

/**
 * Notifies the owner of what a visitor did. Replies go to the visitor, whose input is shown as text.
 * @param dashboard where the owner sees the consultation
 */
export async function ownerNotice(event: VisitorEvent, owner: string, dashboard: string): Promise<NewEmail> {
  const { name, email, phone, message, suspected_spam, meeting_url } = event.consultation;
  const time = describeTime(event.consultation);
  const who = oneLine(name, MAX_NAME_LENGTH);
  const mark = suspected_spam === 1 ? 'Suspected spam: ' : '';
  const subject = `${mark}${who} ${VERBS[event.what]} ${time}`;
  const heading = `${who} ${HEADINGS[event.what]}`;
  const when = { label: 'When', value: inFull(event.consultation) };
  const telephone = phone === '' ? [] : [{ label: 'Phone', value: phone }];
  const meeting = meeting_url === '' ? [] : [{ label: 'Online', value: meeting_url }];
  const isOpen = phone === '' && meeting_url === '' && event.what !== 'cancelled';
  const rendered = await renderEmail(
    <EmailLayout
      isToOwner
      preview={message === '' ? email : oneLine(message, 150)}
      heading={heading}
      footnote={<AnswersTo address={email} />}
    >
      <Facts
        rows={[
          when,
          ...(event.what === 'moved' ? [{ label: 'Before', value: describeTime(event.before) }] : []),
          ...telephone.map(({ label, value }) => ({ label, value: <Telephone number={value} /> })),
          { label: 'Length', value: `${CONSULTATION_MINUTES} minutes` },
          { label: 'Email', value: <EmailAddress address={email} /> },
          ...meeting.map(({ label, value }) => ({ label, value: <MailLink href={value}>{JOIN}</MailLink> })),
          ...(isOpen ? [{ label: 'How you talk', value: UNDECIDED }] : []),
        ]}
      />
      {message === '' ? null : <Quote text={message} />}
      <Action href={dashboard}>Open in the dashboard</Action>
    </EmailLayout>,
  );
  const excerpt = oneLine(message, EXCERPT);
  const facts = [when, ...telephone, ...meeting];
  return {
    kind: 'owner-notice',
    to: owner,
    content: {
      ...rendered,
      subject,
      heading: `${mark}${heading}`,
      replyTo: email,
      excerpt,
      facts,
      tab: 'consultations',
      news: NEWS[event.what],
    },
  };
}

/** What says when a visitor's consultation is, on both clocks. */
type Visited = Pick<ScheduledConsultation, 'name' | 'consultation_date' | 'consultation_time' | 'time_zone'>;

/** 'Thursday, March 5, 2026:', and in a line of its own '10:00 AM in Arizona, 6:00 PM for Ana (Lisbon)' */
export function inFull(consultation: Visited): string {
  const { name, consultation_date } = consultation;
  const who = looksLikeName(name) ? (name.split(' ')[0] ?? name) : 'the visitor';
  return `${formatFullDay(consultation_date)}:\n${bothTimes(consultation, who)}`;
}
