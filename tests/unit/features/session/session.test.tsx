import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  announced,
  dashboardServer,
  openDashboard,
  OWNER,
  renderDashboard,
} from '#tests/support/dashboard.tsx';
import { renderApp } from '#tests/support/render.tsx';

const stored = () => [window.localStorage.getItem('auth_token'), window.localStorage.getItem('auth_user')];
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const sent = (server: ReturnType<typeof dashboardServer>, script: string) =>
  server.requests.filter(({ url }) => url.includes(script));

beforeEach(() => window.localStorage.clear());

function keepSession() {
  window.localStorage.setItem('auth_token', 'kept-token');
  window.localStorage.setItem('auth_user', JSON.stringify(OWNER));
}

describe('opening the dashboard', () => {
  it('[2.14.01] shows the sign-in in its place, at the same address, and asks nobody', async () => {
    const { server } = renderDashboard();
    await screen.findByRole('heading', { name: 'Sign in', level: 1 });
    expect(address()).toBe('/dashboard');
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(server.requests).toEqual([]);
  });

  it('[2.1.14] [4.8.01] [7.8.01] [6.02] validates a stored token by bearer, and opens the dashboard', async () => {
    keepSession();
    const { server } = renderApp({ at: '/dashboard', server: dashboardServer() });
    await screen.findByRole('tablist');
    const [{ method, url, headers, body }] = sent(server, 'validate-token') as [(typeof server.requests)[0]];
    expect([method, url, body]).toEqual(['POST', '/api/validate-token.php', null]);
    expect(headers.get('Authorization')).toBe('Bearer kept-token');
    expect(sent(server, 'validate-token')).toHaveLength(1);
    expect(document.title).toMatch(/^Overview \| Dashboard/);
  });

  it('[D41] shows neither the form nor the dashboard while the token is looked at', async () => {
    keepSession();
    renderDashboard(dashboardServer().on('validateToken', 'never'));
    await screen.findByText('Checking your sign-in...');
    expect(screen.queryByRole('heading', { name: 'Sign in' })).toBeNull();
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  });

  it.each([
    ['[4.8.02] is invalid', { status: 401, json: { success: false, error: 'Please sign in.' } }],
    ['[4.8.02] is refused with 200', { unchecked: { success: false } }],
    ['[4.8.03] cannot be checked', 'network failure'],
    ['[4.8.03] is answered with an error page', { status: 500, text: 'Oops' }],
  ] as const)('[4.8.04] [8.61] forgets a token that %s, without a word', async (_, reply) => {
    keepSession();
    renderDashboard(dashboardServer().on('validateToken', reply));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(stored()).toEqual([null, null]);
    expect(announced()).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[4.8.03] says why a token could not be checked, and looks at it again when asked', async () => {
    keepSession();
    const server = dashboardServer().on('validateToken', 'network failure', 'network failure', {
      json: { success: true, user: OWNER },
    });
    const { user } = renderDashboard(server);
    await screen.findByText('You were signed in here, which could not be checked.');
    expect(stored()).toEqual([null, null]);
    const again = () => screen.getByRole('button', { name: 'Try again' });
    await user.click(again());
    await waitFor(() => expect(again()).toHaveProperty('disabled', false));
    expect(stored()).toEqual([null, null]);
    await user.click(again());
    await screen.findByRole('tablist');
    expect(stored()[0]).toBe('kept-token');
  });

  it('[6.03] [6.04] does not look at the role', async () => {
    keepSession();
    const user = { ...OWNER, role: 'contributor' };
    renderDashboard(dashboardServer().on('validateToken', { json: { success: true, user } }));
    expect(await screen.findAllByRole('tab')).toHaveLength(8);
  });

  it('[6.05] shows the name of the user in the header', async () => {
    await openDashboard();
    expect(screen.getByRole('banner').textContent).toContain('Ada Ruiz');
  });

  it.each(['', '  ', null])('[6.06] shows Admin for the name %j', async (name) => {
    await openDashboard(
      dashboardServer().on('validateToken', { unchecked: { success: true, user: { ...OWNER, name } } }),
    );
    expect(screen.getByRole('banner').textContent).toContain('Admin');
  });
});

describe('signing out', () => {
  it('[4.8.06] [D15] clears token and user, ends the session on the server, and shows the sign-in', async () => {
    const { user, server } = await openDashboard(dashboardServer().on('logout', { json: { success: true } }));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(stored()).toEqual([null, null]);
    const [{ method, headers }] = sent(server, 'logout') as [(typeof server.requests)[0]];
    expect([method, headers.get('Authorization')]).toEqual(['POST', 'Bearer kept-token']);
    expect(address()).toBe('/dashboard');
    expect(document.activeElement).toBe(document.getElementById('main'));
  });

  it('[4.8.06] clears them also when the server cannot be told, and says what that means', async () => {
    const { user } = await openDashboard(dashboardServer().on('logout', 'network failure'));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await screen.findByRole('alertdialog', { name: 'Signed out in this browser' });
    expect(stored()).toEqual([null, null]);
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy();
  });

  it('[4.8.06] leaves nothing of the dashboard to whoever signs in next', async () => {
    const server = dashboardServer()
      .on('logout', { json: { success: true } })
      .on('login', { json: { success: true, token: 'next-token', user: OWNER } });
    const { user } = await openDashboard(server);
    await screen.findByText('Bread and bytes');
    const before = sent(server, 'dashboard-posts').length;
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await user.type(await screen.findByLabelText('Email address'), 'owner@example.com');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Bread and bytes');
    await waitFor(() => expect(sent(server, 'dashboard-posts').length).toBeGreaterThan(before));
  });
});
