/** @jsxRuntime automatic */
import { formatMoment } from '#shared/arizona-time.ts';
import { oneLine } from '../beginning.ts';
import type { HeldCampaign } from '../campaign-refusals.ts';
import type { EmailContent } from '../mailer.ts';
import { Action, EmailLayout, Quote, Words } from './EmailLayout.tsx';
import { renderEmail } from './render.ts';

const MAX_SUBJECT_LENGTH = 80;

/** Tells the owner that a newsletter is not sent on: it waits for the owner, or by itself. */
export async function heldCampaignEmail(held: HeldCampaign, campaigns: string): Promise<EmailContent> {
  const { reason, until } = held;
  const name = oneLine(held.subject, MAX_SUBJECT_LENGTH);
  const heading = until === null ? 'Your newsletter was stopped' : 'Your newsletter waits';
  const subject = `${until === null ? 'Stopped' : 'Waiting'}: ${name}`;
  const email = await renderEmail(
    <EmailLayout preview={oneLine(reason, 150)} heading={heading}>
      <Words>“{name}” was refused several times in a row, each time with these words:</Words>
      <Quote text={reason} />
      {until === null ? (
        <Words>
          Nothing more of it is sent until you decide. In the dashboard you can go on, cancel it, or put the
          readers back on the list who were taken off by these refusals.
        </Words>
      ) : (
        <Words>
          Nothing is lost. One mail of it is tried at {formatMoment(until.toISOString())}, Arizona time, and
          then less and less often; as soon as one is taken, all the others follow. If it lasts, ask your mail
          provider about these words.
        </Words>
      )}
      <Action href={campaigns}>Open Campaigns</Action>
    </EmailLayout>,
  );
  return { ...email, subject, excerpt: reason };
}
