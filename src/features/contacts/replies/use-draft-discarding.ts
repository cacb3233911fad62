import { useQueryClient } from '@tanstack/react-query';
import type { ListedContact } from '#shared/contract/contacts.ts';
import { replyDraftKey } from '#shared/reply-drafts.ts';
import { showNotice } from '../../../components/dashboard/latest-notice.ts';
import { endRunning, offerUndo } from '../../../components/dashboard/undo-stack.ts';
import { failureText } from '../../../lib/api-error.ts';
import { useHost } from '../../../lib/host.ts';
import { dropServerDraft, readServerDraft } from '../../../lib/server-drafts.ts';
import { useAlerts } from '../../../ui/alerts.ts';
import type { useReplyDraft } from './reply-drafts.ts';
import { noteDraft } from './use-replies.ts';
import { useReplyKeeping } from './use-reply-sync.ts';

/** Discards the reply that is being written to a message. Undo brings it back, though its field is gone then. */
export function useDraftDiscarding(message: ListedContact, draft: ReturnType<typeof useReplyDraft>) {
  const { announcer, request } = useHost();
  const { alert } = useAlerts();
  const queries = useQueryClient();
  const keepOnServer = useReplyKeeping(message.id);

  /** Empties the browser's copy, and says so. @param text what Undo brings back */
  function tellDiscarded(text: string) {
    const done = `Your draft to ${message.name} is discarded`;
    draft.clear();
    const { take } = offerUndo({
      done,
      undo() {
        draft.putBack(text);
        void keepOnServer().finally(endRunning);
      },
    });
    showNotice({ text: done, undo: take, next: null, section: null });
    announcer.announce(done);
  }

  return {
    tellDiscarded,
    /** Where its field is not open: on the server, too, which may have what another device has written. */
    discard: async () => {
      const key = replyDraftKey(message.id);
      try {
        const kept = await readServerDraft(request, key);
        if (kept !== null) await dropServerDraft(request, key);
        noteDraft(queries, message.id, false);
        const theirs = kept !== null && kept.revision > draft.revision ? (kept.form.content ?? '') : '';
        tellDiscarded([...new Set([theirs, draft.body])].filter((text) => text !== '').join('\n\n'));
      } catch (error) {
        const refused = 'The draft could not be discarded. Please try again.';
        await alert(failureText(error, { refused }), 'Nothing was discarded');
      }
    },
  };
}
