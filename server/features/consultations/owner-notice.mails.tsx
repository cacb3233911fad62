/** @jsxRuntime automatic */
import { beginning, oneLine } from '../../mail/beginning.ts';
import type { NewMail } from '../../mail/outbox.ts';
import { Facts, Letter, MailLink, Quote } from '../../mail/templates/Letter.tsx';
import { renderLetter } from '../../mail/templates/render.ts';
import { describeTime } from './appointment.ts';
import type { AppointmentEvent } from './appointment.mails.tsx';

const VERBS = { booked: 'booked', moved: 'moved to', cancelled: 'cancelled', deleted: 'deleted' } as const;
const LONGEST_NAME = 60;
/** What a digest quotes of a message, in characters. */
const EXCERPT = 600;

/** Tells the owner who did what, and is answered to the visitor. What a visitor wrote is only text. */
export async function ownerNotice(event: AppointmentEvent, owner: string): Promise<NewMail> {
  const { name, email, phone, message, suspected_spam } = event.appointment;
  const time = describeTime(event.appointment);
  const heading = `${oneLine(name, LONGEST_NAME)} ${VERBS[event.what]} ${time}`;
  const subject = suspected_spam === 1 ? `Suspected spam: ${heading}` : heading;
  const letter = await renderLetter(
    <Letter
      preview={message === '' ? email : oneLine(message, 150)}
      heading={heading}
      footnote={`An answer to this mail goes to ${email}.`}
    >
      <Facts
        rows={[
          ...(event.what === 'moved' ? [{ label: 'Before', value: event.before }] : []),
          { label: 'Email', value: <MailLink href={`mailto:${email}`}>{email}</MailLink> },
          ...(phone === '' ? [] : [{ label: 'Phone', value: phone }]),
        ]}
      />
      {message === '' ? null : <Quote text={message} />}
    </Letter>,
  );
  const excerpt = beginning(message, EXCERPT);
  const headers = { 'Auto-Submitted': 'auto-generated' };
  return {
    kind: 'owner-notice',
    to: owner,
    content: { ...letter, subject, replyTo: email, headers, excerpt },
  };
}
