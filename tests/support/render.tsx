import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import { App } from '#app/app/App.tsx';
import { createQueryClient } from '#app/app/query-client.ts';
import { createAnnouncer } from '#app/lib/announcer.ts';
import { createApiClient } from '#app/lib/api-client.ts';
import { type Host, HostContext } from '#app/lib/host.ts';
import { splitRichText } from '#app/lib/rich-text.ts';
import { safeStorage, STORAGE_KEYS } from '#app/lib/storage.ts';
import { createThemeStore } from '#app/lib/theme.ts';
import { AlertsProvider } from '#app/ui/AlertsProvider.tsx';
import { LiveRegion } from '#app/ui/LiveRegion.tsx';
import { FakeServer } from './fake-server.ts';
import { FakeMediaQuery } from './jsdom-parts.ts';

interface Surroundings {
  /** The address the page is opened at, without the base. */
  at?: string;
  /** The route's pattern, where the element reads parameters. */
  route?: string;
  base?: string;
  server?: FakeServer;
  /** The visitor's. */
  timeZone?: string;
}

export function testHost({
  base = '',
  server = new FakeServer(),
  timeZone = 'America/Phoenix',
}: Surroundings = {}): Host {
  const storage = safeStorage(() => window.localStorage);
  return {
    base,
    origin: window.location.origin,
    day: null,
    timeZone: () => timeZone,
    request: createApiClient({
      base: `${base}/api`,
      fetch: server.fetch,
      token: () => storage.get(STORAGE_KEYS.token),
    }),
    storage,
    theme: createThemeStore(
      document.documentElement,
      new FakeMediaQuery('(prefers-color-scheme: dark)', false) as unknown as MediaQueryList,
      storage,
    ),
    announcer: createAnnouncer(),
    domWindow: () => window,
    richText: (html) => splitRichText(html, { window, base, origin: window.location.origin }),
  };
}

/** Shows where the router is, for tests that leave the element they render. */
function Whereabouts() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}${hash}`}</output>;
}

/** Renders an element with everything around it that the app gives its pages, apart from the frame. */
export function renderOnSite(element: ReactNode, surroundings: Surroundings = {}) {
  const server = surroundings.server ?? new FakeServer();
  const host = testHost({ ...surroundings, server });
  const at = surroundings.at ?? '/';
  const view = render(
    <HostContext value={host}>
      <QueryClientProvider client={createQueryClient()}>
        <AlertsProvider>
          <MemoryRouter initialEntries={[at]}>
            <Routes>
              <Route path={surroundings.route ?? at} element={element} />
              <Route path="*" element={null} />
            </Routes>
            <Whereabouts />
          </MemoryRouter>
          <LiveRegion announcer={host.announcer} />
        </AlertsProvider>
      </QueryClientProvider>
    </HostContext>,
  );
  return { ...view, host, server, user: userEvent.setup() };
}

/** Renders the whole app at an address. */
export function renderApp(surroundings: Surroundings = {}) {
  const server = surroundings.server ?? new FakeServer();
  const host = testHost({ ...surroundings, server });
  const view = render(
    <MemoryRouter initialEntries={[surroundings.at ?? '/']}>
      <App host={host} queryClient={createQueryClient()} />
    </MemoryRouter>,
  );
  return { ...view, host, server, user: userEvent.setup() };
}
