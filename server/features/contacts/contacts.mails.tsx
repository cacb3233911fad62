/** @jsxRuntime automatic */
import type { NewContact } from '../../db/tables.ts';
import type { NewMail } from '../../mail/outbox.ts';
import { Letter, Words } from '../../mail/templates/Letter.tsx';
import { renderLetter } from '../../mail/templates/render.ts';

/** What a message sets going: a notice to the owner that is answered to the visitor. */
export async function messageMails(contact: NewContact, owner: string): Promise<NewMail[]> {
  const { name, email, subject, message } = contact;
  const heading = `${name} wrote: ${subject}`;
  const letter = await renderLetter(
    <Letter preview={message.slice(0, 100)} heading={heading}>
      {message.split(/\n{2,}/).map((paragraph, index) => (
        <Words key={index}>{paragraph}</Words>
      ))}
    </Letter>,
  );
  return [{ kind: 'owner-notice', to: owner, content: { ...letter, subject: heading, replyTo: email } }];
}
