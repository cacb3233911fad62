/** @jsxRuntime automatic */
import type { NewMail } from '../../mail/outbox.ts';
import { Letter, Words } from '../../mail/templates/Letter.tsx';
import { renderLetter } from '../../mail/templates/render.ts';
import { describeTime } from './appointment.ts';
import type { AppointmentEvent } from './appointment.mails.tsx';

const VERBS = { booked: 'booked', moved: 'moved to', cancelled: 'cancelled', deleted: 'deleted' } as const;

/** Tells the owner who did what, and is answered to the visitor. What a visitor wrote is only text. */
export async function ownerNotice(event: AppointmentEvent, owner: string): Promise<NewMail> {
  const { name, email, phone, message, suspected_spam } = event.appointment;
  const time = describeTime(event.appointment);
  const heading = `${name} ${VERBS[event.what]} ${time}`;
  const subject = suspected_spam === 1 ? `Suspected spam: ${heading}` : heading;
  const letter = await renderLetter(
    <Letter preview={message === '' ? email : message.slice(0, 100)} heading={heading}>
      {event.what === 'moved' ? <Words>Before, it was on {event.before}.</Words> : null}
      <Words>{[email, phone].filter((way) => way !== '').join(', ')}</Words>
      {message
        .split(/\n{2,}/)
        .filter((paragraph) => paragraph !== '')
        .map((paragraph, index) => (
          <Words key={index}>{paragraph}</Words>
        ))}
    </Letter>,
  );
  return { kind: 'owner-notice', to: owner, content: { ...letter, subject, replyTo: email } };
}
