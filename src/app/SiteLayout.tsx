import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SiteFooter } from '../components/SiteFooter.tsx';
import { SiteHeader } from '../components/SiteHeader.tsx';
import { SkipLink } from '../components/SkipLink.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageReady } from './PageReady.tsx';

/** The frame of every public page. The suspense outlives its pages: the last one stays until the next one is there. */
export function SiteLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1">
        <Suspense fallback={null}>
          <ErrorBoundary key={pathname}>
            <Outlet />
            <PageReady />
          </ErrorBoundary>
        </Suspense>
      </main>
      <SiteFooter />
    </>
  );
}
