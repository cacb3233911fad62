import { startTransition, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { browserHost } from './app/browser-host.ts';
import { readFirstData, seedQueries } from './app/first-data.ts';
import { createQueryClient } from './app/query-client.ts';
import { createRoot, hydrateRoot } from './app/react-dom.ts';
import { settle } from './app/settle.ts';
import { prefetchPage } from './routes.tsx';
import './styles/index.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

void settle(document);
const first = readFirstData(document);
const host = browserHost(window, first?.day ?? null);
const queryClient = createQueryClient();
const pageLoaded = prefetchPage(window.location.pathname.slice(host.base.length) || '/');
const app = (
  <StrictMode>
    <BrowserRouter basename={host.base}>
      <App host={host} queryClient={queryClient} />
    </BrowserRouter>
  </StrictMode>
);

if (first === null) {
  createRoot(root).render(app);
} else {
  seedQueries(queryClient, first);
  // Not awaited: the page's module waits for this one to finish.
  void pageLoaded.then(() =>
    // In a transition, React yields to the browser between steps.
    startTransition(() => {
      hydrateRoot(root, app, {
        onRecoverableError: (error) => console.error('The first render was not this page', error),
      });
    }),
  );
}
