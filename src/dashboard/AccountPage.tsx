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
import { useSession } from '../features/session/session.ts';

/** The owner's account, behind the name in the header: no tab of its own. */
export function AccountPage() {
  const { user, update } = useSession();
  const { notice, say } = useNews();
  if (user === null) return null;
  return (
    <div className="grid gap-14">
      <DashboardSection title="Your account" summary={`You sign in as ${user.email}.`} notice={notice}>
        <div className="mt-5 grid max-w-4xl gap-x-16 gap-y-10 md:grid-cols-2">
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
      <PasskeyList />
      <SessionList />
      <NoticeSettings />
      <FlagsPlace />
      <MoveIn />
      <AskedAddresses />
      <TakeEverything />
      <ActivityList />
    </div>
  );
}
