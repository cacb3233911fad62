/** @jsxRuntime automatic */
import { beginning, oneLine } from '../../mail/beginning.ts';
import type { NewEmail } from '../../mail/outbox.ts';
import { Facts, EmailLayout, MailLink, Quote } from '../../mail/templates/EmailLayout.tsx';
import { renderEmail } from '../../mail/templates/render.ts';
import { type ConsultationEvent, describeTime } from './scheduled-consultation.ts';

const VERBS = { booked: 'booked', moved: 'moved to', cancelled: 'cancelled', deleted: 'deleted' } as const;
const MAX_NAME_LENGTH = 60;
/** Characters of a message that a digest quotes. */
const EXCERPT = 600;

/** Notifies the owner of what a visitor did. Replies go to the visitor, whose input is shown as text. */
export async function ownerNotice(event: ConsultationEvent, owner: string): Promise<NewEmail> {
  const { name, email, phone, message, suspected_spam } = event.consultation;
  const time = describeTime(event.consultation);
  const heading = `${oneLine(name, MAX_NAME_LENGTH)} ${VERBS[event.what]} ${time}`;
  const subject = suspected_spam === 1 ? `Suspected spam: ${heading}` : heading;
  const rendered = await renderEmail(
    <EmailLayout
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
    </EmailLayout>,
  );
  const excerpt = beginning(message, EXCERPT);
  return { kind: 'owner-notice', to: owner, content: { ...rendered, subject, replyTo: email, excerpt } };
}
