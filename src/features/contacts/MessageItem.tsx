import { useId, useRef } from 'react';
import type { Contact } from '#shared/contract/contacts.ts';
import { DeleteButton } from '../../components/dashboard/DeleteButton.tsx';
import { LongText } from '../../components/dashboard/LongText.tsx';
import { Reachable } from '../../components/dashboard/Reachable.tsx';
import { keepingFocus } from '../../components/dashboard/row-focus.ts';
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
      <article aria-labelledby={id} className="grid gap-x-8 gap-y-3 md:grid-cols-[14rem_minmax(0,1fr)]">
        <div>
          <p className={status === 'new' ? 'font-semibold' : 'font-medium'}>{message.name}</p>
          <Reachable email={message.email} phone={message.phone} />
          <p className="mt-1 text-fine text-quiet tabular-nums">
            <time dateTime={message.created_at}>{formatMoment(message.created_at)}</time>
          </p>
        </div>
        <div className="min-w-0 min-[85rem]:grid min-[85rem]:grid-cols-[minmax(0,1fr)_20rem] min-[85rem]:items-start min-[85rem]:gap-x-8">
          <div className="flex items-start gap-x-3">
            <h3
              id={id}
              ref={heading}
              tabIndex={-1}
              className={`min-w-0 font-sans text-body wrap-anywhere ${status === 'new' ? 'font-semibold' : 'font-medium'}`}
            >
              {message.subject}
            </h3>
            <MessageStatus status={status} />
            {status === 'new' ? <ReplyClock message={message} now={now} /> : null}
          </div>
          <div className="mt-2">
            <LongText text={message.message} />
          </div>
          <div className="mt-4 flex flex-wrap gap-2 min-[85rem]:col-start-2 min-[85rem]:row-span-6 min-[85rem]:row-start-1 min-[85rem]:mt-0 min-[85rem]:-mr-3 min-[85rem]:justify-end">
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
            <DeleteButton describedBy={id} isDeleting={isDeleting} onDelete={onDelete} />
          </div>
        </div>
      </article>
    </li>
  );
}
