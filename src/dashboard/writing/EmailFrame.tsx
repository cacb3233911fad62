import type { PostPart } from '#shared/contract/rich-newsletters.ts';
import { Details } from '../../components/dashboard/Details.tsx';
import { LoadFailure } from '../../components/dashboard/LoadFailure.tsx';
import { Segments } from '../../components/dashboard/Segments.tsx';
import { NewsletterFrame } from '../../features/newsletter/NewsletterFrame.tsx';
import { SendTestNote } from '../../features/newsletter/SendTestNote.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { EmailOfWriting } from './use-email-of-writing.ts';

const PARTS: readonly { value: PostPart; label: string }[] = [
  { value: 'excerpt', label: 'The excerpt' },
  { value: 'whole', label: 'The whole post' },
];

interface EmailFrameProps {
  email: EmailOfWriting;
  /** Whether it is as wide as a phone. */
  isPhone: boolean;
}

/** What is on the page, as the email that subscribers would get, and what became of its test. */
export function EmailFrame({ email, isPhone }: EmailFrameProps) {
  const { subject, part, setPart, made, error, retry, lastTest, testFailure } = email;
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-5 py-2 sm:px-6">
        <div className="min-w-0 grow basis-64">
          <p className="truncate">
            <span className="font-semibold">{subject}</span>
            {made === undefined ? null : <span className="text-quiet"> – {made.preview_text}</span>}
          </p>
          <p className="truncate text-fine text-quiet">
            {made === undefined ? '…' : `From ${made.sender.name}, ${made.sender.address}`}
          </p>
        </div>
        {testFailure !== null ? (
          <div className="min-w-0">
            <p role="alert" className="font-medium wrap-anywhere text-alarm">
              {testFailure.message}
            </p>
            {testFailure.details === undefined ? null : <Details>{testFailure.details}</Details>}
          </div>
        ) : lastTest === null ? null : (
          <p className="min-w-0 text-fine wrap-anywhere text-quiet">
            <SendTestNote last={lastTest} />
          </p>
        )}
        <Segments legend="What goes out" choices={PARTS} value={part} onChange={setPart} />
      </div>
      <div className="writing-preview-window flex flex-col" data-phone={isPhone ? '' : undefined}>
        {error !== null ? (
          <div className="shell py-10">
            <LoadFailure title="There is no preview" message={error.message} onRetry={retry} />
          </div>
        ) : made === undefined ? (
          <Skeleton className="h-full" />
        ) : (
          <NewsletterFrame html={made.html} title={`The email “${subject}”`} />
        )}
      </div>
    </>
  );
}
