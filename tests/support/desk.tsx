import { screen } from '@testing-library/react';
import type { User } from '#shared/contract/session.ts';
import { DashboardLayout } from '#app/app/DashboardLayout.tsx';
import { STORAGE_KEYS } from '#app/lib/storage.ts';
import { FakeServer } from './fake-server.ts';
import { aDashboardPost, aDashboardPostList } from './posts.ts';
import { renderOnSite } from './render.tsx';

export const OWNER: User = { id: 1, email: 'owner@example.com', name: 'Ada Ruiz', role: 'admin' };
export const POSTS = 'blog-posts-working.php?endpoint=dashboard-posts';

/** A server that knows a session, and has one post and nothing else. */
export function deskServer(): FakeServer {
  return new FakeServer()
    .on('validate-token.php', { json: { success: true, user: OWNER } })
    .on(POSTS, { json: aDashboardPostList([aDashboardPost()]) })
    .on('categories.php', { json: [] })
    .on('contacts.php', { json: { success: true, contacts: [] } })
    .on('newsletter-working.php', { json: { success: true, subscribers: [] } })
    .on('campaigns.php', { json: { success: true, campaigns: [] } })
    .on('consultations.php', { json: { success: true, consultations: [] } })
    .on('mail-state.php', { json: { success: true, held: null, undelivered: [] } })
    .on('days-off.php', { json: { success: true, days_off: [] } })
    .on('calendar-feed.php', { json: { success: true, address: null } });
}

/** Opens /dashboard as a browser does that holds a token. */
export async function openDesk(server = deskServer(), query = '') {
  window.localStorage.setItem(STORAGE_KEYS.token, 'kept-token');
  const view = renderDesk(server, query);
  await screen.findByRole('tablist');
  return view;
}

/** Opens /dashboard with whatever the browser's storage holds. */
export function renderDesk(server = deskServer(), query = '') {
  return renderOnSite(<DashboardLayout />, { at: `/dashboard${query}`, route: '/dashboard', server });
}

/** What the page says to those who listen, at this moment. */
export function announced(): string {
  return document.querySelector('[aria-live]')?.textContent ?? '';
}
