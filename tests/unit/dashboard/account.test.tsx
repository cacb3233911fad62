import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pages } from '#content/pages.ts';
import type { SignedInDevice } from '#shared/contract/account.ts';
import type { Activity } from '#shared/contract/activity.ts';
import { DashboardLayout } from '#app/app/DashboardLayout.tsx';
import { announced, dashboardServer, OWNER } from '#tests/support/dashboard.tsx';
import { activityList } from '#tests/support/dashboard-rows.ts';
import { renderOnSite } from '#tests/support/render.tsx';

beforeEach(() => {
  window.localStorage.clear();
  window.localStorage.setItem('auth_token', 'kept-token');
});

// Its code comes when it is first opened.
const section = (name: string) => screen.findByRole('region', { name }, { timeout: 10_000 });

/** @param part what follows the account's address: '/notices' */
async function open(server = dashboardServer(), part = '') {
  const view = renderOnSite(<DashboardLayout />, {
    at: `/dashboard/account${part}`,
    route: '/dashboard/account/*',
    server,
  });
  await section('Your account');
  if (!part.startsWith('/') && !part.startsWith('#')) await section('Profile and password'); // comes by itself
  const writes = () =>
    server.requests
      .filter(({ method, url }) => method !== 'GET' && !url.includes('validate-token'))
      .map(({ method, url, body }) => [method, url, body]);
  return { ...view, writes };
}

const device = (changes: Partial<SignedInDevice>): SignedInDevice => ({
  id: 'here',
  device: 'Firefox on Linux',
  signed_in_at: '2026-11-20T18:00:00.000Z',
  last_used_at: '2026-11-21T18:00:00.000Z',
  by_passkey: false,
  is_current: false,
  ...changes,
});

describe('the account', () => {
  it('is no tab, and has a title of its own', async () => {
    await open();
    expect(screen.getAllByRole('tab')).toHaveLength(8);
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)[0]).toBe(0);
    expect(document.title).toBe(`Account | ${pages['/dashboard'].title}`);
  });

  it.each([
    ['/notices', 'Notices by mail', '/dashboard/account/notices'],
    ['#passkeys', 'Passkeys', '/dashboard/account/sign-in#passkeys'],
    ['#moving-in', 'Moving in', '/dashboard/account/data#moving-in'],
    ['#activity', 'Activity', '/dashboard/account/activity'],
    ['#account', 'Profile and password', '/dashboard/account#account'],
    ['/no-such-part', 'Profile and password', '/dashboard/account'],
  ])('has a page for each of its parts: %s shows “%s”', async (at, title, leadsTo) => {
    await open(undefined, at);
    await section(title);
    expect(screen.getByLabelText('Address').textContent).toBe(leadsTo);
    const parts = screen.getByRole('navigation', { name: 'Account' });
    expect(within(parts).getAllByRole('link')).toHaveLength(5);
  });

  it('saves another name, which the header and the browser’s storage then have', async () => {
    const server = dashboardServer().on('changeAccount', {
      json: { success: true, user: { ...OWNER, name: 'Ines' } },
    });
    const { user, writes } = await open(server);
    const field = screen.getByLabelText('Your name');
    await user.clear(field);
    await user.type(field, ' Ines {Enter}');
    await screen.findByRole('link', { name: /^Ines/ });
    expect(writes()).toEqual([['PUT', '/api/account.php', { name: 'Ines' }]]);
    await waitFor(() => expect(announced()).toBe('The name is saved'));
    expect(window.localStorage.getItem('auth_user')).toContain('Ines');
  });

  it('changes the address by a link that the new one is sent, or at once, and says which', async () => {
    const moved = { ...OWNER, email: 'ines@new.example' };
    const server = dashboardServer().on(
      'changeEmail',
      { status: 422, json: { success: false, error: 'Not the password.', field: 'current_password' } },
      { json: { success: true, user: OWNER, sent: true } },
      { json: { success: true, user: moved, sent: false } },
    );
    const { user, writes } = await open(server);
    const [email, password] = ['New email address', 'Your password'].map((label) =>
      screen.getByLabelText<HTMLInputElement>(label),
    ) as [HTMLInputElement, HTMLInputElement];
    await user.type(email, moved.email);
    await user.type(password, 'a password{Enter}');
    await screen.findByText('Not the password.');
    expect(document.activeElement).toBe(password);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(announced()).toMatch(/^A link is on its way to ines@new\.example/));
    expect([email.value, password.value]).toEqual(['', '']);
    screen.getByText(/^Waiting for/);
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect([email.value, document.activeElement]).toEqual([moved.email, password]);
    await user.type(password, 'a password{Enter}');
    await waitFor(() => expect(announced()).toBe('You sign in with ines@new.example now'));
    expect(screen.queryByText(/^Waiting for/)).toBeNull();
    expect(window.localStorage.getItem('auth_user')).toContain(moved.email);
    expect(writes()[0]).toEqual([
      'PUT',
      '/api/account-email.php',
      { email: moved.email, current_password: 'a password' },
    ]);
  });

  it('shows an address that waits to be confirmed after a reload, too, until its link is over', async () => {
    const keep = (minutesAgo: number) => {
      const sentAt = new Date(Date.now() - minutesAgo * 60_000).toISOString();
      window.sessionStorage.setItem(
        'shingle_waiting_email',
        JSON.stringify({ email: 'ines@new.example', sentAt }),
      );
    };
    keep(10);
    const { unmount } = await open();
    expect(screen.getByText(/^Waiting for/).textContent).toContain('ines@new.example to be confirmed');
    unmount();
    keep(31);
    await open();
    expect(screen.queryByText(/^Waiting for/)).toBeNull();
  });

  it('confirms the address behind the link, and only when it is pressed', async () => {
    const moved = { ...OWNER, email: 'ines@new.example' };
    const server = dashboardServer().on(
      'confirmEmail',
      { status: 422, json: { success: false, error: 'It is over.' } },
      { json: { success: true, user: moved } },
    );
    const { user, writes } = await open(server, '?token=a-token');
    const button = screen.getByRole('button', { name: 'Use the new address' });
    expect(writes()).toEqual([]);
    await user.click(button);
    await screen.findByText('It is over.');
    await user.click(button);
    await waitFor(() => expect(announced()).toBe('You sign in with ines@new.example now'));
    expect(screen.getByLabelText('Address').textContent).toBe('/dashboard/account');
    expect(writes()[1]).toEqual(['POST', '/api/account-email.php', { token: 'a-token' }]);
  });

  it('says at the field what is wrong with a new password, and loses nothing that was typed', async () => {
    const server = dashboardServer().on(
      'changePassword',
      {
        status: 422,
        json: { success: false, error: 'The new password needs at least 12 characters.', field: 'password' },
      },
      'network failure',
      { json: { success: true } },
    );
    const { user, writes } = await open(server);
    const current = screen.getByLabelText<HTMLInputElement>('Current password');
    const next = screen.getByLabelText<HTMLInputElement>('New password');
    await user.type(current, 'the old one');
    await user.type(next, 'short{Enter}');
    await screen.findByText('The new password needs at least 12 characters.');
    expect([next.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', next]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'));
    expect([current.value, next.value]).toEqual(['the old one', 'short']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(announced()).toMatch(/^The password is changed/));
    expect([current.value, next.value]).toEqual(['', '']);
    expect(writes()[2]).toEqual([
      'PUT',
      '/api/password.php',
      { current_password: 'the old one', password: 'short' },
    ]);
  });
});

describe('the notices by mail', () => {
  it('are chosen one by one, at once, and are as they were where that fails', async () => {
    const notices = { messages: true, consultations: true, campaigns: true, devices: false, backups: true };
    const server = dashboardServer()
      .on('readNotices', { json: { success: true, notices, can_mail: false } })
      .on('saveNotices', 'network failure');
    const { user, writes } = await open(server, '/notices');
    const list = await section('Notices by mail');
    const box = await within(list).findByRole<HTMLInputElement>('checkbox', { name: /^A new message/ });
    expect(list.textContent).toContain('No mail server is set');
    await user.click(box);
    await screen.findByRole('alertdialog', { name: 'Nothing was changed' });
    await waitFor(() => expect(box.checked).toBe(true));
    expect(writes()).toEqual([['PUT', '/api/notices.php', { ...notices, messages: false }]]);
  });
});

describe('[K3] [K21] marks and authors', () => {
  it('can be taken along as a file, and be kept with the account, which is offered once', async () => {
    const server = dashboardServer().on('chooseFlags', 'network failure', { json: { success: true } });
    const { user, writes } = await open(server, '/data');
    const place = await section('Data in this browser');
    expect(within(place).getByRole('button', { name: 'Export marks and authors' })).toBeTruthy();
    const leave = await within(place).findByRole('button', { name: 'Leave them here' });
    await user.click(leave);
    await screen.findByRole('alertdialog', { name: 'Nothing was changed' });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await user.click(leave);
    await within(place).findByRole('button', { name: 'Keep them with my account' });
    expect(within(place).queryByRole('button', { name: 'Leave them here' })).toBeNull();
    expect(writes()[1]).toEqual(['PUT', '/api/flags.php', { choice: 'refused' }]);
  });
});

describe('the devices', () => {
  it('are told, the own one without a button, and with how many more there are', async () => {
    const sessions = [device({ is_current: true }), device({ id: 'phone', device: '' })];
    await open(
      dashboardServer().on('listSessions', { json: { success: true, sessions, more: 2 } }),
      '/sign-in',
    );
    const list = await section('Devices');
    await within(list).findByText('And 2 older ones, to be signed out all at once.');
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => within(item).queryAllByRole('button').length)).toEqual([0, 1]);
    expect(items[0]?.textContent).toContain('In use now');
    expect(items[1]?.textContent).toContain('A device not used lately');
  });

  it('that cannot be signed out stay, which is said', async () => {
    const sessions = [device({ is_current: true }), device({ id: 'phone', device: 'Chrome on Android' })];
    const server = dashboardServer()
      .on('listSessions', { json: { success: true, sessions, more: 0 } })
      .on('endSession', 'network failure');
    const { user, writes } = await open(server, '/sign-in');
    await user.click(await within(await section('Devices')).findByRole('button', { name: 'Sign out' }));
    await screen.findByRole('alertdialog', { name: 'Nothing was changed' });
    expect(writes()).toEqual([['DELETE', '/api/sessions.php?id=phone', null]]);
  });

  it('can be asked for again where they did not come', async () => {
    const server = dashboardServer().on('listSessions', 'network failure', {
      json: { success: true, sessions: [device({ is_current: true })], more: 0 },
    });
    const { user } = await open(server, '/sign-in');
    const list = await section('Devices');
    await user.click(await within(list).findByRole('button', { name: 'Try again' }));
    await within(list).findByText('This device');
    expect(within(list).queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });
});

describe('what happened', () => {
  const at = (id: number) => ({
    id,
    device: 'Firefox on Linux',
    happened_at: `2026-11-20T18:0${id}:00.000Z`,
    titles: [],
  });

  it('is said in words, and what was before is loaded on demand', async () => {
    const newest = { ...at(3), kind: 'sign-in-failed' as const, times: 9 };
    const older: Activity[] = [
      { ...at(2), kind: 'message-deleted', times: 2, device: '' },
      { ...at(1), kind: 'post-deleted', times: 5, titles: ['Rye', 'Spelt', 'Oats', 'Corn'] },
    ];
    const server = dashboardServer().on(
      'listActivity',
      { json: activityList([newest], 2) },
      'network failure',
      { json: activityList(older) },
    );
    const { user } = await open(server, '/activity');
    const list = await section('Activity');
    await user.click(await within(list).findByRole('button', { name: 'Show more' }));
    await user.click(await within(list).findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([
      expect.stringContaining('Sign-in refused: wrong password, address or passkey, 9 timesFirefox on Linux'),
      expect.stringContaining('2 messages deletedOn the server'),
      expect.stringContaining(
        '5 posts moved to the trash: “Rye”, “Spelt”, “Oats”, and 2 moreFirefox on Linux',
      ),
    ]);
  });

  it('may be nothing yet', async () => {
    await open(undefined, '/activity');
    await within(await section('Activity')).findByText('Nothing yet.');
  });
});
