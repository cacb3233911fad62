/** @jsxRuntime automatic */
import type { ConsultationRow } from '../../db/tables.ts';
import { oneLine } from '../../mail/beginning.ts';
import type { NewEmail } from '../../mail/outbox.ts';
import { Action, EmailLayout, Facts, Words } from '../../mail/templates/EmailLayout.tsx';
import { AnswersTo, EmailAddress, Telephone } from '../../mail/templates/links.tsx';
import { renderEmail } from '../../mail/templates/render.ts';
import { inFull } from './owner-notice.emails.tsx';
import { describeTime } from './scheduled-consultation.ts';

const MAX_NAME_LENGTH = 60;

/** Tells the owner that a visitor's calendar has declined the invitation. @param dashboard where to free the slot */
export async function declinedNotice(
  row: ConsultationRow,
  owner: string,
  dashboard: string,
): Promise<NewEmail> {
  const { name, email, phone } = row;
  const who = oneLine(name, MAX_NAME_LENGTH);
  const subject = `${who} declined ${describeTime(row)}`;
  const heading = `${who} declined the call`;
  const when = { label: 'When', value: inFull(row) };
  const explanation = 'The time stays booked until you free it in the dashboard.';
  const rendered = await renderEmail(
    <EmailLayout isToOwner preview={explanation} heading={heading} footnote={<AnswersTo address={email} />}>
      <Words>The invitation was declined in the visitor’s calendar. {explanation}</Words>
      <Facts
        rows={[
          when,
          ...(phone === '' ? [] : [{ label: 'Phone', value: <Telephone number={phone} /> }]),
          { label: 'Email', value: <EmailAddress address={email} /> },
        ]}
      />
      <Action href={dashboard}>Open in the dashboard</Action>
    </EmailLayout>,
  );
  return {
    kind: 'owner-notice',
    to: owner,
    content: {
      ...rendered,
      subject,
      heading,
      replyTo: email,
      excerpt: explanation,
      facts: [when],
      tab: 'consultations',
      news: 'refusal',
    },
  };
}
