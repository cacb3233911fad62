import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DraftSummary } from '#shared/contract/writing.ts';
import { NEWSLETTER_DRAFTS, newsletterKey } from '#shared/newsletter-drafts.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { noteMark, readMark } from '../../features/newsletter/draft-mark.ts';
import { NAMED_PLACES } from '../../features/newsletter/draft-places.ts';
import {
  readNewsletter,
  storeNewsletter,
  useStoredNewsletter,
} from '../../features/newsletter/newsletter-draft.ts';
import { newsletterDraftPath } from '../../features/newsletter/newsletter-link.ts';
import { discardServerDraft } from '../../features/posts/server-drafts.api.ts';
import { useHost } from '../../lib/host.ts';
import { randomKey } from '../../lib/random-key.ts';
import { useStoredUnder } from '../../lib/stored.ts';

const KEY = ['newsletter-drafts'];

/** A newsletter with images that is begun, here or on another device. */
export interface BegunNewsletter {
  key: string;
  name: string;
  /** When it was saved last, in ISO 8601; null where this browser alone has it. */
  savedAt: string | null;
  /** When it was to go out, in ISO 8601; null for one that was not taken back. */
  sendAt: string | null;
  to: string;
}

/**
 * The newsletters with images that are begun, the one that was written last first.
 * @param isAsked whether the server is asked for those of other devices
 */
export function useBegunNewsletters(isAsked = true): BegunNewsletter[] {
  const { request, storage } = useHost();
  // Both are read for their changes.
  useStoredNewsletter(NEWSLETTER_DRAFTS.images);
  const named = Object.keys(JSON.parse(useStoredUnder(NAMED_PLACES)) as Record<string, string>); // as it writes it
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await request('listDrafts', { signal })).newsletters,
    enabled: isAsked,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const there = new Map(
    data?.filter(({ key }) => key !== NEWSLETTER_DRAFTS.plain).map((draft) => [draft.key, draft]),
  );
  const keys = new Set([...there.keys(), newsletterKey(null), ...named.map(newsletterKey)]);
  return [...keys]
    .flatMap((key) => {
      const here = readNewsletter(storage, key);
      const title = titleOf(here, there.get(key), readMark(storage, key), data);
      if (title === null) return [];
      const name = title === '' ? 'A newsletter' : `“${title}”`;
      const { saved_at: savedAt = null, send_at: planned = null } = there.get(key) ?? {};
      const sendAt = here?.send_at ?? planned;
      return [{ key, name, savedAt, sendAt, to: newsletterDraftPath(key) }];
    })
    .sort((one, other) => (other.savedAt ?? '~').localeCompare(one.savedAt ?? '~'));
}

/** Its subject where it was written last; null where it is not there any more. */
function titleOf(
  here: ReturnType<typeof readNewsletter>,
  there: DraftSummary | undefined,
  { savedAt, isGone }: ReturnType<typeof readMark>,
  all: DraftSummary[] | undefined,
): string | null {
  if (here === null) return there === undefined || isGone ? null : there.title.trim();
  // What the server had, and has no more, was sent or discarded elsewhere.
  if (all !== undefined && there === undefined && savedAt !== null) return null;
  const isNewerThere = savedAt !== null && there !== undefined && there.saved_at > savedAt;
  return (isNewerThere ? there.title : (here.title ?? '')).trim();
}

/** The key of a new newsletter with images, which is written at `newsletterDraftPath`: each has a place of its own. */
export function useNewNewsletterKey(begun: readonly BegunNewsletter[]): string {
  const [name, setName] = useState(randomKey);
  const isTaken = (key: string) => begun.some((one) => one.key === key);
  if (isTaken(newsletterKey(name))) setName(randomKey());
  return newsletterKey(isTaken(newsletterKey(null)) ? name : null);
}

/** Returns what takes away a newsletter that is begun, here and on the server, and says so with the way back. */
export function useNewsletterDiscarding(news: News): (draft: BegunNewsletter) => void {
  const { request, storage } = useHost();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: KEY });

  async function discard({ key, name }: BegunNewsletter) {
    const here = readNewsletter(storage, key);
    const mark = readMark(storage, key);
    try {
      const putBack = await discardServerDraft(request, key, null);
      storeNewsletter(storage, key, null);
      noteMark(storage, key, null);
      await refresh();
      news.say(`${name} is deleted.`, () => {
        void (async () => {
          try {
            await putBack?.();
            if (here !== null) storeNewsletter(storage, key, here);
            noteMark(storage, key, here === null ? null : { ...mark, savedAt: null });
            await refresh();
            news.say(`${name} is back.`);
          } catch (error) {
            await news.fail(error instanceof Error ? error.message : '', 'Nothing was restored');
          }
        })();
      });
    } catch (error) {
      await news.fail(error instanceof Error ? error.message : '', 'The newsletter was not deleted');
    }
  }
  return (draft) => void discard(draft);
}
