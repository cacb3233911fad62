import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SiteFooter } from '../components/SiteFooter.tsx';
import { SiteHeader } from '../components/SiteHeader.tsx';
import { SkipLink } from '../components/SkipLink.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageReady } from './PageReady.tsx';

/** The frame of every public page. */
export function SiteLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="min-h-svh">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={null}>
            <Outlet />
            <PageReady />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
    </>
  );
}
