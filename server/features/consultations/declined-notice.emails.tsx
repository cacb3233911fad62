/** @jsxRuntime automatic */
import type { ConsultationRow } from '../../db/tables.ts';
import { oneLine } from '../../mail/beginning.ts';
import type { NewEmail } from '../../mail/outbox.ts';
import { Action, EmailLayout, Facts, MailLink, Telephone, Words } from '../../mail/templates/EmailLayout.tsx';
import { renderEmail } from '../../mail/templates/render.ts';
import { describeTime } from './scheduled-consultation.ts';

const MAX_NAME_LENGTH = 60;

/** Tells the owner that a visitor's calendar has declined the invitation. @param dashboard where to free the slot */
export async function declinedNotice(
  row: ConsultationRow,
  owner: string,
  dashboard: string,
): Promise<NewEmail> {
  const { name, email, phone } = row;
  const subject = `${oneLine(name, MAX_NAME_LENGTH)} declined ${describeTime(row)}`;
  const explanation = 'The time stays booked until you free it in the dashboard.';
  const rendered = await renderEmail(
    <EmailLayout
      isToOwner
      preview={explanation}
      heading={subject}
      footnote={`An answer to this mail goes to ${email}.`}
    >
      <Facts
        rows={[
          ...(phone === '' ? [] : [{ label: 'Phone', value: <Telephone number={phone} /> }]),
          { label: 'Email', value: <MailLink href={`mailto:${email}`}>{email}</MailLink> },
        ]}
      />
      <Words>The invitation was declined in the visitor’s calendar. {explanation}</Words>
      <Action href={dashboard}>Open in the dashboard</Action>
    </EmailLayout>,
  );
  return {
    kind: 'owner-notice',
    to: owner,
    content: { ...rendered, subject, replyTo: email, excerpt: explanation, tab: 'consultations' },
  };
}
