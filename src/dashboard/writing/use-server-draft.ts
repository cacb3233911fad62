import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { WritingForm } from '#shared/contract/writing.ts';
import { DraftSync, type SyncState } from '../../lib/draft-sync.ts';
import { saveServerDraft } from '../../lib/server-drafts.ts';
import { useHost } from '../../lib/host.ts';
import { useRunningSync } from '../../lib/use-running-sync.ts';
import { SERVER_DRAFTS_KEY } from '../../features/posts/server-drafts.api.ts';
import { useWindowId } from './use-window-id.ts';

/** What is sent of the page. */
export interface DraftPayload {
  post_id: number | null;
  form: WritingForm;
  based_on: string | null;
}

interface ServerDraft {
  /** The draft's key on the server. */
  key: string;
  /** The revision that the page began with, under the key of that time; 0 for none. */
  revision: number;
  /** Called with what the server has got under this key, also once the page is left. */
  onSent: (form: WritingForm, revision: number) => void;
}

/** What is known of the server's copy. */
export interface DraftStatus {
  state: SyncState;
  /** The last one known; 0 for none. A draft that is dropped goes back to it. */
  revision: number;
  /** Rises with every change of `revision`: what was known then is never mistaken for what is known now. */
  step: number;
}

/** The connection to the server's copy of what is written: see `DraftSync`. */
export function useServerDraft({ key, revision, onSent }: ServerDraft) {
  const { request } = useHost();
  const client = useQueryClient();
  const self = useWindowId();
  const [begun] = useState({ key, revision });
  // A draft that has another key by now, as a post or as one of its own, is a new one for the server.
  const known = key === begun.key ? begun.revision : 0;
  const [told, setTold] = useState<{ key: string; status: DraftStatus } | null>(null);
  const sync = useMemo(() => {
    const page: { savedAs: number | null; onSent: ServerDraft['onSent'] } = { savedAs: null, onSent };
    const drafts = new DraftSync<DraftPayload>(
      {
        async send(payload, last, force) {
          const sent = await saveServerDraft(request, {
            key,
            ...payload,
            revision: last,
            ...self,
            ...(force ? { force } : {}),
          });
          page.onSent(payload.form, sent.revision);
          void client.invalidateQueries({ queryKey: SERVER_DRAFTS_KEY });
          return sent;
        },
        drop: (last) =>
          request('dropDraft', {
            query: { key, revision: last, ...(page.savedAs === null ? {} : { post: page.savedAs }) },
          }),
        onChange: (state, now) =>
          setTold((last) => {
            const { revision: before, step } = last?.key === key ? last.status : { revision: known, step: 0 };
            return { key, status: { state, revision: now, step: now === before ? step : step + 1 } };
          }),
      },
      known,
    );
    return {
      drafts,
      /** Tells of what is sent to the page as it is by now. */
      tell(next: ServerDraft['onSent']) {
        page.onSent = next;
      },
      /** The draft has become this post: nothing of it is needed any more. */
      finish(post: number) {
        page.savedAs = post;
        drafts.write(null);
        drafts.flush();
      },
    };
    // A draft that is a post by now begins anew, under the post's key.
  }, [key]); // eslint-disable-line react-hooks/exhaustive-deps

  useEffect(() => sync.tell(onSent));
  useRunningSync(sync.drafts);

  const status: DraftStatus =
    told?.key === key ? told.status : { state: { kind: 'idle' }, revision: known, step: 0 };
  return { ...sync, ...status };
}
