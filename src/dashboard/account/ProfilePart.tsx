import { useSearchParams } from 'react-router-dom';
import type { User } from '#shared/contract/session.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { NewsLine } from '../../components/dashboard/NewsLine.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { AccountName } from '../../features/account/AccountName.tsx';
import { ChangeEmail } from '../../features/account/ChangeEmail.tsx';
import { ChangePassword } from '../../features/account/ChangePassword.tsx';
import { ConfirmEmail } from '../../features/account/ConfirmEmail.tsx';
import { useWaitingEmail } from '../../features/account/use-waiting-email.ts';
import { useSession } from '../../features/session/session.ts';

/** Who the owner is, with what address, and her password. */
export function ProfilePart() {
  const { user, update } = useSession();
  const { notice, say } = useNews();
  const { waiting, keep } = useWaitingEmail(user?.email ?? '');
  const [query, setQuery] = useSearchParams();
  /** Of the link that a new address was sent. */
  const token = query.get('token');
  if (user === null) return null;

  function takeAddress(changed: User) {
    update(changed);
    setQuery({}, { replace: true });
    say(`You sign in with ${changed.email} now`);
  }

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
            You sign in with <span className="text-ink">{user.email}</span>. Notices of messages and calls go
            to the address that is set on the server.
          </p>
          {token === null ? (
            <ChangeEmail
              waiting={waiting}
              onSent={(email) => {
                keep(email);
                say(`A link is on its way to ${email}: it works once, for half an hour`);
              }}
              onChanged={takeAddress}
            />
          ) : (
            <ConfirmEmail token={token} onConfirmed={takeAddress} />
          )}
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
