import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draft, WritingForm } from '#shared/contract/writing.ts';
import { newDraftKey } from '../../features/posts/kept-drafts.ts';
import { readServerDraft } from '../../lib/server-drafts.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { otherOne } from '../writing/conflict-labels.ts';
import { useWindowId } from '../writing/use-window-id.ts';
import { htmlOfText } from './html-of-text.ts';
import type { NewsletterSync } from './use-newsletter-sync.ts';

const NewsletterConflict = lazy(async () => {
  const module = await import('./NewsletterConflict.tsx');
  return { default: module.NewsletterConflict };
});

/**
 * Asks which text counts, when another device has saved the newsletter since this one did.
 * @param resume leads back to the text, where nothing else has the focus by itself
 */
export function useNewsletterConflict(sync: NewsletterSync, resume?: () => void) {
  const { request } = useHost();
  const { alert } = useAlerts();
  const self = useWindowId();
  const [theirs, setTheirs] = useState<Draft | null>(null);
  const { kind, key, form: mine, state } = sync;
  const isPlain = kind === 'plain';
  const isConflict = state.kind === 'conflict';

  async function ask() {
    const found = await readServerDraft(request, key).catch(() => undefined);
    if (found === undefined) return; // "Compare" asks again
    if (found === null) sync.overwrite();
    else setTheirs(found);
  }
  useEffect(() => {
    if (isConflict) queueMicrotask(() => void ask());
    // Asked once for each conflict.
  }, [isConflict]); // eslint-disable-line react-hooks/exhaustive-deps

  /** Keeps the text that is not used, as a post that is not saved yet. */
  async function keepAside({ title = '', content = '' }: WritingForm) {
    const form = { title, content: isPlain ? htmlOfText(content) : content, status: 'draft' as const };
    await request('saveDraft', {
      body: { key: newDraftKey(null), post_id: null, form, based_on: null, revision: 0, ...self },
    });
  }

  async function decide(unused: WritingForm, act: () => void) {
    setTheirs(null);
    try {
      await keepAside(unused);
      act();
    } catch (error) {
      await alert(error instanceof Error ? error.message : '', 'The other version was not kept');
    }
  }

  const dialog: ReactNode =
    theirs === null || mine === null ? null : (
      <Suspense>
        <NewsletterConflict
          message={`This newsletter was also written in ${theirs.device}.`}
          mine={mine}
          theirs={{
            ...otherOne(theirs.device, theirs.saved_at),
            form: theirs.form,
          }}
          isPlain={isPlain}
          onMine={() => void decide(theirs.form, () => sync.overwrite())}
          onTheirs={() => void decide(mine, () => sync.take(theirs))}
          onLater={() => {
            flushSync(() => setTheirs(null));
            resume?.();
          }}
        />
      </Suspense>
    );
  return { dialog, ask: () => void ask() };
}
