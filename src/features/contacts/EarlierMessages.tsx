import { useState } from 'react';
import { subjectInWords } from '#content/contact-subject.ts';
import type { ListedContact } from '#shared/contract/contacts.ts';
import { KeptPlace } from '../../components/dashboard/KeptPlace.tsx';
import { LongText } from '../../components/dashboard/LongText.tsx';
import { ShortDate } from '../../components/dashboard/ShortDate.tsx';
import { Button } from '../../ui/Button.tsx';
import { REPLY_STATES } from './replies/reply-states.ts';
import { earlierThan, useEarlierMessages } from './use-earlier-messages.ts';

interface EarlierMessagesProps {
  message: ListedContact;
  /** Whether it is being answered: they are shown by themselves then. */
  isWriting: boolean;
}

/** What the same person wrote before, with what was answered, to be read where one answers; the newest stands last. */
export function EarlierMessages({ message, isWriting }: EarlierMessagesProps) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isShown = chosen ?? isWriting;
  const ids = earlierThan(message);
  const { messages, error, retry } = useEarlierMessages(ids, isShown);
  if (ids.length === 0) return null;
  return (
    <>
      <KeptPlace of={isShown ? messages : null} />
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => setChosen(!isShown)}
        className="finger-high mt-1 min-h-6 w-fit cursor-pointer text-left font-medium text-link"
      >
        {isShown ? 'Hide earlier messages' : 'Earlier messages'}
      </button>
      {!isShown ? null : error !== null ? (
        <p className="mt-1 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet" role="alert">
          The earlier messages could not be loaded.
          <Button size="small" variant="secondary" onClick={retry}>
            Try again
          </Button>
        </p>
      ) : messages === undefined ? (
        <p className="mt-1 mb-3 text-quiet" role="status">
          Loading the earlier messages…
        </p>
      ) : (
        <ul aria-label={`Earlier messages from ${message.name}`} className="mt-2 mb-4 grid gap-4">
          {messages.map((earlier) => (
            <EarlierMessage key={earlier.id} message={earlier} />
          ))}
        </ul>
      )}
    </>
  );
}

function EarlierMessage({ message: { subject, created_at, message, replies } }: { message: ListedContact }) {
  return (
    <li className="border-l-2 border-line pl-4">
      <p className="text-fine text-quiet tabular-nums">
        <span className="font-semibold text-ink">{subjectInWords(subject)}</span>,{' '}
        <ShortDate at={created_at} withTime inSentence />
      </p>
      <LongText text={message} />
      {replies.map(({ id, body, status, finished_at, created_at: at }) => (
        <div key={id} className="mt-2 border-l-2 border-clay pl-4">
          <p className="text-fine text-quiet tabular-nums">
            <span className="font-semibold text-ink">You</span>,{' '}
            <ShortDate at={finished_at ?? at} withTime inSentence />
            {status === 'sent' ? '' : `, ${REPLY_STATES[status].label.toLowerCase()}`}
          </p>
          <LongText text={body} />
        </div>
      ))}
    </li>
  );
}
