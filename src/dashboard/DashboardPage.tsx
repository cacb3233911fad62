import './dashboard.css';
import { Activity, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pages } from '#content/pages.ts';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { Head } from '../components/Head.tsx';
import { dashboardTabPath } from '../paths.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { MediaLibraryProvider } from './media/MediaLibraryProvider.tsx';
import { DashboardFinder } from './palette/DashboardFinder.tsx';
import { panelId, tabId, TabList } from './TabList.tsx';
import { type DashboardTab, tabNamed, TABS } from './tabs.ts';
import { useTabCounts } from './use-tab-counts.ts';

const meta = pages['/dashboard'];

/**
 * Eight tabs; the address names the selected one. Visited tabs stay mounted but hidden, so that their inputs are kept.
 * [2.15.09]
 */
export function DashboardPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const current = tabNamed(params.get('tab'));
  const [opened, setOpened] = useState([current.id]);
  if (!opened.includes(current.id)) setOpened([...opened, current.id]);

  const counts = useTabCounts();

  function choose(tab: DashboardTab) {
    void navigate(dashboardTabPath(tab.id));
    window.scrollTo({ top: 0 });
  }

  return (
    <div className="mx-auto flex w-full max-w-[100rem] grow flex-col lg:flex-row">
      <Head {...meta} title={`${current.label} | ${meta.title}`} />
      <h1 className="sr-only">Dashboard</h1>
      <TabList current={current} counts={counts} onChoose={choose}>
        <DashboardFinder />
      </TabList>
      <MediaLibraryProvider>
        {TABS.filter(({ id }) => opened.includes(id)).map((tab) => (
          <Activity key={tab.id} mode={tab.id === current.id ? 'visible' : 'hidden'}>
            <div
              role="tabpanel"
              id={panelId(tab)}
              aria-labelledby={tabId(tab)}
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel without a control must be reachable, too
              tabIndex={0}
              className="min-w-0 grow px-5 py-6 focus-visible:-outline-offset-4 sm:px-6 lg:py-8 lg:pl-8"
            >
              <ErrorBoundary>
                <Suspense fallback={<Skeleton className="h-64" />}>
                  <tab.Tab />
                </Suspense>
              </ErrorBoundary>
            </div>
          </Activity>
        ))}
      </MediaLibraryProvider>
    </div>
  );
}
