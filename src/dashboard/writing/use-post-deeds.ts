import type { Deed } from '../../components/dashboard/deeds.ts';
import { usePageDeeds } from '../../components/dashboard/page-deeds.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { fieldDeeds } from './field-deeds.ts';
import { isTakenBack, type PublishAction } from './publish-action.ts';
import type { Mailing } from './use-mailing.tsx';
import type { PublishingState } from './use-publishing.ts';

interface PostOnPage {
  /** As it was last saved; null while it is new. */
  post: OwnerPost | null;
  publishing: PublishingState;
  /** What has to be finished before the post can be saved. */
  work: string | null;
  /** As the page's one button: what visitors will see is looked over first. */
  publish: () => void;
  /** The same, with a time. @param at see `PageDeeds` */
  schedule: (at: string) => void;
  /** Null where there is nothing to show, no history, or nobody to send it to. */
  preview: (() => void) | null;
  history: (() => void) | null;
  mailing: Mailing | null;
  settings: () => void;
  /** Leads to a field by its name. */
  showField: (name: string) => void;
  /** The same as `publish`, at once: whatever time it was to have. Null where it has none. */
  publishNow: (() => void) | null;
  unpublish: (() => void) | null;
}

/** What the page's buttons and its drawer do with the post in hand, for the palette. */
export function usePostDeeds({ post, publishing, work, ...page }: PostOnPage): void {
  const { action, isSaving, saveDraft, unschedule, readAt } = publishing;
  const { publish, publishNow, preview, history, mailing, settings, unpublish } = page;
  const isReady = work === null && !isSaving;
  const mayWait = isReady && readAt === null && !isTakenBack(action);
  const schedule = mayWait ? page.schedule : null;
  const deeds: (Deed | null)[] = [
    isReady && publishNow !== null ? { label: 'Publish…', asked: 'publish', act: publishNow } : null,
    isReady ? { label: `${action.label}…`, asked: askedBy(action), act: publish } : null,
    schedule === null || action.label === 'Schedule'
      ? null
      : { label: 'Schedule…', asked: 'schedule', act: () => schedule('') },
    preview && { label: 'Preview', asked: 'preview', act: preview },
    history && { label: 'History', act: history },
    { label: 'Settings', act: settings },
    mailing && { label: mailing.label, asked: 'send', act: mailing.press },
    isReady && saveDraft !== null && post !== null ? { label: 'Save as draft', act: saveDraft } : null,
    isReady && unschedule !== null ? { label: 'Unschedule', act: unschedule } : null,
    isReady && unpublish !== null ? { label: 'Unpublish', asked: 'unpublish', act: unpublish } : null,
    ...fieldDeeds(page.showField),
  ];
  usePageDeeds({
    heading: 'For this post',
    deeds: deeds.filter((one) => one !== null),
    schedule,
    post: post && {
      ...{ id: post.id, slug: post.slug, title: post.title, status: post.status },
      published_at: post.published_at ?? null,
    },
  });
}

/** The word that asks for it. */
function askedBy({ label }: PublishAction): string {
  return label === 'Schedule' ? 'schedule' : 'publish';
}
