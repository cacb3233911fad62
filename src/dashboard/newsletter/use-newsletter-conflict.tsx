import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draft, WritingForm } from '#shared/contract/writing.ts';
import { readServerDraft } from '../../lib/server-drafts.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { otherOne } from '../writing/conflict-labels.ts';
import { useKeepAside } from './use-keep-aside.ts';
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
  const keepAside = useKeepAside();
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

  async function decide(unused: WritingForm, act: () => void) {
    setTheirs(null);
    try {
      await keepAside(kind, unused);
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
