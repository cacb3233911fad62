import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { NewsLine } from '../../components/dashboard/NewsLine.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { AccountName } from '../../features/account/AccountName.tsx';
import { ChangePassword } from '../../features/account/ChangePassword.tsx';
import { useSession } from '../../features/session/session.ts';

/** Who the owner is, with what address, and her password. */
export function ProfilePart() {
  const { user, update } = useSession();
  const { notice, say } = useNews();
  if (user === null) return null;
  return (
    <section aria-label="Profile and password" className="text-small">
      {notice === null ? null : <NewsLine notice={notice} />}
      <div className="grid gap-12">
        <DashboardSection isSmall title="Name">
          <AccountName
            user={user}
            onChanged={(changed) => {
              update(changed);
              say('The name is saved');
            }}
          />
        </DashboardSection>
        <DashboardSection isSmall title="Email address">
          <p className="mt-2 max-w-measure text-quiet">
            You sign in with <span className="text-ink">{user.email}</span>. It can’t be changed here: whoever
            runs the server makes an account for another address, with the command <code>npm run owner</code>.
          </p>
        </DashboardSection>
        <DashboardSection isSmall title="Password">
          <ChangePassword
            email={user.email}
            onChanged={() => say('The password is changed, and all other devices are signed out')}
          />
        </DashboardSection>
      </div>
    </section>
  );
}
