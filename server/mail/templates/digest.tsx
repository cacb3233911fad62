/** @jsxRuntime automatic */
import { Fragment } from 'react';
import { formatMoment } from '#shared/arizona-time.ts';
import { mailAddress } from '#shared/mail-address.ts';
import type { MailContent } from '../mailer.ts';
import { oneLine } from '../beginning.ts';
import { Action, Aside, Letter, MailLink, Quote, Rule, SmallHeading, Words } from './Letter.tsx';
import { renderLetter } from './render.ts';

/** A notice that goes out with others. */
interface Part extends MailContent {
  /** ISO 8601. */
  createdAt: string;
}

const LONGEST_FIRST = 100;

/** Several notices in one letter. It can't be answered by itself: each part says whom its own answer goes to. */
export async function digestLetter(parts: readonly Part[], desk: string): Promise<MailContent> {
  const subjects = parts.map(({ subject }) => subject);
  const letter = await renderLetter(
    <Letter
      preview={oneLine(subjects.join(' · '), 200)}
      heading={`${parts.length} new since the last notice`}
    >
      {parts.map(({ subject, createdAt, excerpt, replyTo }, index) => (
        <Fragment key={index}>
          {index === 0 ? null : <Rule />}
          <SmallHeading>{subject}</SmallHeading>
          <Aside>{formatMoment(createdAt)}, Arizona time</Aside>
          {excerpt === undefined || excerpt === '' ? null : <Quote text={excerpt} />}
          {replyTo === undefined ? null : (
            <Words>
              <MailLink href={mailAddress(replyTo, `Re: ${subject}`)}>Reply to {replyTo}</MailLink>
            </Words>
          )}
        </Fragment>
      ))}
      <Action href={desk}>Open the dashboard</Action>
    </Letter>,
  );
  const [first = ''] = subjects;
  return {
    ...letter,
    subject: `${oneLine(first, LONGEST_FIRST)}, and ${parts.length - 1} more`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
