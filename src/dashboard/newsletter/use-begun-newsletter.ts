import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NEWSLETTER_DRAFTS } from '#shared/newsletter-drafts.ts';
import { noteMark, useDraftMark } from '../../features/newsletter/draft-mark.ts';
import { storeNewsletter, useStoredNewsletter } from '../../features/newsletter/newsletter-draft.ts';
import { dropServerDraft } from '../../lib/server-drafts.ts';
import { formatShortDate } from '../../components/dashboard/short-date.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';

const KEY = ['newsletter-drafts'];

/** The newsletter with images that is begun, here or on another device; null where none is. */
export function useBegunNewsletter(): { name: string; when: string | null; discard: () => void } | null {
  const { request, storage } = useHost();
  const { confirm, alert } = useAlerts();
  const client = useQueryClient();
  const here = useStoredNewsletter('images');
  const { savedAt } = useDraftMark('images');
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await request('listDrafts', { signal })).newsletters,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  const there = data?.find(({ key }) => key === NEWSLETTER_DRAFTS.images);
  // What the server had, and has no more, was sent or discarded elsewhere.
  const isGone = data !== undefined && there === undefined && savedAt !== null;
  if (here === null && there === undefined) return null;
  if (isGone) return null;
  const isNewerThere = savedAt !== null && there !== undefined && there.saved_at > savedAt;
  const title = (here === null || isNewerThere ? there?.title : here.title)?.trim() ?? '';
  const name = title === '' ? 'A newsletter' : `“${title}”`;

  async function discard() {
    const isSure = await confirm({
      title: 'Discard this newsletter?',
      message: `What was written in ${name} will be gone, on all devices. This action cannot be undone.`,
      confirmLabel: 'Discard',
      danger: true,
    });
    if (!isSure) return;
    try {
      await dropServerDraft(request, NEWSLETTER_DRAFTS.images);
      storeNewsletter(storage, 'images', null);
      noteMark(storage, 'images', null);
    } catch (error) {
      await alert(error instanceof Error ? error.message : '', 'The newsletter was not discarded');
    }
    await client.invalidateQueries({ queryKey: KEY });
  }

  const when =
    there === undefined
      ? null
      : formatShortDate(there.saved_at, new Date(), { withTime: true, inSentence: true });
  return { name, when, discard: () => void discard() };
}
