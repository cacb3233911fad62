import { Navigate, useLocation } from 'react-router-dom';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { ListLoading } from '../../components/dashboard/ListLoading.tsx';
import { PartBoundary } from '../../components/dashboard/PartBoundary.tsx';
import { useSession } from '../../features/session/session.ts';
import { ROUTES } from '../../paths.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { accountPart } from './account-part.ts';
import { accountPageNamed, accountSectionPath } from './account-pages.ts';
import { AccountNav } from './AccountNav.tsx';

/**
 * The owner's account, behind the name in the header: no tab of its own, and a short page for each of its parts.
 * @param name what follows its address; '' for its first page
 */
export function AccountPage({ name }: { name: string }) {
  const { user } = useSession();
  const { hash } = useLocation();
  const page = accountPageNamed(name);
  if (user === null) return null;
  if (page === undefined) return <Navigate replace to={ROUTES.account} />;
  // Once, the account was one page: links to its sections lead to where these are now.
  const section = page.part === null ? accountSectionPath(hash.slice(1)) : ROUTES.account;
  if (section !== ROUTES.account) return <Navigate replace to={section} />;
  return (
    <div className="grid max-w-[60rem] grid-cols-1 gap-8">
      <DashboardSection title="Your account" summary={`You sign in as ${user.email}.`}>
        <AccountNav current={page.part} />
      </DashboardSection>
      <PartBoundary name="the account" fallback={<Loading />}>
        <accountPart.Part name={page.part} />
      </PartBoundary>
    </div>
  );
}

/** A heading, and rows below it, as they will stand. */
function Loading() {
  return (
    <div>
      <div aria-hidden className="list-loading">
        <Skeleton className="h-5 w-40" />
      </div>
      <ListLoading name="the account" height="min-h-12" />
    </div>
  );
}
