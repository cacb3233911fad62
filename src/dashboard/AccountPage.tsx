import { DashboardSection } from '../components/dashboard/DashboardSection.tsx';
import { useNews } from '../components/dashboard/use-news.ts';
import { ActivityList } from '../features/account/ActivityList.tsx';
import { AccountName } from '../features/account/AccountName.tsx';
import { ChangePassword } from '../features/account/ChangePassword.tsx';
import { NoticeSettings } from '../features/account/NoticeSettings.tsx';
import { PasskeyList } from '../features/account/PasskeyList.tsx';
import { TakeEverything } from '../features/account/TakeEverything.tsx';
import { SessionList } from '../features/account/SessionList.tsx';
import { FlagsPlace } from '../features/browser-data/FlagsPlace.tsx';
import { AskedAddresses } from '../features/imports/AskedAddresses.tsx';
import { MoveIn } from '../features/imports/MoveIn.tsx';
import { useAskedAddresses } from '../features/imports/use-asked-addresses.ts';
import { useSession } from '../features/session/session.ts';
import { PageParts } from './PageParts.tsx';

/** The owner's account, behind the name in the header: no tab of its own. */
export function AccountPage() {
  const { user, update } = useSession();
  const { notice, say } = useNews();
  const asked = useAskedAddresses();
  if (user === null) return null;
  const identity = (
    <DashboardSection title="Your account" summary={`You sign in as ${user.email}.`} notice={notice}>
      <div className="mt-5 grid gap-x-10 gap-y-8 md:grid-cols-2">
        <AccountName
          user={user}
          onChanged={(changed) => {
            update(changed);
            say('The name is saved');
          }}
        />
        <ChangePassword
          email={user.email}
          onChanged={() => say('The password is changed, and all other devices are signed out')}
        />
      </div>
    </DashboardSection>
  );
  const hasMoved = asked.error !== null || (asked.data?.known ?? 0) > 0;
  return (
    <PageParts
      parts={[
        { id: 'account', title: 'Name and password', content: identity },
        { id: 'passkeys', title: 'Passkeys', content: <PasskeyList /> },
        { id: 'devices', title: 'Devices', content: <SessionList /> },
        { id: 'notices', title: 'Notices by mail', content: <NoticeSettings /> },
        { id: 'activity', title: 'What happened', content: <ActivityList /> },
        { id: 'marks', title: 'Marks and authors', content: <FlagsPlace /> },
        { id: 'moving-in', title: 'Moving in', content: <MoveIn /> },
        ...(hasMoved
          ? [{ id: 'old-addresses', title: 'Old addresses', content: <AskedAddresses query={asked} /> }]
          : []),
        { id: 'export', title: 'Take everything with you', content: <TakeEverything /> },
      ]}
    />
  );
}
