/** @jsxRuntime automatic */
import type { NewConsultation } from '../../db/tables.ts';
import type { NewMail } from '../../mail/outbox.ts';
import { Letter, Words } from '../../mail/templates/Letter.tsx';
import { renderLetter } from '../../mail/templates/render.ts';

/** What a booking sets going: a notice to the owner that is answered to the visitor. */
export async function bookingMails(consultation: NewConsultation, owner: string): Promise<NewMail[]> {
  const { name, email, consultation_date, consultation_time } = consultation;
  const heading = `${name} booked ${consultation_date}, ${consultation_time}`;
  const letter = await renderLetter(
    <Letter preview={heading} heading={heading}>
      <Words>{consultation.message}</Words>
    </Letter>,
  );
  return [{ kind: 'owner-notice', to: owner, content: { ...letter, subject: heading, replyTo: email } }];
}
