import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SiteFooter } from '../components/SiteFooter.tsx';
import { SiteHeader } from '../components/SiteHeader.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** The frame of every public page. */
export function SiteLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <a
        href="#main"
        className="pointer-events-none fixed top-2 left-2 z-50 rounded bg-ink px-4 py-3 font-semibold text-paper opacity-0 focus:pointer-events-auto focus:opacity-100"
      >
        Skip to main content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="min-h-svh">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
    </>
  );
}
