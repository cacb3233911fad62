import { useId, useRef } from 'react';
import type { Contact } from '#shared/contract/contacts.ts';
import { LongText } from '../../components/desk/LongText.tsx';
import { Reachable } from '../../components/desk/Reachable.tsx';
import { keepingFocus } from '../../components/desk/row-focus.ts';
import { formatMoment } from '#shared/arizona-time.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { MessageStatus } from './MessageStatus.tsx';
import { ReplyClock } from './ReplyClock.tsx';
import { replyAddress } from './reply-address.ts';

interface MessageItemProps {
  message: Contact;
  /** As it is in this browser. */
  status: string;
  isDeleting: boolean;
  /** What time it is. */
  now: Date;
  onRead: () => void;
  onDelete: () => void;
}

/** One message with what can be done about it. [3.7.01] [3.7.03] */
export function MessageItem({ message, status, isDeleting, now, onRead, onDelete }: MessageItemProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <li tabIndex={-1} className="border-b border-line py-5">
      <article aria-labelledby={id} className="grid gap-x-8 gap-y-3 md:grid-cols-[13rem_1fr]">
        <div>
          <p className={status === 'new' ? 'font-semibold' : 'font-medium'}>{message.name}</p>
          <Reachable email={message.email} phone={message.phone} />
          <p className="mt-1 text-fine text-quiet tabular-nums">
            <time dateTime={message.created_at}>{formatMoment(message.created_at)}</time>
          </p>
        </div>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3
              id={id}
              ref={heading}
              tabIndex={-1}
              className="font-sans text-body font-semibold wrap-anywhere"
            >
              {message.subject}
            </h3>
            <MessageStatus status={status} />
            {status === 'new' ? <ReplyClock message={message} now={now} /> : null}
          </div>
          <div className="mt-2">
            <LongText text={message.message} />
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            <ButtonAnchor size="small" variant="secondary" href={replyAddress(message)} aria-describedby={id}>
              Reply by mail
            </ButtonAnchor>
            {status === 'new' ? (
              <Button
                size="small"
                variant="secondary"
                aria-describedby={id}
                onClick={() => keepingFocus(heading.current, onRead)}
              >
                Mark as Read
              </Button>
            ) : null}
            <Button
              size="small"
              variant="quiet"
              aria-describedby={id}
              busy={isDeleting ? 'Deleting…' : false}
              onClick={onDelete}
            >
              Delete
            </Button>
          </div>
        </div>
      </article>
    </li>
  );
}
