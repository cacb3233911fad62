/** @jsxRuntime automatic */
import { Fragment } from 'react';
import { formatMomentInZone } from '#shared/moments-in-words.ts';
import { mailAddress } from '#shared/mail-address.ts';
import { countedNews } from '../counted-news.ts';
import type { EmailContent } from '../mailer.ts';
import { oneLine } from '../beginning.ts';
import {
  Action,
  Aside,
  EmailLayout,
  type Fact,
  Facts,
  Quote,
  Rule,
  SmallHeading,
  Words,
} from './EmailLayout.tsx';
import { MailLink, Telephone } from './links.tsx';
import { BOUND_SPACE, renderEmail } from './render.ts';

/** A notice in a digest. */
interface Part extends EmailContent {
  /** ISO 8601. */
  createdAt: string;
}

const MAX_FIRST_SUBJECT_LENGTH = 100;

/** Text that leads somewhere, as a link. */
function pressable({ label, value }: { label: string; value: string }): Fact {
  if (label === 'Phone') return { label, value: <Telephone number={value} /> };
  if (/^https:\/\/\S+$/.test(value)) return { label, value: <MailLink href={value}>Join the call</MailLink> };
  return { label, value };
}

/** Several notices in one email. It has no Reply-To of its own: each part names whom to reply to. */
export async function digestEmail(parts: readonly Part[], dashboard: string): Promise<EmailContent> {
  const subjects = parts.map(({ subject }) => subject);
  const email = await renderEmail(
    <EmailLayout
      isToOwner
      preview={oneLine(subjects.join(' · '), 200)}
      heading={countedNews(parts).replace(/(?<=\d) /g, BOUND_SPACE)}
    >
      <Aside>New since the last notice.</Aside>
      {parts.map(({ subject, heading = subject, createdAt, facts = [], excerpt, replyTo }, index) => (
        <Fragment key={index}>
          <Rule />
          <SmallHeading>{heading}</SmallHeading>
          <Aside>{formatMomentInZone(createdAt)}</Aside>
          {facts.length === 0 ? null : <Facts isPlain rows={facts.map(pressable)} />}
          {excerpt === undefined || excerpt === '' ? null : <Quote text={excerpt} />}
          {replyTo === undefined ? null : (
            <Words>
              <MailLink href={mailAddress(replyTo, `Re: ${subject}`)}>Reply to {replyTo}</MailLink>
            </Words>
          )}
        </Fragment>
      ))}
      <Rule />
      <Action href={dashboard}>Open the dashboard</Action>
    </EmailLayout>,
  );
  const [first = ''] = subjects;
  return {
    ...email,
    subject: `${oneLine(first, MAX_FIRST_SUBJECT_LENGTH)}, and ${parts.length - 1} more`,
  };
}
