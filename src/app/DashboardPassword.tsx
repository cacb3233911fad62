import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { pages } from '#content/pages.ts';
import { Head } from '../components/Head.tsx';
import { ChoosePassword } from '../features/session/ChoosePassword.tsx';
import { ForgottenPassword } from '../features/session/ForgottenPassword.tsx';
import { useAddress } from '../lib/host.ts';
import { ROUTES } from '../paths.ts';
import { ButtonAnchor } from '../ui/Button.tsx';
import { SignInFrame } from './SignInFrame.tsx';

/**
 * A new password without the old one: asks for a link, or is behind it. The document of this address carries no first
 * render.
 */
export function DashboardPassword() {
  const address = useAddress();
  const [query, setQuery] = useSearchParams();
  const [isChosen, setChosen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const token = query.get('token');
  const state: unknown = useLocation().state;

  if (isChosen) {
    return (
      <Screen title="Your new password is set" summary="All devices are signed out. Sign in with it now.">
        {/* The page anew: what it knew of a session is over. */}
        <ButtonAnchor href={address(ROUTES.dashboard)} className="w-full">
          Sign in
        </ButtonAnchor>
      </Screen>
    );
  }
  if (token !== null) {
    return (
      <Screen title="Choose a new password" summary="For the dashboard of this site.">
        <ChoosePassword
          token={token}
          onChosen={() => setChosen(true)}
          onOver={(why) => {
            setOver(why);
            setQuery({}, { replace: true });
          }}
        />
      </Screen>
    );
  }
  return (
    <Screen
      title={sentTo === null ? 'Forgot your password?' : 'Look in your inbox'}
      summary={
        sentTo === null
          ? (over ?? 'Type in the address you sign in with, and a link comes by email.')
          : 'The way back to the dashboard is in an email.'
      }
    >
      <ForgottenPassword typed={emailOf(state)} sentTo={sentTo} onSent={setSentTo} />
      <p className="mt-4 text-small">
        <Link to={ROUTES.dashboard} className="finger-high inline-flex min-h-6 items-center text-link">
          Back to the sign-in
        </Link>
      </p>
    </Screen>
  );
}

/** What was typed on the sign-in form that led here. */
function emailOf(state: unknown): string {
  const hasEmail = typeof state === 'object' && state !== null && 'email' in state;
  return hasEmail && typeof state.email === 'string' ? state.email : '';
}

function Screen(props: Parameters<typeof SignInFrame>[0]) {
  const meta = pages['/dashboard'];
  return (
    <>
      <Head {...meta} title={`${props.title} | ${meta.title}`} />
      <SignInFrame {...props} />
    </>
  );
}
