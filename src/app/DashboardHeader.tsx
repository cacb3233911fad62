import LogOut from 'lucide-react/icons/log-out';
import { Link, useMatch } from 'react-router-dom';
import { business } from '#content/business.ts';
import { ThemeSwitch } from '../components/ThemeSwitch.tsx';
import { nameOf, useSession } from '../features/session/session.ts';
import { ROUTES } from '../paths.ts';

/** The link back to the site and, when signed in, the user's name, which leads to the account, and the sign-out button. [6.05] [6.06] */
export function DashboardHeader() {
  const { state, user, signOut } = useSession();
  const isAccount = useMatch(`${ROUTES.account}/*`) !== null;
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-14 max-w-[100rem] items-center justify-between gap-3 px-5 sm:px-6">
        <Link to={ROUTES.home} className="group flex min-h-11 shrink-0 items-center gap-x-3">
          <span className="font-serif text-[1.25rem] font-[560] tracking-tight">{business.who.name}</span>
          <span className="hidden text-fine text-quiet group-hover:text-clay sm:inline">View the site</span>
        </Link>
        <div className="-mr-2.5 flex min-w-0 items-center">
          {state === 'signed-in' ? (
            <Link
              to={ROUTES.account}
              aria-current={isAccount ? 'page' : undefined}
              className="flex min-h-11 min-w-0 items-center px-2 text-small leading-tight font-medium transition-colors not-aria-[current=page]:rounded hover:text-clay"
            >
              {nameOf(user)}
              <span className="sr-only">: your account</span>
            </Link>
          ) : null}
          <ThemeSwitch />
          {state === 'signed-in' ? (
            <button
              type="button"
              onClick={signOut}
              className="flex min-h-11 min-w-11 shrink-0 cursor-pointer items-center justify-center gap-2 rounded px-2.5 text-small font-medium text-quiet transition-colors hover:text-ink"
            >
              <LogOut aria-hidden className="size-5" />
              <span className="sr-only sm:not-sr-only">Sign out</span>
            </button>
          ) : null}
        </div>
      </div>
    </header>
  );
}
