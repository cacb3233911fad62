import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatch, useSearchParams } from 'react-router-dom';
import { pages } from '#content/pages.ts';
import { sessionEndpoints } from '#shared/contract/session-endpoints.ts';
import { PartBoundary } from '../components/dashboard/PartBoundary.tsx';
import { Head } from '../components/Head.tsx';
import { SkipLink } from '../components/SkipLink.tsx';
import type { PrefetchOverview } from '../dashboard/prefetch-overview.ts';
import { accountPart } from '../dashboard/account/account-part.ts';
import { takeEarlyTitle } from '../dashboard/writing/early-title.ts';
import { takeEarlyWords } from '../dashboard/palette/early-words.ts';
import { tabNamed } from '../dashboard/tabs.ts';
import { writing } from '../dashboard/writing/load-writing.ts';
import { useSession } from '../features/session/session.ts';
import { SessionProvider } from '../features/session/SessionProvider.tsx';
import { SignInAgain } from '../features/session/SignInAgain.tsx';
import { addOperations } from '../lib/api-client.ts';
import { useHost } from '../lib/host.ts';
import { orReload } from '../lib/or-reload.ts';
import { prefetchable } from '../lib/prefetchable.tsx';
import { useLasting } from '../lib/use-lasting.ts';
import { useRefetchOnline } from '../lib/use-refetch-online.ts';
import { ROUTES } from '../paths.ts';
import { DashboardHeader } from './DashboardHeader.tsx';
import { DashboardPassword } from './DashboardPassword.tsx';
import { showSignIn } from './first-data.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { PageReady } from './PageReady.tsx';

addOperations(sessionEndpoints); // whoever is signed in gets the others with the dashboard's code

/**
 * Its code, and that of the tab in the address, is fetched while a stored token is looked at, or while somebody fills in
 * the sign-in: whoever only sees the form needs none of it.
 */
const dashboard = prefetchable(
  async () => ({ default: (await import('../dashboard/DashboardPage.tsx')).DashboardPage }),
  orReload,
);

const DASHBOARD_LANGUAGE = 'en';

const ignored = () => undefined;

/** Null until its code has come; then it asks at once, before the dashboard is rendered. */
let prefetchOverview: PrefetchOverview | null = null;
async function loadOverview() {
  ({ prefetchOverview } = await import('../dashboard/prefetch-overview.ts'));
  return prefetchOverview;
}

type Load = () => Promise<unknown>;

/** A failure shows when the dashboard is opened. */
function prefetchDashboard(isWriting: boolean, loadShown: Load) {
  const parts = isWriting ? [writing.load] : [dashboard.load, loadShown, loadOverview];
  for (const load of parts) load().catch(ignored);
}

function useTab() {
  return tabNamed(useSearchParams()[0].get('tab'));
}

/** What fetches the code of the tab, or of the account, that is in the address. */
function useLoadShown(): Load {
  const tab = useTab();
  return useMatch(`${ROUTES.account}/*`) === null ? tab.load : accountPart.load;
}

/** Whether the address is that of the page for writing, which has nothing of the dashboard around it. */
function useIsWriting(): boolean {
  const { pathname } = useLocation();
  return pathname.startsWith(ROUTES.newWriting);
}

/** The dashboard is English on every site; so are the questions that open above it. @returns the way back */
function speakEnglish() {
  const { documentElement } = document;
  const before = documentElement.lang;
  documentElement.lang = DASHBOARD_LANGUAGE;
  return () => {
    documentElement.lang = before;
  };
}

/** The owner's dashboard: a frame of its own, denser than the site's. [2.1.14] */
export function DashboardLayout() {
  // What the document showed has given way to what is known of the session by now.
  useLayoutEffect(() => showSignIn(document), []);
  useLayoutEffect(speakEnglish, []);
  const client = useQueryClient();
  const { storage } = useHost();
  const isDashboard = useMatch(ROUTES.dashboard) !== null;
  const isOverview = useTab().id === 'overview' && isDashboard;
  return (
    <SessionProvider
      onSignedIn={(request) => {
        if (!isOverview) return;
        if (prefetchOverview !== null) prefetchOverview(client, request, storage);
        else void loadOverview().then((prefetch) => prefetch(client, request, storage), ignored);
      }}
    >
      <div
        lang={DASHBOARD_LANGUAGE}
        className="flex min-h-svh flex-col text-body tabular-nums [--text-body--line-height:1.55] [--text-body:0.9375rem] [--text-small:0.875rem]"
      >
        <Head {...pages['/dashboard']} />
        <SkipLink />
        <Header />
        <Screen />
        <PageReady />
      </div>
    </SessionProvider>
  );
}

/** Not on the page for writing, once somebody is signed in there. */
function Header() {
  const { state } = useSession();
  return useIsWriting() && state === 'signed-in' ? null : <DashboardHeader />;
}

/** Whoever has forgotten the password comes with a session or without. */
function Screen() {
  if (useMatch(ROUTES.password) === null) return <Dashboard />;
  return (
    <main id="main" tabIndex={-1} className="flex grow flex-col">
      <DashboardPassword />
    </main>
  );
}

/** The sign-in in place of the dashboard while nobody is signed in; the address stays. [2.14.01] [6.02] */
function Dashboard() {
  const { state, ended } = useSession();
  const main = useRef<HTMLElement>(null);
  const before = useRef(state);
  const isWriting = useIsWriting();
  const loadShown = useLoadShown();
  useRefetchOnline();
  const prefetch = useCallback(() => prefetchDashboard(isWriting, loadShown), [isWriting, loadShown]);

  // There is no palette at the sign-in, and it comes late on the page for writing, where one types at once.
  useLayoutEffect(() => {
    if (state === 'signed-out' || isWriting) takeEarlyWords(window);
    if (state === 'signed-out' || !isWriting) takeEarlyTitle(window);
  }, [state, isWriting]);

  // What had the focus is gone with the screen that gave way.
  useEffect(() => {
    const cameFrom = before.current;
    before.current = state;
    if (cameFrom !== 'checking' && cameFrom !== state) main.current?.focus();
  }, [state]);

  return (
    <>
      <main id="main" ref={main} tabIndex={-1} className="flex grow flex-col">
        {state === 'checking' ? <Checking onShow={prefetch} /> : null}
        {state === 'signed-out' ? <LoginScreen onUse={prefetch} /> : null}
        {state !== 'signed-in' ? null : (
          <PartBoundary
            key={String(isWriting)}
            name={isWriting ? 'the page for writing' : 'the dashboard'}
            fallback={null}
            className="m-5"
          >
            {isWriting ? <writing.Part /> : <dashboard.Part />}
          </PartBoundary>
        )}
      </main>
      {ended ? <SignInAgain /> : null}
    </>
  );
}

/** Neither the form nor the dashboard, and no words unless it takes a while. [D41] */
function Checking({ onShow }: { onShow: () => void }) {
  const slow = useLasting(true, 400);
  useEffect(onShow, [onShow]);
  return (
    <p role="status" className="m-auto p-10 text-quiet">
      {slow ? 'Checking your sign-in...' : ''}
    </p>
  );
}
