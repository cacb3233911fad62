import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { type Host, HostContext } from '../lib/host.ts';
import { dashboardPage, dashboardPaths, prefetchPage, sitePages } from '../routes.tsx';
import { AlertsProvider } from '../ui/AlertsProvider.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageViews } from './PageViews.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { RoutePrefetch } from './RoutePrefetch.tsx';
import { ScrollManager } from './ScrollManager.tsx';
import { SiteLayout } from './SiteLayout.tsx';

/**
 * The whole site, to be rendered inside a router. It also renders on the server: everything browser-specific is in
 * `host`.
 */
export function App({ host, queryClient }: { host: Host; queryClient: QueryClient }) {
  return (
    <HostContext value={host}>
      <QueryClientProvider client={queryClient}>
        <AlertsProvider>
          <Routes>
            <Route
              element={
                <ErrorBoundary>
                  <Suspense fallback={null}>
                    <dashboardPage.Page />
                  </Suspense>
                </ErrorBoundary>
              }
            >
              {dashboardPaths.map((path) => (
                <Route key={path} path={path} element={null} />
              ))}
            </Route>
            <Route element={<SiteLayout />}>
              {sitePages.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Route>
          </Routes>
          <ScrollManager />
          <PageViews />
          <RouteAnnouncer />
          <RoutePrefetch prefetch={prefetchPage} />
          <LiveRegion announcer={host.announcer} />
        </AlertsProvider>
      </QueryClientProvider>
    </HostContext>
  );
}
