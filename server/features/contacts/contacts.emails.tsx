/** @jsxRuntime automatic */
import { contactSubjects } from '#content/contact.ts';
import { projectTypes } from '#content/home.ts';
import { promiseOf, subjectInWords } from '#content/contact-subject.ts';
import { business } from '#content/business.ts';
import { emails } from '#content/words/emails.ts';
import { formatMomentInZone, formatWeekdayTimeInZone } from '#shared/moments-in-words.ts';
import { openingHours } from '#shared/opening-hours.ts';
import { isPostponed, promiseInWords, replyDue } from '#shared/reply-clock.ts';
import type { NewContact } from '../../db/tables.ts';
import { greeting } from '../../mail/greeting.ts';
import { oneLine } from '../../mail/beginning.ts';
import type { NewEmail } from '../../mail/outbox.ts';
import { Action, Facts, EmailLayout, Quote, Words } from '../../mail/templates/EmailLayout.tsx';
import { AnswersTo, EmailAddress, Reachable, Telephone } from '../../mail/templates/links.tsx';
import { renderEmail } from '../../mail/templates/render.ts';

const MAX_NAME_LENGTH = 60;
const MAX_SUBJECT_LENGTH = 80;
/** Characters of a message that a digest quotes: about two lines on a phone. */
const EXCERPT = 90;
/** Limits the receipts that can be sent to somebody else's address. */
const RECEIPTS_A_DAY = 3;

/** The notice to the owner. Replies go to the visitor. */
export async function messageNotice(
  contact: NewContact,
  owner: string,
  dashboard: string,
): Promise<NewEmail> {
  const { name, email, phone, message, created_at } = contact;
  const about = subjectInWords(contact.subject);
  const subject = `Message from ${oneLine(name, MAX_NAME_LENGTH)}: ${oneLine(about, MAX_SUBJECT_LENGTH)}`;
  const due = replyDue(promiseOf(contact.subject), new Date(created_at));
  const rendered = await renderEmail(
    <EmailLayout
      isToOwner
      preview={oneLine(message, 150)}
      heading={`${name} wrote to you`}
      footnote={<AnswersTo address={email} />}
    >
      <Facts
        rows={[
          { label: 'Name', value: name },
          ...(phone === '' ? [] : [{ label: 'Phone', value: <Telephone number={phone} /> }]),
          { label: 'Email', value: <EmailAddress address={email} /> },
          { label: 'Subject', value: about },
          { label: 'Received', value: formatMomentInZone(created_at) },
          { label: 'Promised', value: `An answer by ${formatWeekdayTimeInZone(due)}` },
        ]}
      />
      <Quote text={message} />
      <Action href={dashboard}>Open in the dashboard</Action>
    </EmailLayout>,
  );
  return {
    kind: 'owner-notice',
    to: owner,
    content: {
      ...rendered,
      subject,
      replyTo: email,
      excerpt: oneLine(message, EXCERPT),
      facts: phone === '' ? [] : [{ label: 'Phone', value: phone }],
      tab: 'messages',
      news: 'message',
    },
  };
}

/**
 * Confirms to the visitor that the message arrived, and says by when it is answered. It quotes nothing of the message,
 * so that nobody can send text or links to somebody else's address.
 */
export async function messageReceipt({ name, email, subject, created_at }: NewContact): Promise<NewEmail> {
  const promise = promiseOf(subject);
  const received = new Date(created_at);
  const due = formatWeekdayTimeInZone(replyDue(promise, received));
  const words = emails.receipt;
  const rendered = await renderEmail(
    <EmailLayout preview={words.preview(due)} heading={words.subject} footnote={words.footnote}>
      <Words>{greeting(name)}</Words>
      <Words>
        {isPostponed(promise, received) ? words.postponed(due) : words.promise(promiseInWords(promise), due)}
      </Words>
      <Facts
        rows={[
          { label: words.facts.arrived, value: formatMomentInZone(created_at) },
          { label: words.facts.about, value: isOffered(subject) ? subjectInWords(subject) : '' },
          { label: words.facts.answer, value: due },
          {
            label: words.facts.urgent,
            value: <Reachable text={words.call(business.reach.phoneShown, openingHours.inSentence)} />,
          },
        ]}
      />
      <Words>{words.answer}</Words>
      <Words>{business.who.name}</Words>
    </EmailLayout>,
  );
  return {
    kind: 'receipt',
    to: email,
    maxADay: RECEIPTS_A_DAY,
    content: { ...rendered, subject: words.subject },
  };
}

/** Whether the forms offer this subject; anything else is what somebody typed. */
function isOffered(subject: string): boolean {
  return [...projectTypes.map(({ value }) => value), ...contactSubjects].some(
    (offered) => offered === subject,
  );
}
