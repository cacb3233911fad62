import { callsView } from '../components/dashboard/calls-of-path.ts';
import { DashboardSection } from '../components/dashboard/DashboardSection.tsx';
import { BackupLine } from '../features/backups/BackupLine.tsx';
import { BackupTrouble } from '../features/backups/BackupTrouble.tsx';
import { MailTroubles } from '../features/delivery-status/MailTroubles.tsx';
import { dashboardTabPath } from '../paths.ts';
import { ReadersSection } from './readers/ReadersSection.tsx';
import { CalendarTrouble } from './agenda/CalendarTrouble.tsx';
import { AgendaSection } from './agenda/AgendaSection.tsx';
import { FailedParts } from './FailedParts.tsx';
import { RecentPosts } from './RecentPosts.tsx';
import { StatCard } from './StatCard.tsx';
import { useOverview } from './use-overview.ts';

const POSTS = dashboardTabPath('posts');

/** What does not work, what needs the owner today, six figures, backups, readers, and the latest posts. [2.15.01] [2.15.10]–[2.15.16] */
export function OverviewTab() {
  const { posts, consultations } = useOverview();
  const known = !consultations.isPending && consultations.error === null;
  return (
    <div className="grid gap-10">
      <AgendaSection
        failed={<FailedParts />}
        troubles={
          <>
            <MailTroubles />
            <BackupTrouble />
            <CalendarTrouble />
          </>
        }
      />
      <DashboardSection
        isSmall
        title="The site"
        summary="Since its first day. These views are of posts, each visitor counted once a day."
      >
        <dl className="mt-4 grid overflow-hidden border-t border-line sm:grid-cols-3 sm:border-b xl:grid-cols-6">
          <StatCard label="Total posts" value={posts.total} to={POSTS} />
          <StatCard
            label="Published"
            value={posts.published}
            to={`${POSTS}&status=published`}
            part={scheduledInWords(posts.scheduled)}
          />
          <StatCard label="Drafts" value={posts.drafts} to={`${POSTS}&status=draft`} />
          <StatCard label="Total views" value={posts.views} to={`${POSTS}&sort=-views`} />
          <StatCard
            label="Pending consultations"
            value={known ? consultations.pending : undefined}
            to={callsView('pending')}
          />
          <StatCard
            label="Total consultations"
            value={known ? consultations.total : undefined}
            to={callsView('all')}
          />
        </dl>
        <BackupLine />
      </DashboardSection>
      <ReadersSection />
      <RecentPosts posts={posts.recent} error={posts.error} />
    </div>
  );
}

/** Of those that count as published, how many are not yet to be read. */
function scheduledInWords(count = 0): string | undefined {
  return count === 0 ? undefined : `${count.toLocaleString('en-US')} scheduled`;
}
