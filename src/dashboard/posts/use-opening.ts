import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dayOf, timeOf } from '#shared/business-time.ts';
import { type DraftKey, findDraft, postOf } from '../../features/posts/kept-drafts.ts';
import type { ListedPost, OwnerPost } from '../../features/posts/owner-post.ts';
import { arrivalAt, isArrival, PREVIEWED, RETURN, scheduledAt } from '../../lib/arrival.ts';
import { useHost } from '../../lib/host.ts';
import { writingPath } from '../../paths.ts';
import { prefetchWriting } from '../writing/load-writing.ts';
import { useWholePage } from '../writing/use-whole-page.ts';
import { type ToOpen, toOpenIn } from './to-open.ts';
import { useOpenPost } from './use-open-post.ts';

/** The pause after which the page's code is fetched: the list comes first (ms). */
const FETCH_DELAY_MS = 1_500;

/**
 * Opens posts where the owner wants to write: in the window, or at once on a whole page. What comes from that page
 * opens in the window.
 */
export function useOpening(freshest: (id: number) => Promise<OwnerPost | null>) {
  const navigate = useNavigate();
  const location = useLocation();
  const { storage } = useHost();
  const { isWholePage } = useWholePage();
  const { opened, openNew, openTitled, openPost, openDraft, close } = useOpenPost(freshest);
  const asked = toOpenIn(location.state);
  /** What was asked for last, from elsewhere. */
  const latest = useRef<ToOpen | null>(null);

  useEffect(() => {
    if (asked === null) return;
    latest.current = asked;
    if (asked.draft !== null) openDraft(asked.draft);
    else if (asked.post !== null) openPost({ id: asked.post });
    else openTitled(asked.title ?? '');
    // Once: a reload opens nothing.
    void navigate(location.pathname + location.search, { replace: true, state: null });
  }, [asked !== null]); // eslint-disable-line react-hooks/exhaustive-deps

  // Whoever is led to the list is to see it, and to have the focus there. What was written is kept, and offered above it.
  useEffect(() => {
    if (opened === null || !isArrival(location.state)) return;
    close();
    void navigate(location.pathname + location.search, { replace: true, state: location.state });
  }, [location.key]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each entry of the history

  useEffect(() => {
    if (!isWholePage) return undefined;
    const timer = setTimeout(prefetchWriting, FETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWholePage]);

  function write(post: number | null, draft: DraftKey | null = null) {
    void navigate(writingPath(post, draft));
  }
  /** Where it was written last: what the page has written, it has also sent, or tried to. */
  function goOn(key: DraftKey) {
    if (isWholePage || findDraft(storage, key)?.sync !== undefined) write(postOf(key), key);
    else openDraft(key);
  }
  /**
   * The focus goes back to what was pressed here. Who came from elsewhere is led to the post's row.
   * @param isBack whether one goes back there, if it was for a new post
   */
  function leave(isBack: boolean) {
    const { current: led } = latest;
    latest.current = null;
    close();
    // What was asked for may have been gone, and another one opened since.
    if (led === null || led.post !== (opened?.post?.id ?? null)) return;
    const { pathname, search } = location;
    if (led.post !== null) void navigate(pathname + search, { replace: true, state: arrivalAt(led.post) });
    else if (isBack && led.from !== null) void navigate(led.from, { replace: true, state: RETURN });
  }
  return {
    opened,
    close: leave,
    openNew: isWholePage ? () => write(null) : openNew,
    /** Opens it on the whole page; null where `openPost` does. */
    writePost: isWholePage ? null : ({ id }: ListedPost) => write(id),
    /** Opens it on the whole page, with the preview over it. */
    previewPost: ({ id }: ListedPost) => void navigate(writingPath(id), { state: PREVIEWED }),
    /**
     * Opens it on the whole page, with the last look before it is published over it, for a later time.
     * @param planned that which was chosen already, as ISO 8601; null for none
     */
    schedulePost: ({ id }: ListedPost, planned: string | null) =>
      void navigate(writingPath(id), { state: scheduledAt(planned === null ? '' : localOf(planned)) }),
    openPost: isWholePage ? ({ id }: ListedPost) => write(id) : openPost,
    openDraft: goOn,
    /** Fetches the code of the page before it is opened, and before the pause is over. */
    prefetchOpening: isWholePage ? prefetchWriting : undefined,
  };
}

/** 'YYYY-MM-DDTHH:MM' in the business's time. */
function localOf(instant: string): string {
  const at = new Date(instant);
  return `${dayOf(at)}T${timeOf(at)}`;
}
