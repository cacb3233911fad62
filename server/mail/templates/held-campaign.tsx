/** @jsxRuntime automatic */
import { formatMomentInZone } from '#shared/moments-in-words.ts';
import { oneLine } from '../beginning.ts';
import type { HeldCampaign } from '../campaign-refusals.ts';
import type { EmailContent } from '../mailer.ts';
import { Action, EmailLayout, type Fact, Facts, Quote, Words } from './EmailLayout.tsx';
import { renderEmail } from './render.ts';

const MAX_SUBJECT_LENGTH = 80;

/** How far a campaign has come, in emails. */
export interface CampaignProgress {
  /** ISO 8601. */
  begun_at: string | null;
  recipients: number;
  delivered: number;
  waiting: number;
  failed: number;
}

/** Tells the owner that a newsletter is not sent on, and waits for the owner or by itself, or that it came back. */
export async function heldCampaignEmail(
  held: HeldCampaign,
  progress: CampaignProgress,
  campaigns: string,
): Promise<EmailContent> {
  const { reason, isOut } = held;
  const name = oneLine(held.subject, MAX_SUBJECT_LENGTH);
  const [word, heading] = titleOf(held);
  const subject = `${word}: ${name}`;
  const email = await renderEmail(
    <EmailLayout isToOwner preview={oneLine(reason, 150)} heading={heading}>
      <Words>{whatIsSo(held, progress, name)}</Words>
      <Facts rows={factsOf(held, progress)} />
      <Words>
        {isOut
          ? 'It came back from several readers in a row, each time with these words:'
          : 'Several readers in a row were refused, each time with these words:'}
      </Words>
      <Quote text={reason} />
      <Words>{whatFollows(held)}</Words>
      <Action href={campaigns}>Open Campaigns</Action>
    </EmailLayout>,
  );
  return { ...email, subject, excerpt: reason, tab: 'campaigns', news: 'newsletter' };
}

function factsOf({ until, isOut }: HeldCampaign, progress: CampaignProgress): Fact[] {
  const { begun_at, recipients, delivered, waiting, failed } = progress;
  return [
    { label: 'Began', value: begun_at === null ? '' : formatMomentInZone(begun_at) },
    { label: 'Sent', value: `To ${delivered} of ${recipients} readers` },
    { label: isOut ? 'Came back' : 'Refused', value: mails(failed) },
    { label: 'Not sent yet', value: mails(waiting) },
    { label: 'Next try', value: until === null ? '' : formatMomentInZone(until.toISOString()) },
  ];
}

/** '' for none. */
function mails(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 mail' : `${count} mails`;
}

/** What happened to which newsletter, and what there is to do. */
function whatIsSo({ until, isOut }: HeldCampaign, progress: CampaignProgress, name: string): string {
  if (isOut) {
    const { recipients, failed } = progress;
    return `“${name}” has gone out, but mail servers sent ${failed} of its ${mails(recipients)} back. Ask your mail provider about the words below.`;
  }
  return until === null
    ? `“${name}” was stopped, because mail servers refused it. Nothing more of it is sent until you decide in the dashboard.`
    : `Mail servers refuse “${name}” for now, so it waits and is tried again by itself. You need not do anything yet.`;
}

function whatFollows({ until, isOut }: HeldCampaign): string {
  if (isOut)
    return 'Nobody else is taken off your list for these words, because a mail server in trouble says the same of readers whom it knows. Those who were taken off before can be put back in the dashboard.';
  return until === null
    ? 'In the dashboard you can go on, cancel it, or put the readers back on the list who were taken off by these refusals.'
    : 'Nothing is lost: one mail at a time is tried, less and less often, and as soon as one is taken, all the others follow. If it lasts, ask your mail provider about these words.';
}

/** The subject's first word, and the heading. */
function titleOf({ until, isOut }: HeldCampaign): [string, string] {
  if (isOut) return ['Came back', 'Your newsletter came back'];
  return until === null ? ['Stopped', 'Your newsletter was stopped'] : ['Waiting', 'Your newsletter waits'];
}
