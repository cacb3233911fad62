import { Activity, type ComponentType, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { AccountPart } from '#shared/account-parts.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { ActivityList } from '../../features/account/ActivityList.tsx';
import { NoticeSettings } from '../../features/account/NoticeSettings.tsx';
import { PasskeyList } from '../../features/account/PasskeyList.tsx';
import { SessionList } from '../../features/account/SessionList.tsx';
import { useSession } from '../../features/session/session.ts';
import { ROUTES } from '../../paths.ts';
import { accountPageNamed, accountSectionPath } from './account-pages.ts';
import { AccountNav } from './AccountNav.tsx';
import { AccountSection } from './AccountSection.tsx';
import { DataPart } from './DataPart.tsx';
import { ProfilePart } from './ProfilePart.tsx';

const FIRST = 'profile';

const PARTS: Record<AccountPart | typeof FIRST, ComponentType> = {
  [FIRST]: ProfilePart,
  'sign-in': SignInPart,
  notices: NoticeSettings,
  data: DataPart,
  activity: ActivityList,
};

/**
 * The owner's account, behind the name in the header: no tab of its own, and a short page for each of its parts. Those
 * that were opened stay mounted, so that what was typed in them is kept.
 * @param name what follows its address; '' for its first page
 */
export function AccountPage({ name }: { name: string }) {
  const { user } = useSession();
  const { hash } = useLocation();
  const page = accountPageNamed(name);
  const current = page?.part ?? FIRST;
  const [opened, setOpened] = useState<readonly (keyof typeof PARTS)[]>([]);
  if (!opened.includes(current)) setOpened([...opened, current]);
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
      {opened.map((part) => {
        const Part = PARTS[part];
        return (
          <Activity key={part} mode={part === current ? 'visible' : 'hidden'}>
            <div className="grid grid-cols-1 gap-12">
              <Part />
            </div>
          </Activity>
        );
      })}
    </div>
  );
}

function SignInPart() {
  return (
    <>
      <AccountSection id="passkeys">
        <PasskeyList />
      </AccountSection>
      <AccountSection id="devices">
        <SessionList />
      </AccountSection>
    </>
  );
}
