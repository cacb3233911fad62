import type { ReactNode } from 'react';
import { NewsLine } from '../../components/dashboard/NewsLine.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { AccountName } from '../../features/account/AccountName.tsx';
import { ChangePassword } from '../../features/account/ChangePassword.tsx';
import { useSession } from '../../features/session/session.ts';

/** Who the owner is, and her password. */
export function ProfilePart() {
  const { user, update } = useSession();
  const { notice, say } = useNews();
  if (user === null) return null;
  return (
    <section aria-label="Profile and password" className="text-small">
      {notice === null ? null : <NewsLine notice={notice} />}
      <div className="-mt-8 divide-y divide-line border-b border-line">
        <Setting title="Name">
          <AccountName
            user={user}
            onChanged={(changed) => {
              update(changed);
              say('The name is saved');
            }}
          />
        </Setting>
        <Setting title="Password">
          <ChangePassword
            email={user.email}
            onChanged={() => say('The password is changed, and all other devices are signed out')}
          />
        </Setting>
      </div>
    </section>
  );
}

/** One thing that can be changed: what it is, and its form beside it. */
function Setting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-4 py-6 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <h3 className="font-sans text-small font-semibold">{title}</h3>
      <div className="max-w-[26rem]">{children}</div>
    </div>
  );
}
