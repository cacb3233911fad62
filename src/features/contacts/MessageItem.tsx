import { type ReactNode, useState } from 'react';
import { subjectInWords } from '#content/contact-subject.ts';
import type { ListedContact } from '#shared/contract/contacts.ts';
import { FoundWords } from '../../components/dashboard/FoundWords.tsx';
import { LongText } from '../../components/dashboard/LongText.tsx';
import { OthersOfPerson } from '../../components/dashboard/OthersOfPerson.tsx';
import { Reachable } from '../../components/dashboard/Reachable.tsx';
import { keepingFocus } from '../../components/dashboard/row-focus.ts';
import { RowArticle } from '../../components/dashboard/RowArticle.tsx';
import { RowMenu } from '../../components/dashboard/RowMenu.tsx';
import { ShortDate } from '../../components/dashboard/ShortDate.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { AnsweredOther } from './AnsweredOther.tsx';
import { ArrivedMark } from './ArrivedMark.tsx';
import { EarlierMessages } from './EarlierMessages.tsx';
import { canWantMore, isUnsent, MESSAGE_DEEDS, wantsAnswer } from './message-deeds.ts';
import { MessageNeed } from './MessageNeed.tsx';
import { MessageStatus } from './MessageStatus.tsx';
import { AfterReply } from './replies/AfterReply.tsx';
import { isSentSince, useReplyDraft } from './replies/reply-drafts.ts';
import { ReplyThread } from './replies/ReplyThread.tsx';
import { useDraftDiscarding } from './replies/use-draft-discarding.ts';
import { replyAddress } from './reply-address.ts';

const BY_MAIL = 'Reply by mail';

interface MessageItemProps {
  message: ListedContact;
  /** The status in this browser. */
  status: string;
  isDeleting: boolean;
  /** Whether a reply can be sent from here, rather than by the owner's own mail program alone. */
  canReply: boolean;
  /** Whether it is to be answered at once. */
  isAnswering: boolean;
  /** Whether it is the first of those that wait: of one button at a time one sees what to do. */
  isFirst: boolean;
  /** Whether it is shown alone, and so all of it. */
  isAlone: boolean;
  /** The current time. */
  now: Date;
  onRead: () => void;
  /** Takes the mark back. */
  onNew: () => void;
  /** Says that it needs no answer. */
  onSettle: () => void;
  /** Says that it wants one, or one more. */
  onReopen: () => void;
  /** Says that it is spam, or is none. */
  onSpam: () => void;
  onCopyLink: () => void;
  /** An answer is begun in the owner's own mail program. */
  onByMail: () => void;
  onDelete: () => void;
  /** What chooses it with others. */
  select: ReactNode;
}

/** One message with its actions. [3.7.01] [3.7.03] */
export function MessageItem({
  message,
  status,
  isDeleting,
  canReply,
  isAnswering,
  isFirst,
  isAlone,
  now,
  onRead,
  onNew,
  onSettle,
  onReopen,
  onSpam,
  onCopyLink,
  onByMail,
  onDelete,
  select,
}: MessageItemProps) {
  const draft = useReplyDraft(message.id);
  const { discard } = useDraftDiscarding(message, draft);
  const [isWriting, setIsWriting] = useState(isAnswering && canReply);
  // While one writes its button is not seen, but keeps its place and its width: nothing moves below the pointer.
  const isBegun = message.has_draft || (draft.body !== '' && !isSentSince(draft, message.replies));
  const [hadBegun, setHadBegun] = useState(isBegun);
  const hasBegun = isWriting ? hadBegun : isBegun;
  const isNew = status === 'new';
  const isOpen = wantsAnswer(message);
  const onFollow = () => (isOpen ? onByMail() : undefined);
  const isMarked = status === 'read' && message.status === 'new';
  const subject = subjectInWords(message.subject);
  const name = `${message.name}: ${subject}`;
  // What the start of the row says already.
  const isSaid =
    !message.suspected_spam && (['answered', 'settled'].includes(status) || isUnsent(message.replies.at(-1)));
  const weight = isNew ? 'font-semibold' : 'font-medium';
  return (
    <RowArticle
      id={message.id}
      name={name}
      side={
        <div className="flex flex-wrap items-baseline gap-x-3 md:block">
          <MessageNeed message={message} status={status} now={now} />
          <p className={weight}>
            <FoundWords>{message.name}</FoundWords>
          </p>
        </div>
      }
      about={
        <>
          <Reachable email={message.email} phone={message.phone} />
          <p className="text-quiet tabular-nums">
            Received <ShortDate at={message.created_at} withTime inSentence />
          </p>
        </>
      }
      after={
        message.others.length === 0 ? undefined : (
          <OthersOfPerson name={message.name} others={message.others} />
        )
      }
      title={subject}
      titleWeight={weight}
      badges={
        <>
          {isSaid ? null : <MessageStatus status={status} />}
          <ArrivedMark message={message.id} />
        </>
      }
      lead={(titleId) =>
        canReply ? (
          <Button
            size="small"
            variant={!isWriting && isFirst ? 'primary' : 'secondary'}
            className={isWriting ? 'cursor-default! opacity-0 max-sm:hidden' : ''}
            data-opens
            data-key="r"
            aria-hidden={isWriting}
            tabIndex={isWriting ? -1 : 0}
            aria-describedby={titleId}
            // A second press would take the focus from the field.
            onMouseDown={(event) => (isWriting ? event.preventDefault() : undefined)}
            onClick={() => {
              if (isWriting) return;
              setHadBegun(isBegun);
              setIsWriting(true);
            }}
          >
            {hasBegun ? 'Go on replying' : 'Reply'}
          </Button>
        ) : (
          <ButtonAnchor
            size="small"
            variant={isFirst ? 'primary' : 'secondary'}
            data-opens
            data-key="r"
            href={replyAddress(message)}
            onClick={onFollow}
            aria-describedby={titleId}
          >
            {BY_MAIL}
          </ButtonAnchor>
        )
      }
      actions={(titleId) => (
        <>
          {message.suspected_spam ? (
            <Button
              size="small"
              variant="quiet"
              data-key="!"
              aria-describedby={titleId}
              onClick={(event) => keepingFocus(event.currentTarget, onSpam)}
            >
              {MESSAGE_DEEDS.notSpam}
            </Button>
          ) : null}
          {isNew ? (
            <Button
              size="small"
              variant="quiet"
              className="font-medium!"
              data-key="e"
              aria-describedby={titleId}
              onClick={(event) => keepingFocus(event.currentTarget, onRead)}
            >
              {MESSAGE_DEEDS.read}
            </Button>
          ) : isMarked ? (
            // As wide: no other button comes below the pointer.
            <span aria-hidden className={buttonStyle('quiet', 'invisible font-medium!', 'small')}>
              {MESSAGE_DEEDS.read}
            </span>
          ) : null}
        </>
      )}
      menu={
        <RowMenu
          name={name}
          actions={[
            ...(canReply ? [{ label: BY_MAIL, href: replyAddress(message), onFollow }] : []),
            ...(isMarked ? [{ label: MESSAGE_DEEDS.new, shortcut: 'e', act: onNew }] : []),
            ...(isOpen ? [{ label: MESSAGE_DEEDS.settle, shortcut: 'd', act: onSettle }] : []),
            ...(status === 'settled' ? [{ label: MESSAGE_DEEDS.reopen, shortcut: 'd', act: onReopen }] : []),
            ...(canWantMore(message) ? [{ label: MESSAGE_DEEDS.again, shortcut: 'd', act: onReopen }] : []),
            ...(message.suspected_spam ? [] : [{ label: MESSAGE_DEEDS.spam, shortcut: '!', act: onSpam }]),
            ...(isBegun && !isWriting ? [{ label: 'Discard draft', act: () => void discard() }] : []),
            { label: 'Copy link', act: onCopyLink },
            { label: MESSAGE_DEEDS.delete, shortcut: '#', takesAway: true, act: onDelete },
          ]}
          busy={isDeleting ? 'Deleting…' : false}
        />
      }
      select={select}
    >
      <EarlierMessages message={message} isWriting={isWriting} />
      <div className="mt-1">
        <LongText text={message.message} isWhole={isAlone} />
      </div>
      <AnsweredOther message={message} now={now} onSettle={onSettle} />
      <ReplyThread
        message={message}
        draft={draft}
        canReply={canReply}
        isWriting={isWriting}
        onWriting={setIsWriting}
        onward={isAlone ? <AfterReply message={message.id} /> : null}
      />
    </RowArticle>
  );
}
