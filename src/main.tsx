import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { browserHost } from './app/browser-host.ts';
import { createQueryClient } from './app/query-client.ts';
import { prefetchPage } from './routes.tsx';
import './styles/index.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

const host = browserHost(window);
prefetchPage(window.location.pathname.slice(host.base.length) || '/');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename={host.base}>
      <App host={host} queryClient={createQueryClient()} />
    </BrowserRouter>
  </StrictMode>,
);
