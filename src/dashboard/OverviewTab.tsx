import { DashboardSection } from '../components/dashboard/DashboardSection.tsx';
import { RetryNote } from '../components/dashboard/RetryNote.tsx';
import { BackupLine } from '../features/backups/BackupLine.tsx';
import { BackupTrouble } from '../features/backups/BackupTrouble.tsx';
import { MailTroubles } from '../features/delivery-status/MailTroubles.tsx';
import { ReadersSection } from './readers/ReadersSection.tsx';
import { CalendarTrouble } from './agenda/CalendarTrouble.tsx';
import { AgendaSection } from './agenda/AgendaSection.tsx';
import { RecentPosts } from './RecentPosts.tsx';
import { StatCard } from './StatCard.tsx';
import { useOverview } from './use-overview.ts';

/** What needs the owner today, six figures, backups, readers, and the latest posts. [2.15.01] [2.15.10]–[2.15.16] */
export function OverviewTab() {
  const { posts, consultations } = useOverview();
  const known = !consultations.isPending && consultations.error === null;
  return (
    <div className="grid gap-10">
      <MailTroubles />
      <BackupTrouble />
      <CalendarTrouble />
      <AgendaSection />
      <DashboardSection
        isSmall
        title="The site"
        summary="Since its first day. These views are of posts, each visitor counted once a day."
      >
        <dl className="mt-4 grid overflow-hidden border-t border-line sm:grid-cols-3 sm:border-b xl:grid-cols-6">
          <StatCard label="Total posts" value={posts.total} tab="posts" />
          <StatCard label="Published" value={posts.published} tab="posts" />
          <StatCard label="Drafts" value={posts.drafts} tab="posts" />
          <StatCard label="Total views" value={posts.views} tab="posts" />
          <StatCard
            label="Pending consultations"
            value={known ? consultations.pending : undefined}
            tab="consultations"
          />
          <StatCard
            label="Total consultations"
            value={known ? consultations.total : undefined}
            tab="consultations"
          />
        </dl>
        <BackupLine />
        {posts.error === null && consultations.error === null ? null : (
          <RetryNote
            message={uncounted(posts.error, consultations.error)}
            onRetry={() => {
              if (posts.error !== null) posts.retry();
              if (consultations.error !== null) consultations.retry();
            }}
            className="mt-3"
          />
        )}
      </DashboardSection>
      <ReadersSection />
      <RecentPosts posts={posts.recent} error={posts.error} onRetry={posts.retry} />
    </div>
  );
}

/** Why figures are missing; a reason that both have is said once. */
function uncounted(posts: Error | null, consultations: Error | null): string {
  if (posts !== null && posts.message === consultations?.message)
    return `The posts and the consultations could not be counted: ${posts.message}`;
  return [
    ...(posts === null ? [] : [`The posts could not be counted: ${posts.message}`]),
    ...(consultations === null ? [] : [`The consultations could not be counted: ${consultations.message}`]),
  ].join(' ');
}
