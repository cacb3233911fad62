import './dashboard.css';
import './owner-operations.ts';
import { Activity, useMemo, useState } from 'react';
import { useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import { pages } from '#content/pages.ts';
import { PartBoundary } from '../components/dashboard/PartBoundary.tsx';
import { Head } from '../components/Head.tsx';
import { useKeptFlags } from '../features/browser-data/use-kept-flags.ts';
import { useListsUpToDate } from '../features/contacts/use-lists-up-to-date.ts';
import { useToldMessages } from '../features/contacts/use-told-messages.ts';
import { useSession } from '../features/session/session.ts';
import { HostContext, useHost } from '../lib/host.ts';
import { useLookAgain } from '../lib/use-look-again.ts';
import { dashboardTabPath, ROUTES } from '../paths.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { accountTitle } from './account/account-pages.ts';
import { AccountPage } from './account/AccountPage.tsx';
import { MediaLibraryProvider } from './media/MediaLibraryProvider.tsx';
import { DashboardFinder } from './palette/DashboardFinder.tsx';
import { stoppingUndo } from './silent-changes.ts';
import { panelId, tabId } from './tab-elements.ts';
import { TAB_LABELS, type TabId } from './tab-id.ts';
import { TabList } from './TabList.tsx';
import { type DashboardTab, tabNamed, TABS } from './tabs.ts';
import { UnsavedElsewhere } from './UnsavedElsewhere.tsx';
import { useArrival } from './use-arrival.ts';
import { useAskBeforeSigningOut } from './use-ask-before-signing-out.ts';
import { useTabCounts } from './use-tab-counts.ts';

const meta = pages['/dashboard'];

/** At its end there is room for a notice, which lies over the foot of the window. */
const PANEL =
  'min-w-0 grow px-5 pt-6 pb-16 max-sm:pb-32 sm:touch:pb-20 focus-visible:-outline-offset-4 sm:px-6 lg:pt-8 lg:pl-8';

/** The dashboard, in which Undo knows of all that changes something. */
export function DashboardPage() {
  const host = useHost();
  const noting = useMemo(() => ({ ...host, request: stoppingUndo(host.request) }), [host]);
  return (
    <HostContext value={noting}>
      <Tabs />
    </HostContext>
  );
}

/**
 * Eight tabs; the address names the selected one, or the account, which is none. Visited tabs stay mounted but hidden,
 * so that their inputs are kept. [2.15.09]
 */
function Tabs() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const account = useMatch(`${ROUTES.account}/*`);
  const accountPage = account === null ? null : (account.params['*'] ?? '');
  const current = accountPage === null ? tabNamed(params.get('tab')) : null;
  const [opened, setOpened] = useState<TabId[]>([]);
  if (current !== null && !opened.includes(current.id)) setOpened([...opened, current.id]);

  const counts = useTabCounts();
  useLookAgain();
  useToldMessages();
  useListsUpToDate();
  useKeptFlags(useSession().user?.id ?? null);
  useAskBeforeSigningOut();
  useArrival(current === null ? null : panelId(current));

  function choose(tab: DashboardTab) {
    void navigate(dashboardTabPath(tab.id));
    window.scrollTo({ top: 0 });
  }

  return (
    <div className="mx-auto flex w-full max-w-[100rem] grow flex-col lg:flex-row">
      <Head
        {...meta}
        title={`${current === null ? accountTitle(accountPage ?? '') : TAB_LABELS[current.id]} | ${meta.title}`}
      />
      <h1 className="sr-only">{accountPage === null ? 'Dashboard' : 'Your account'}</h1>
      <TabList current={current} counts={counts} onChoose={choose}>
        <DashboardFinder />
      </TabList>
      <MediaLibraryProvider>
        {TABS.filter(({ id }) => opened.includes(id)).map((tab) => (
          <Activity key={tab.id} mode={tab.id === current?.id ? 'visible' : 'hidden'}>
            <div
              role="tabpanel"
              id={panelId(tab)}
              aria-labelledby={tabId(tab)}
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel without a control must be reachable, too
              tabIndex={0}
              className={`${PANEL} data-arrived:outline-none`}
            >
              {tab.id === current?.id ? <UnsavedElsewhere tab={tab.id} /> : null}
              <PartBoundary
                name={TAB_LABELS[tab.id].toLowerCase()}
                title={TAB_LABELS[tab.id]}
                fallback={<Skeleton className="h-64" />}
              >
                <tab.Part />
              </PartBoundary>
            </div>
          </Activity>
        ))}
      </MediaLibraryProvider>
      {accountPage === null ? null : (
        <div className={PANEL}>
          <UnsavedElsewhere tab={null} />
          <AccountPage name={accountPage} />
        </div>
      )}
    </div>
  );
}
