import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NEWSLETTER_DRAFTS } from '#shared/newsletter-drafts.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { useNewsletterDraft } from '../features/newsletter/newsletter-draft.ts';
import { SendNewsletterForm } from '../features/newsletter/SendNewsletterForm.tsx';
import { SubscriberList } from '../features/subscribers/SubscriberList.tsx';
import { subscriberSource, useRecipients } from '../features/subscribers/use-subscribers.ts';
import { accountSectionPath } from './account/account-pages.ts';
import { isEntered } from '../lib/arrival.ts';
import { NewsletterAside } from './newsletter/NewsletterAside.tsx';
import { NewsletterLines } from './newsletter/NewsletterLines.tsx';
import { NewsletterSaving } from './newsletter/NewsletterSaving.tsx';
import { TakenBackLine } from './newsletter/TakenBackLine.tsx';
import { ToSubscribers } from './newsletter/ToSubscribers.tsx';
import { useNewsletterConflict } from './newsletter/use-newsletter-conflict.tsx';
import { useNewsletterSync } from './newsletter/use-newsletter-sync.ts';
import { WayOfWriting } from './newsletter/WayOfWriting.tsx';

const LINE = 'mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded bg-sun-wash px-4 py-2';

/** [2.15.05] [2.15.37] [2.15.39] */
export function NewsletterTab() {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  const { sentence, isNobody } = useRecipients();
  const { isKept, sendAt } = useNewsletterDraft();
  const sync = useNewsletterSync(NEWSLETTER_DRAFTS.plain);
  const conflict = useNewsletterConflict(sync);
  const composer = useRef<HTMLDivElement>(null);
  useComposing(composer);

  /** Sending may have marked some addresses as undeliverable. */
  function readSubscribersAgain() {
    void queries.invalidateQueries({ queryKey: [subscriberSource.key] });
  }

  return (
    <div className="grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid min-w-0 content-start gap-y-6">
        <div ref={composer} className="min-w-0">
          <SendNewsletterForm
            recipients={sentence}
            isNobody={isNobody}
            actions={
              <>
                <WayOfWriting />
                <ToSubscribers id={listId} list={list} />
              </>
            }
            elsewhere={
              <>
                <TakenBackLine sendAt={sendAt} className={LINE} />
                <NewsletterLines sync={sync} onCompare={conflict.ask} className={LINE} />
              </>
            }
            saving={
              // As high before anything is written: what stands below stays where it is.
              <p className="min-h-[1lh] text-fine text-quiet">
                {sync.form === null ? null : <NewsletterSaving sync={sync} isKept={isKept} />}
              </p>
            }
            onSent={readSubscribersAgain}
          />
          {conflict.dialog}
        </div>
        <NewsletterAside />
      </div>
      <div id={listId} ref={list} tabIndex={-1} className="min-w-0 scroll-mt-16 outline-none">
        <SubscriberList
          actions={
            <ButtonLink size="small" variant="secondary" to={accountSectionPath('moving-in')}>
              Import
            </ButtonLink>
          }
        />
      </div>
    </div>
  );
}

/** Who was led here to write begins with the subject: what is typed then is no key of the dashboard. */
function useComposing(composer: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const { pathname, search, ...location } = useLocation();
  const isAsked = isEntered(location.state);
  useEffect(() => {
    if (!isAsked) return;
    composer.current?.querySelector<HTMLElement>('[name=subject]')?.focus();
    void navigate(pathname + search, { replace: true, state: null });
  }, [isAsked]); // eslint-disable-line react-hooks/exhaustive-deps -- once each time
}
