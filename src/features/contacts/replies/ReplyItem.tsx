import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Reply } from '#shared/contract/replies.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { LongText } from '../../../components/dashboard/LongText.tsx';
import { rowToReturnTo } from '../../../components/dashboard/row-focus.ts';
import { isUnknownAddress } from '../../../components/dashboard/refusal-words.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { isUnsent } from '../message-deeds.ts';
import { REPLY_STATES } from './reply-states.ts';
import { useSecondsLeft } from '../../../components/dashboard/use-seconds-left.ts';

interface ReplyItemProps {
  reply: Reply;
  /** Begins the same reply in the owner's own mail program. */
  byMail: string;
  /** Whether it was sent just now: the field that had the focus is gone. */
  takesFocus: boolean;
  isTakingBack: boolean;
  onTakeBack: () => void;
  /** Whether it is being sent again. */
  isSendingAgain: boolean;
  /** Sends it again; null where one was written since, or no mail can be sent. */
  onSendAgain: (() => void) | null;
}

/** A reply with when it was written, and whether it was delivered. While it waits, it can be taken back. */
export function ReplyItem({
  reply,
  byMail,
  takesFocus,
  isTakingBack,
  onTakeBack,
  isSendingAgain,
  onSendAgain,
}: ReplyItemProps) {
  const { body, status, reason, created_at, finished_at } = reply;
  const secondsLeft = useSecondsLeft(reply.due_at, takesFocus);
  // One that the mail server has refused for now waits on, and can be taken back.
  const isWaiting = status === 'waiting' && (secondsLeft > 0 || reason !== null);
  const { tone, label } = REPLY_STATES[status === 'waiting' && !isWaiting ? 'sending' : status];
  return (
    <li className="border-l-2 border-clay pl-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-fine text-quiet tabular-nums">
        <span className="font-semibold text-ink">You</span>
        <time dateTime={finished_at ?? created_at}>{formatMoment(finished_at ?? created_at)}</time>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <div className="mt-1">
        <LongText text={body} />
      </div>
      {reason === null ? null : (
        <p className="mt-1 text-fine wrap-anywhere text-alarm">
          {status === 'failed' ? 'The mail server said' : 'It is tried again. The mail server said'}: {reason}
        </p>
      )}
      {!isUnsent(reply) ? null : reason !== null && isUnknownAddress(reason) ? (
        <p className="mt-1 text-fine">
          To try again would not help: the address may be misspelled.{' '}
          <a href={byMail} className="finger-high text-link">
            Reply by mail instead
          </a>
          , where you can correct it; what you wrote goes along.
        </p>
      ) : onSendAgain === null ? null : (
        <Button
          size="small"
          variant="secondary"
          className="mt-2"
          busy={isSendingAgain ? 'Sending…' : false}
          onClick={onSendAgain}
        >
          {status === 'withdrawn' ? 'Send again' : 'Try again'}
        </Button>
      )}
      {isWaiting ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <UndoButton takesFocus={takesFocus} isTakingBack={isTakingBack} onTakeBack={onTakeBack} />
          <span className="text-fine text-quiet tabular-nums">
            {secondsLeft === 0
              ? 'Goes out as soon as the mail server takes it'
              : `Goes out in ${secondsLeft} s`}
          </span>
        </p>
      ) : null}
    </li>
  );
}

/** Once the reply is out, the button is gone: the focus that it had is on the message's row then. */
function UndoButton({
  takesFocus,
  isTakingBack,
  onTakeBack,
}: Pick<ReplyItemProps, 'takesFocus' | 'isTakingBack' | 'onTakeBack'>) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) undo.current?.focus();
  }, [takesFocus]);
  useLayoutEffect(() => {
    const button = undo.current;
    return () => {
      if (document.activeElement === button) rowToReturnTo(button)({ preventScroll: true });
    };
  }, []);
  return (
    <Button
      ref={undo}
      data-undoes
      aria-keyshortcuts="Control+Z Meta+Z"
      size="small"
      variant="secondary"
      busy={isTakingBack ? 'Taking it back…' : false}
      onClick={onTakeBack}
    >
      Undo
    </Button>
  );
}
