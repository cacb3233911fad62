import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { consultationList, contactList } from '#tests/support/dashboard-rows.ts';
import { dashboardServer, openDashboard, OWNER } from '#tests/support/dashboard.tsx';

const OVER = { status: 401, json: { success: false as const, error: 'Please sign in.' } };
const SAVED = { unchecked: { success: true, id: 6 } };
const SIGNED_IN = { json: { success: true as const, token: 'new-token', user: OWNER } };

const dialog = () => screen.getByRole('dialog', { name: 'Sign in to go on' });
const name = () => screen.getByLabelText<HTMLInputElement>('Name');

beforeEach(() => window.localStorage.clear());

/** Writes a category whose saving finds the session over. */
async function saveTooLate(afterwards: typeof SAVED | typeof OVER = SAVED) {
  const server = dashboardServer()
    .on(['listCategories', 'createCategory'], { json: [] }, OVER, afterwards, { json: [] })
    .on('login', SIGNED_IN)
    .on('logout', OVER);
  const view = await openDashboard(server, '?tab=categories');
  await view.user.click(await screen.findByRole('button', { name: 'New category' }));
  await view.user.type(name(), 'Desert notes');
  await view.user.click(screen.getByRole('button', { name: 'Create category' }));
  await screen.findByRole('dialog', { name: 'Sign in to go on' });
  const posted = () =>
    server.requests.filter(({ method, url }) => method === 'POST' && url.includes('categories'));
  return { ...view, posted };
}

async function signInAgain(user: Awaited<ReturnType<typeof saveTooLate>>['user']) {
  await user.type(within(dialog()).getByLabelText('Password'), 'ownerpassword12');
  await user.click(within(dialog()).getByRole('button', { name: 'Sign in' }));
}

describe('a session that ends while the owner works', () => {
  it('asks for the password over the dashboard, and keeps what is open behind it', async () => {
    await saveTooLate();
    expect((dialog() as HTMLDialogElement).open).toBe(true);
    expect(name().value).toBe('Desert notes');
    expect(within(dialog()).getByLabelText<HTMLInputElement>('Email address').value).toBe(OWNER.email);
    expect(document.activeElement).toBe(within(dialog()).getByLabelText('Password'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('goes on with what was being saved, with the new token', async () => {
    const { user, posted } = await saveTooLate();
    await signInAgain(user);
    await screen.findByText('Category created successfully!', { selector: 'section p' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(posted().map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer kept-token',
      'Bearer new-token',
    ]);
    expect(posted()[1]!.body).toEqual(posted()[0]!.body);
    expect(window.localStorage.getItem('auth_token')).toBe('new-token');
  });

  it('asks again when the session is over once more', async () => {
    const { user, posted } = await saveTooLate(OVER);
    await signInAgain(user);
    await waitFor(() => expect(posted()).toHaveLength(2));
    await screen.findByRole('dialog', { name: 'Sign in to go on' });
    expect(name().value).toBe('Desert notes');
  });

  it('does not go away with Escape, whatever way the browser takes it', async () => {
    await saveTooLate();
    const box = dialog() as HTMLDialogElement;
    expect(fireEvent.keyDown(box, { key: 'Escape' })).toBe(false);
    expect(fireEvent(box, new Event('cancel', { cancelable: true }))).toBe(false);
    act(() => {
      box.close();
      box.dispatchEvent(new Event('close'));
    });
    expect(box.open).toBe(true);
    expect(fireEvent.keyDown(box, { key: 'a' })).toBe(true);
  });

  it('goes on when somebody signs in in another window', async () => {
    const { posted } = await saveTooLate();
    window.localStorage.setItem('auth_token', 'other-token');
    fireEvent(window, new StorageEvent('storage', { key: 'auth_token', newValue: 'other-token' }));
    await screen.findByText('Category created successfully!', { selector: 'section p' });
    expect(posted()[1]!.headers.get('Authorization')).toBe('Bearer other-token');
  });

  it('can be left: then the session is over here, too', async () => {
    const { user } = await saveTooLate();
    await user.click(within(dialog()).getByRole('button', { name: 'Leave the dashboard instead' }));
    await screen.findByRole('heading', { name: 'Sign in', level: 1 });
    expect(window.localStorage.getItem('auth_token')).toBeNull();
  });

  it('is asked for once, however many calls wait, and all of them go on', async () => {
    const server = dashboardServer()
      .on('listContacts', OVER, { json: contactList([]) })
      .on('listConsultations', OVER, { json: consultationList([]) })
      .on('login', SIGNED_IN);
    const { user } = await openDashboard(server);
    await screen.findByRole('dialog', { name: 'Sign in to go on' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await signInAgain(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const script of ['contacts.php', 'consultations.php']) {
      const asked = () => server.requests.filter(({ url }) => url.includes(`/${script}`));
      await waitFor(() => expect(asked()).toHaveLength(2));
    }
  });

  it('[8.21] a wrong password is refused in the same place', async () => {
    const { user, server } = await saveTooLate();
    server.on('login', { status: 401, json: { success: false, error: 'Invalid credentials' } });
    await signInAgain(user);
    await within(dialog()).findByText('Invalid credentials');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(name().value).toBe('Desert notes');
  });
});
