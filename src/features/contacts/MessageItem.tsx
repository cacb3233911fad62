import { type ReactNode, useState } from 'react';
import { subjectInWords } from '#content/contact-subject.ts';
import type { ListedContact } from '#shared/contract/contacts.ts';
import { LongText } from '../../components/dashboard/LongText.tsx';
import { Reachable } from '../../components/dashboard/Reachable.tsx';
import { keepingFocus } from '../../components/dashboard/row-focus.ts';
import { RowArticle } from '../../components/dashboard/RowArticle.tsx';
import { formatMoment } from '#shared/moments-in-words.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { MessageStatus } from './MessageStatus.tsx';
import { OthersOfPerson } from './OthersOfPerson.tsx';
import { useReplyDraft } from './replies/reply-drafts.ts';
import { ReplyThread } from './replies/ReplyThread.tsx';
import { ReplyClock } from './ReplyClock.tsx';
import { replyAddress } from './reply-address.ts';

interface MessageItemProps {
  message: ListedContact;
  /** The status in this browser. */
  status: string;
  isDeleting: boolean;
  /** Whether it is to be answered at once. */
  isAnswering: boolean;
  /** The current time. */
  now: Date;
  onRead: () => void;
  onDelete: () => void;
  /** What chooses it with others. */
  select: ReactNode;
}

/** One message with its actions. [3.7.01] [3.7.03] */
export function MessageItem({
  message,
  status,
  isDeleting,
  isAnswering,
  now,
  onRead,
  onDelete,
  select,
}: MessageItemProps) {
  const draft = useReplyDraft(message.id);
  const [isWriting, setIsWriting] = useState(isAnswering || draft.body !== '');
  // While one writes its button says what it said, and stays where it is: nothing moves below the pointer.
  const [hadBegun, setHadBegun] = useState(draft.body !== '');
  const hasBegun = isWriting ? hadBegun : draft.body !== '';
  const isNew = status === 'new';
  const isUndelivered = message.replies.at(-1)?.status === 'failed';
  const weight = isNew ? 'font-semibold' : 'font-medium';
  return (
    <RowArticle
      side={
        <>
          <p className={weight}>{message.name}</p>
          <Reachable email={message.email} phone={message.phone} />
          <p className="mt-1 text-fine text-quiet tabular-nums">
            <time dateTime={message.created_at}>{formatMoment(message.created_at)}</time>
          </p>
          <OthersOfPerson message={message} />
        </>
      }
      title={subjectInWords(message.subject)}
      titleWeight={weight}
      badges={
        <>
          {isUndelivered ? (
            <Badge tone="alarm">Reply not delivered</Badge>
          ) : (
            <MessageStatus status={status} />
          )}
          {isNew ? <ReplyClock message={message} now={now} /> : null}
        </>
      }
      lead={(titleId) => (
        <Button
          size="small"
          variant={!isWriting && (isNew || isUndelivered) ? 'primary' : 'secondary'}
          className={isWriting ? 'cursor-default! opacity-60' : ''}
          data-opens
          // Not disabled: a second press would take the focus from the field.
          aria-disabled={isWriting}
          aria-describedby={titleId}
          onMouseDown={(event) => (isWriting ? event.preventDefault() : undefined)}
          onClick={() => {
            if (isWriting) return;
            setHadBegun(draft.body !== '');
            setIsWriting(true);
          }}
        >
          {hasBegun ? 'Go on replying' : 'Reply'}
        </Button>
      )}
      actions={(titleId) => (
        <>
          <ButtonAnchor size="small" variant="quiet" href={replyAddress(message)} aria-describedby={titleId}>
            Reply by mail
          </ButtonAnchor>
          {isNew ? (
            <Button
              size="small"
              variant="quiet"
              aria-describedby={titleId}
              onClick={(event) => keepingFocus(event.currentTarget, onRead)}
            >
              Mark as Read
            </Button>
          ) : null}
        </>
      )}
      isDeleting={isDeleting}
      onDelete={onDelete}
      select={select}
    >
      <div className="mt-2">
        <LongText text={message.message} />
      </div>
      <ReplyThread message={message} draft={draft} isWriting={isWriting} onWriting={setIsWriting} />
    </RowArticle>
  );
}
