/** @jsxRuntime automatic */
import { formatMomentInZone } from '#shared/moments-in-words.ts';
import { oneLine } from '../beginning.ts';
import type { HeldCampaign } from '../campaign-refusals.ts';
import type { EmailContent } from '../mailer.ts';
import { Action, EmailLayout, Quote, Words } from './EmailLayout.tsx';
import { renderEmail } from './render.ts';

const MAX_SUBJECT_LENGTH = 80;

/** Tells the owner that a newsletter is not sent on, and waits for the owner or by itself, or that it came back. */
export async function heldCampaignEmail(held: HeldCampaign, campaigns: string): Promise<EmailContent> {
  const { reason, until, isOut } = held;
  const name = oneLine(held.subject, MAX_SUBJECT_LENGTH);
  const [word, heading] = titleOf(held);
  const subject = `${word}: ${name}`;
  const email = await renderEmail(
    <EmailLayout isToOwner preview={oneLine(reason, 150)} heading={heading}>
      <Words>
        “{name}” {isOut ? 'came back from' : 'was refused'} several {isOut ? 'readers' : 'times'} in a row,
        each time with these words:
      </Words>
      <Quote text={reason} />
      {isOut ? (
        <Words>
          All of it has gone out. A mail server that knows nobody for a while says the same as one that knows
          a reader no more, so nobody else is taken off your list for these words. In the dashboard you can
          put back the readers who were taken off before. Ask your mail provider about these words.
        </Words>
      ) : until === null ? (
        <Words>
          Nothing more of it is sent until you decide. In the dashboard you can go on, cancel it, or put the
          readers back on the list who were taken off by these refusals.
        </Words>
      ) : (
        <Words>
          Nothing is lost. One mail of it is tried at {formatMomentInZone(until.toISOString())}, and then less
          and less often; as soon as one is taken, all the others follow. If it lasts, ask your mail provider
          about these words.
        </Words>
      )}
      <Action href={campaigns}>Open Campaigns</Action>
    </EmailLayout>,
  );
  return { ...email, subject, excerpt: reason, tab: 'campaigns' };
}

/** The subject's first word, and the heading. */
function titleOf({ until, isOut }: HeldCampaign): [string, string] {
  if (isOut) return ['Came back', 'Your newsletter came back'];
  return until === null ? ['Stopped', 'Your newsletter was stopped'] : ['Waiting', 'Your newsletter waits'];
}
