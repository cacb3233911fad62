import type { PostPart } from '#shared/contract/rich-newsletters.ts';
import { Details } from '../../components/dashboard/Details.tsx';
import { LoadFailure } from '../../components/dashboard/LoadFailure.tsx';
import { Segments } from '../../components/dashboard/Segments.tsx';
import { EmailView } from '../../features/newsletter/EmailView.tsx';
import { SendTestNote } from '../../features/newsletter/SendTestNote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { EmailOfWriting } from './use-email-of-writing.ts';

const PARTS: readonly { value: PostPart; label: string }[] = [
  { value: 'excerpt', label: 'Excerpt' },
  { value: 'whole', label: 'Whole post' },
];

interface EmailFrameProps {
  email: EmailOfWriting;
  /** Whether it is as wide as a phone. */
  isPhone: boolean;
  /** Whether the bar above has room for what became of the last test. */
  isTestAbove: boolean;
}

/** What is on the page, as the email that subscribers would get, and what became of its test where the bar can’t say it. */
export function EmailFrame({ email, isPhone, isTestAbove }: EmailFrameProps) {
  const { subject, part, setPart, made, error, retry, lastTest, testFailure } = email;
  if (error !== null) {
    return (
      <div className="shell grow py-10">
        <LoadFailure title="There is no preview" message={error.message} onRetry={retry} />
      </div>
    );
  }
  if (made === undefined) return <Skeleton className="min-h-0 grow" />;
  return (
    <>
      {testFailure !== null ? (
        <div className="shrink-0 bg-alarm-wash px-5 py-2.5 sm:px-8">
          <p role="alert" className="font-medium wrap-anywhere text-alarm">
            {testFailure.message}
          </p>
          {testFailure.details === undefined ? null : <Details>{testFailure.details}</Details>}
        </div>
      ) : lastTest === null || isTestAbove ? null : (
        <p className="shrink-0 px-5 pt-2 text-fine wrap-anywhere text-quiet sm:px-8">
          <SendTestNote last={lastTest} />
        </p>
      )}
      <EmailView email={made} title={`The email “${subject}”`} isPhone={isPhone}>
        <Segments legend="What goes out" choices={PARTS} value={part} onChange={setPart} />
      </EmailView>
    </>
  );
}
