import { useEffect, useMemo, useRef, useState } from 'react';
import type { Draft, WritingForm } from '#shared/contract/writing.ts';
import { kindOfNewsletter } from '#shared/newsletter-drafts.ts';
import { nameBrowser, noteMark, readMark, useDraftMark } from '../../features/newsletter/draft-mark.ts';
import { textPlace } from '../../features/newsletter/draft-places.ts';
import {
  formOf,
  isSameNewsletter,
  readNewsletter,
  storeNewsletter,
  useStoredNewsletter,
} from '../../features/newsletter/newsletter-draft.ts';
import { settleDraft } from '../../features/newsletter/settle-draft.ts';
import { DraftSync, type SyncState } from '../../lib/draft-sync.ts';
import { openServerDraft, readServerDraft, saveServerDraft } from '../../lib/server-drafts.ts';
import { type Host, useHost } from '../../lib/host.ts';
import { usePresence } from '../writing/use-presence.ts';
import { useRunningSync } from '../../lib/use-running-sync.ts';
import { useWindowId } from '../writing/use-window-id.ts';

/** What happens to the newsletter on other devices. */
export interface NewsletterElsewhere {
  /** Another window that has it open. */
  other: { device: string; seen_at: string } | null;
  /** Whether another device has written on, and nothing was written here since. */
  isNewer: boolean;
  /** What was here, and was sent or discarded elsewhere. */
  lost: WritingForm | null;
}

/**
 * Keeps the server's copy of the newsletter that is stored in this browser, as of a post's draft: see `DraftSync`. The
 * browser's copy stays the one that is written in, and is shared by all its windows.
 */
export function useNewsletterSync(key: string) {
  const { request, storage } = useHost();
  const self = useWindowId();
  const form = useStoredNewsletter(key);
  const mark = useDraftMark(key);
  const [state, setState] = useState<SyncState>({ kind: 'idle' });
  const [isReady, setReady] = useState(false);
  const [lost, setLost] = useState<WritingForm | null>(null);
  const sync = useMemo(
    () => newsletterSync({ key, request, storage, device: self.device, onChange: setState }),
    [key, request, storage, self.device],
  );
  const { drafts } = sync;

  useEffect(() => {
    const asking = new AbortController();
    openServerDraft(request, { key, ...self }, asking.signal).then(
      ({ draft }) => {
        const gone = sync.settle(draft);
        if (gone !== null) setLost(gone);
        setReady(true);
      },
      () => {
        if (!asking.signal.aborted) setReady(true);
      },
    );
    return () => asking.abort();
  }, [request, key, self, sync]);

  useRunningSync(drafts);
  useTakenAway(key, setLost);

  const wasReady = useRef(false);
  useEffect(() => {
    if (!isReady) return;
    // What waited for the server's answer need not wait for a pause.
    const isFirst = !wasReady.current;
    wasReady.current = true;
    sync.follow(isFirst);
  }, [isReady, form, mark, sync]);

  // What the editor reports as it goes is stored by then, and waits for no rendering.
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (wasReady.current) sync.follow(true);
      }),
    [sync],
  );

  const step = useStep(mark.revision);
  const watched = usePresence({ key, version: null, step, isWatched: isReady });
  const isClean = mark.savedAt !== null || (form === null && !mark.isGone && mark.revision === 0);
  // What was asked before this browser's last save says nothing of what others have done since.
  const isCurrent = watched?.askedAt === step && state.kind !== 'sending';
  const isLost = isCurrent && watched.revision === 0 && mark.savedAt !== null;
  useEffect(() => {
    if (isLost) queueMicrotask(() => setLost(sync.lose()));
  }, [isLost, sync]);

  const elsewhere: NewsletterElsewhere = {
    other: form === null ? null : (watched?.others[0] ?? null),
    isNewer: isCurrent && isClean && watched.revision > mark.revision,
    lost: form === null ? lost : null,
  };
  return {
    kind: kindOfNewsletter(key),
    key,
    form,
    state: stateOf(state, mark.savedAt),
    elsewhere,
    /** Puts what the server has in the place of what is here. */
    async showNewer() {
      const found = await readServerDraft(request, key);
      if (found !== null) sync.take(found);
    },
    /** Brings back what was sent or discarded elsewhere. */
    bringBack() {
      if (lost === null) return;
      storeNewsletter(storage, key, lost);
      setLost(null);
    },
    forgetLost: () => setLost(null),
    take: sync.take,
    /** After a conflict: what is here takes the place of the other one. */
    overwrite() {
      const mine = readNewsletter(storage, key);
      if (mine !== null) drafts.overwrite(mine);
    },
  };
}

/** Hears that another tab of this browser has sent or discarded what is here, with what that was. */
function useTakenAway(key: string, tell: (form: WritingForm) => void): void {
  useEffect(() => {
    function hear({ key: place, oldValue, newValue }: StorageEvent) {
      if (place !== textPlace(key) || newValue !== null) return;
      const before = formOf(key, oldValue);
      if (before !== null) tell(before);
    }
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [key, tell]);
}

/** How often a value has changed: a newsletter that is gone is back at the revision that it began with. */
function useStep(value: number): number {
  const [last, setLast] = useState({ value, step: 0 });
  if (last.value === value) return last.step;
  const step = last.step + 1;
  setLast({ value, step });
  return step;
}

export type NewsletterSync = ReturnType<typeof useNewsletterSync>;

/** What this window has not sent itself may be saved by another one, or since before it was opened. */
function stateOf(state: SyncState, savedAt: string | null): SyncState {
  return state.kind === 'idle' && savedAt !== null ? { kind: 'saved', at: savedAt } : state;
}

interface Deps extends Pick<Host, 'request' | 'storage'> {
  key: string;
  device: string;
  onChange: (state: SyncState) => void;
}

/** The two copies, and what brings one to the other. */
function newsletterSync({ key, request, storage, device, onChange }: Deps) {
  const note = (part: Parameters<typeof noteMark>[2]) => noteMark(storage, key, part);

  const drafts = new DraftSync<WritingForm>(
    {
      async send(form, _known, force) {
        const browser = nameBrowser(storage, key);
        const { revision } = readMark(storage, key); // another window may have saved since
        const saved = await saveServerDraft(request, {
          ...{ key, post_id: null, form, based_on: null, revision },
          ...{ window: browser, device },
          ...(force ? { force } : {}),
        });
        const isAll = isSameNewsletter(key, form, readNewsletter(storage, key));
        note({ revision: saved.revision, savedAt: isAll ? saved.saved_at : null });
        return saved;
      },
      async drop() {
        await request('dropDraft', { query: { key, revision: readMark(storage, key).revision } });
        const { isGone } = readMark(storage, key);
        if (isGone || readNewsletter(storage, key) === null) note(null);
        else note({ revision: 0 });
      },
      onChange,
    },
    readMark(storage, key).revision,
  );

  /** Goes on with what the server has. */
  function take({ form, revision, saved_at }: Draft): void {
    storeNewsletter(storage, key, form);
    note({ revision, savedAt: saved_at, isGone: false });
    drafts.adopt(revision);
  }

  /** Nothing is left here. @returns what was */
  function lose(): WritingForm | null {
    const form = readNewsletter(storage, key);
    storeNewsletter(storage, key, null);
    note(null);
    drafts.adopt(0);
    return form;
  }

  /** Brings both together, once it is known what the server has. @returns what is lost by that */
  function settle(found: Draft | null): WritingForm | null {
    const form = readNewsletter(storage, key);
    const isSame = isSameNewsletter(key, form, found?.form ?? null);
    const isWritten = form !== null;
    const settled = settleDraft({ isWritten, mark: readMark(storage, key), found, isSame });
    if (settled.act === 'lose') return lose();
    if (settled.act === 'take' && found !== null) take(found);
    if (settled.act === 'nothing') note(null);
    if (settled.act === 'agree' && found !== null) {
      note({ revision: found.revision, savedAt: found.saved_at });
      drafts.adopt(found.revision);
    }
    if (settled.act === 'send' || settled.act === 'remove') {
      note({ revision: settled.revision, savedAt: null });
      drafts.adopt(settled.revision);
    }
    return null;
  }

  /** Sends what has changed here. @param isNow whether no pause is waited for */
  function follow(isNow: boolean): void {
    const { revision, savedAt, isGone } = readMark(storage, key);
    const form = isGone ? null : readNewsletter(storage, key);
    if (form === null && (isGone || savedAt === null)) {
      if (isGone && revision === 0 && !drafts.isSending) {
        note(null);
        drafts.adopt(0);
      } else if (isGone || revision > 0) {
        if (!drafts.isSending) drafts.adopt(revision); // it may be another window that has saved
        drafts.write(null);
        if (isGone) drafts.flush();
      }
    } else if (form !== null && savedAt === null) {
      drafts.write(form);
      if (isNow) drafts.flush();
    }
  }

  return { drafts, take, lose, settle, follow };
}
