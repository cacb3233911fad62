import { type ReactNode, useRef, useState } from 'react';
import type { ListedContact } from '#shared/contract/contacts.ts';
import type { Reply } from '#shared/contract/replies.ts';
import { TAKE_BACK_MS } from '#shared/limits.ts';
import { ApiError, failureText } from '../../../lib/api-error.ts';
import { KeptPlace } from '../../../components/dashboard/KeptPlace.tsx';
import { showNotice } from '../../../components/dashboard/latest-notice.ts';
import { endRunning, offerUndo } from '../../../components/dashboard/undo-stack.ts';
import { useHost } from '../../../lib/host.ts';
import { useAlerts } from '../../../ui/alerts.ts';
import { replyAddress } from '../reply-address.ts';
import type { useReplyDraft } from './reply-drafts.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { ReplyItem } from './ReplyItem.tsx';
import { useIsListed, useReplies, useReplyOutcomes } from './use-replies.ts';
import { useReplyKeeping } from './use-reply-sync.ts';
import { useToldElsewhere } from './use-told-elsewhere.ts';

/** Who comes too late by no more than this is told so, rather than that something else is taken back (ms). */
const LATE_MS = 20_000;

interface ReplyThreadProps {
  message: ListedContact;
  draft: ReturnType<typeof useReplyDraft>;
  /** Whether a reply can be sent from here. */
  canReply: boolean;
  isWriting: boolean;
  onWriting: (isWriting: boolean) => void;
  /** Shown once a reply was sent: where one goes on. */
  onward: ReactNode;
}

/** What was answered to a message, the oldest first and all but the last folded up, and the field for one more. */
export function ReplyThread({ message, draft, canReply, isWriting, onWriting, onward }: ReplyThreadProps) {
  const { announcer } = useHost();
  const { alert } = useAlerts();
  const { send, isSending, takeBack, isTakingBack } = useReplies();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [justSent, setJustSent] = useState<{ id: number; takeBack: () => void } | null>(null);
  const thread = useRef<HTMLDivElement>(null);
  const keepOnServer = useReplyKeeping(message.id);
  useReplyOutcomes(message, isWriting);

  function sent(reply: Reply) {
    onWriting(false);
    const { take } = offerUndo({
      done: `Your reply to ${message.name}`,
      undo: () => void undo(reply).finally(endRunning),
      lasts: TAKE_BACK_MS + LATE_MS,
    });
    setJustSent({ id: reply.id, takeBack: take });
    showNotice(null); // what can be undone now is the reply
    announcer.announce('Your reply goes out in ten seconds. Undo takes it back.');
  }

  /** Wherever one is in the dashboard by then. */
  function tell(text: string) {
    showNotice({ text, undo: null, next: null, section: null });
    announcer.announce(text);
  }

  async function undo(reply: Reply) {
    try {
      await takeBack({ message: message.id, reply });
    } catch (error) {
      // One that is gone was taken back already, maybe by a request whose answer was lost.
      const status = error instanceof ApiError ? error.status : null;
      if (status === 409) {
        // It is no question: Undo goes on with what was done before.
        tell(failureText(error, { refused: `Your reply to ${message.name} was sent.` }));
        return;
      }
      if (status !== 404) {
        await alert(
          failureText(error, { refused: 'The reply could not be taken back. Please try again.' }),
          'Not taken back',
        );
        return;
      }
    }
    draft.putBack(reply.body);
    // A field that is shown later would take the focus then, and keeps nothing on the server before.
    if (thread.current?.checkVisibility() !== true) {
      tell(`Taken back: your reply to ${message.name} is a draft again.`);
      await keepOnServer();
      return;
    }
    onWriting(true);
    announcer.announce('Taken back. Your text is in the field again.');
  }

  /** Its key is the failed one's: pressed once more after a lost answer, it is one email all the same. */
  async function sendAgain({ id, body }: Reply) {
    try {
      sent((await send({ message: message.id, body, key: `again-${id}`, known: id })).reply);
    } catch (error) {
      await alert(
        failureText(error, { refused: 'The reply could not be sent. Please try again.' }),
        'Not sent',
      );
    }
  }

  const { replies } = message;
  const isOnItsWay = replies.some(({ id, status }) => id === justSent?.id && status === 'waiting');
  const isListed = useIsListed(message.id);
  useToldElsewhere(isOnItsWay && justSent !== null ? { name: message.name, ...justSent } : null, isListed);
  const earlier = replies.slice(0, -1).filter(isOver);
  const shown = isUnfolded ? replies : replies.filter((reply) => !earlier.includes(reply));
  return (
    <div ref={thread}>
      <KeptPlace of={isWriting ? replies : null} />
      {earlier.length === 0 ? null : (
        <button
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
          className="finger-high mt-4 min-h-6 cursor-pointer font-medium text-link"
        >
          {isUnfolded ? 'Hide earlier replies' : earlierInWords(earlier.length)}
        </button>
      )}
      {replies.length === 0 ? null : (
        <ul aria-label={`Your replies to ${message.name}`} className="mt-5 grid gap-5">
          {shown.map((reply) => (
            <ReplyItem
              key={reply.id}
              reply={reply}
              byMail={replyAddress(message, reply.body)}
              takesFocus={reply.id === justSent?.id}
              isTakingBack={isTakingBack}
              onTakeBack={reply.id === justSent?.id ? justSent.takeBack : () => void undo(reply)}
              isSendingAgain={isSending}
              onSendAgain={
                canReply && reply === replies.at(-1) && !isWriting ? () => void sendAgain(reply) : null
              }
            />
          ))}
        </ul>
      )}
      {isWriting ? (
        <ReplyForm message={message} draft={draft} onSent={sent} onClose={() => onWriting(false)} />
      ) : replies.some(({ id }) => id === justSent?.id) ? (
        onward
      ) : null}
    </div>
  );
}

function earlierInWords(count: number): string {
  return count === 1 ? '1 earlier reply' : `${count} earlier replies`;
}

/** Whether nothing can be done about it any more. */
function isOver({ status }: Reply): boolean {
  return status === 'sent' || status === 'withdrawn';
}
