import { useState } from 'react';
import type { ListedContact } from '#shared/contract/contacts.ts';
import type { Reply } from '#shared/contract/replies.ts';
import { ApiError, failureText } from '../../../lib/api-error.ts';
import { useHost } from '../../../lib/host.ts';
import { useAlerts } from '../../../ui/alerts.ts';
import type { useReplyDraft } from './reply-drafts.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { ReplyItem } from './ReplyItem.tsx';
import { useReplies, useReplyOutcomes } from './use-replies.ts';

interface ReplyThreadProps {
  message: ListedContact;
  draft: ReturnType<typeof useReplyDraft>;
  isWriting: boolean;
  onWriting: (isWriting: boolean) => void;
}

/** What was answered to a message, the oldest first, and the field for one more. */
export function ReplyThread({ message, draft, isWriting, onWriting }: ReplyThreadProps) {
  const { announcer } = useHost();
  const { alert } = useAlerts();
  const { takeBack, isTakingBack } = useReplies();
  const [justSent, setJustSent] = useState<number | null>(null);
  useReplyOutcomes(message);

  function sent(reply: Reply) {
    onWriting(false);
    setJustSent(reply.id);
    announcer.announce('Your reply goes out in ten seconds. Undo takes it back.');
  }

  async function undo(reply: Reply) {
    try {
      await takeBack({ message: message.id, reply });
    } catch (error) {
      // One that is gone was taken back already, maybe by a request whose answer was lost.
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone) {
        await alert(
          failureText(error, { refused: 'The reply could not be taken back. Please try again.' }),
          'Not taken back',
        );
        return;
      }
    }
    draft.putBack(reply.body);
    onWriting(true);
    announcer.announce('Taken back. Your text is in the field again.');
  }

  const { replies } = message;
  return (
    <div>
      {replies.length === 0 ? null : (
        <ul aria-label={`Your replies to ${message.name}`} className="mt-5 grid gap-5">
          {replies.map((reply) => (
            <ReplyItem
              key={reply.id}
              reply={reply}
              takesFocus={reply.id === justSent}
              isTakingBack={isTakingBack}
              onTakeBack={() => void undo(reply)}
            />
          ))}
        </ul>
      )}
      {isWriting ? (
        <ReplyForm message={message} draft={draft} onSent={sent} onClose={() => onWriting(false)} />
      ) : null}
    </div>
  );
}
