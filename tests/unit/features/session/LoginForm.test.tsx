import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { announced, dashboardServer, OWNER, renderDashboard } from '#tests/support/dashboard.tsx';
import type { Reply } from '#tests/support/fake-server.ts';

type Replies = Reply<'login'>[];

const email = () => screen.getByLabelText<HTMLInputElement>('Email address');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Sign(ing)? in/ });

async function show(...replies: Replies) {
  const server = dashboardServer();
  if (replies.length > 0) server.on('login', ...replies);
  const view = renderDashboard(server);
  await screen.findByRole('heading', { name: 'Sign in' });
  return view;
}

async function signIn(...replies: Replies) {
  const view = await show(...replies);
  await view.user.type(email(), ' owner@example.com ');
  await view.user.type(password(), ' ownerpassword12');
  await view.user.click(button());
  return view;
}

/** An error that is seen, heard, tied to both fields, and takes the focus where it can be mended. */
async function expectProblem(text: string, focused: () => HTMLElement) {
  const box = await screen.findByText(text, { selector: 'form *' });
  await waitFor(() => expect(announced()).toContain(text));
  const described = box.closest('[id]')!.id;
  for (const field of [email(), password()]) {
    expect(field.getAttribute('aria-describedby')).toBe(described);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  }
  expect(document.activeElement).toBe(focused());
}

beforeEach(() => window.localStorage.clear());

describe('signing in', () => {
  it('[2.14.02] [2.14.03] asks for an email address and a password a password manager can fill in', async () => {
    const { container } = await show();
    expect([email().type, email().autocomplete]).toEqual(['email', 'username']);
    expect([password().type, password().autocomplete]).toEqual(['password', 'current-password']);
    expect(container.querySelector('form')!.noValidate).toBe(true);
  });

  it('[2.14.04] shows the password and hides it again', async () => {
    const { user } = await show();
    await user.type(password(), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect([password().type, password().value]).toEqual(['text', 'secret']);
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password().type).toBe('password');
  });

  it('[2.14.05] [2.14.06] [2.14.08] [5.28] [8.20] wants both fields, and sends nothing without them', async () => {
    const { user, server } = await show();
    await user.click(button());
    await expectProblem('Please fill in all fields', email);
    await user.type(email(), 'owner@example.com');
    await user.click(button());
    await expectProblem('Please fill in all fields', password);
    await user.clear(email());
    await user.type(email(), '   ');
    await user.type(password(), 'secret');
    await user.click(button());
    await expectProblem('Please fill in all fields', email);
    expect(server.requests).toEqual([]);
  });

  it('[7.8.02] sends email and password alone, the password as it is, and no Authorization header', async () => {
    const { server } = await signIn('never');
    const [{ method, url, body, headers }] = server.requests as [(typeof server.requests)[0]];
    expect([method, url]).toEqual(['POST', '/api/login-clean.php']);
    expect(body).toEqual({ email: 'owner@example.com', password: ' ownerpassword12' });
    expect(headers.get('Authorization')).toBeNull();
  });

  it('[2.14.07] [2.14.08] is busy meanwhile, and says so', async () => {
    await signIn('never');
    expect([button().textContent, button().disabled]).toEqual(['Signing in...', true]);
    await waitFor(() => expect(announced()).toContain('Signing in'));
  });

  it("[8.21] [D5] shows the server's refusal, and keeps what was typed", async () => {
    await signIn({ status: 401, json: { success: false, error: 'Invalid credentials' } });
    await expectProblem('Invalid credentials', password);
    expect([email().value.trim(), password().value]).toEqual(['owner@example.com', ' ownerpassword12']);
    expect(button().disabled).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[8.21] [D5] falls back to the same words', async () => {
    await signIn({ unchecked: { success: false } });
    await expectProblem('Invalid credentials', password);
  });

  it('[8.21] tells of too many tries in the server’s words', async () => {
    await signIn({ status: 429, json: { success: false, error: 'Too many tries. Wait 15 minutes.' } });
    await expectProblem('Too many tries. Wait 15 minutes.', password);
  });

  it.each<[string, Reply<'login'>]>([
    ['no answer', 'network failure'],
    ['an answer that is no JSON', { text: '<h1>Oops</h1>' }],
    ['an HTTP error', { status: 502, text: 'Bad Gateway' }],
  ])('[8.22] has words for %s', async (_, reply) => {
    await signIn(reply);
    await screen.findByText('An error occurred during login', { selector: 'form *' });
    await waitFor(() => expect(announced()).toContain('An error occurred during login'));
    // Nothing is wrong with what was typed: trying again is what is left to do.
    for (const field of [email(), password()]) expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(document.activeElement?.textContent).toBe('Try again');
  });

  it.each<[string, Reply<'login'>, RegExp]>([
    ['cannot be reached', 'network failure', /^The server cannot be reached/],
    ['is behind something that fails', { status: 502, text: '<h1>Bad Gateway</h1>' }, /\(HTTP 502\)/],
    ['gives no answer of ours', { text: '<h1>Welcome</h1>' }, /^What answers is not the site:/],
  ])('[8.22] says why when the server %s, and what is typed stays', async (_, reply, why) => {
    const { user } = await signIn(reply, {
      json: { success: true, token: 'new-token', user: OWNER },
    });
    await screen.findByText(why);
    expect(password().value).not.toBe('');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('tablist');
  });

  it('[8.21] has nothing to add to the server’s refusal', async () => {
    await signIn({ status: 401, json: { success: false, error: 'Invalid credentials' } });
    await expectProblem('Invalid credentials', password);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('[1.12] [4.8.05] [9.3.09] [9.3.10] [3.10.01] keeps token and user, and opens the dashboard', async () => {
    await signIn({ json: { success: true, token: 'new-token', user: OWNER } });
    await screen.findByRole('tablist');
    expect(window.localStorage.getItem('auth_token')).toBe('new-token');
    expect(JSON.parse(window.localStorage.getItem('auth_user')!)).toEqual(OWNER);
    expect(document.activeElement).toBe(document.getElementById('main'));
    await waitFor(() => expect(announced()).toContain('You are signed in.'));
  });

  it('[8.22] goes on after a failure, when it works', async () => {
    const { user } = await signIn('network failure', {
      json: { success: true, token: 'new-token', user: OWNER },
    });
    await screen.findByText('An error occurred during login', { selector: 'form *' });
    expect(window.localStorage.getItem('auth_token')).toBeNull();
    await user.click(button());
    expect(await screen.findByRole('tablist')).toBeTruthy();
    expect(window.localStorage.getItem('auth_token')).toBe('new-token');
  });
});
