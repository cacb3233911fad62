import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FILL_TIME_HEADER } from '#shared/limits.ts';
import { NewsletterForm } from '#app/features/newsletter/NewsletterForm.tsx';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

type Replies = Reply<'subscribe'>[];

const field = () => screen.getByLabelText<HTMLInputElement>('Email address');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Subscrib/ });

async function subscribe(...replies: Replies) {
  const view = renderOnSite(<NewsletterForm />, {
    server: new FakeServer().on('subscribe', ...replies),
  });
  await view.user.type(field(), 'ana@bakery.example');
  await view.user.click(button());
  return view;
}

const announced = () => document.querySelector('[aria-live]')!.textContent;

describe('the newsletter form', () => {
  it('[4.1.01] [5.01] [5.02] starts idle, and leaves the checking to the browser', async () => {
    const { user, server, container } = renderOnSite(<NewsletterForm />);
    expect([button().textContent, button().disabled]).toEqual(['Subscribe', false]);
    expect([field().type, field().required, container.querySelector('form')!.noValidate]).toEqual([
      'email',
      true,
      false,
    ]);
    await user.click(button());
    await user.type(field(), 'no address');
    await user.click(button());
    expect(server.requests).toEqual([]);
  });

  it('[4.1.02] [4.1.03] is disabled and says Subscribing... while it submits', async () => {
    await subscribe('never');
    expect([button().textContent, button().disabled]).toEqual(['Subscribing...', true]);
  });

  it('[7.6.01] sends the address alone, and how long the form has been shown beside it', async () => {
    const { server } = await subscribe({ json: { success: true } });
    const [{ method, url, body, headers }] = server.requests as [(typeof server.requests)[0]];
    expect([method, url, body]).toEqual(['POST', '/api/newsletter.php', { email: 'ana@bakery.example' }]);
    expect(headers.get(FILL_TIME_HEADER)).toMatch(/^\d+$/);
  });

  it('[4.1.04] [K18] gives way to a thank-you panel, which takes the focus', async () => {
    await subscribe({ json: { success: true } });
    const panel = (await screen.findByText('ana@bakery.example')).closest('div');
    expect(panel!.textContent).toBe('Thank you for subscribing.The next letter goes to ana@bakery.example.');
    expect(document.activeElement).toBe(panel);
    expect(screen.queryByLabelText('Email address')).toBeNull();
  });

  it('[K18] says to check the inbox where the address has to be confirmed', async () => {
    await subscribe({ json: { success: true, pending: true } });
    const panel = (await screen.findByText('ana@bakery.example')).closest('div');
    expect(panel!.textContent).toMatch(/^Thank you.+please check the inbox of ana@bakery.example\. Confirm/);
  });

  it.each<[string, Reply<'subscribe'>, string]>([
    [
      '[8.09] no reason from the server',
      { unchecked: { success: false } },
      'Subscription failed. Please try again.',
    ],
    ['[8.09] no JSON', { status: 500, text: 'Oops' }, 'Subscription failed. Please try again.'],
    [
      'the server’s reason',
      { status: 422, json: { success: false, error: 'Not an address.' } },
      'Not an address.',
    ],
    [
      '[8.10] a network failure',
      'network failure',
      'Failed to subscribe. Please check your connection and try again.',
    ],
  ])('[4.1.05] [8.11] [8.12] alerts and announces: %s', async (_, reply, message) => {
    const { user } = await subscribe(reply);
    expect((await screen.findByRole('alertdialog')).textContent).toContain(message);
    await waitFor(() => expect(announced()).toBe(message));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect([button().textContent, button().disabled]).toEqual(['Subscribe', false]);
    expect(field().value).toBe('ana@bakery.example');
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('passes on what filled in the invisible field', async () => {
    const server = new FakeServer().on('subscribe', { json: { success: true as const } });
    const { container, user } = renderOnSite(<NewsletterForm />, { server });
    const trap = container.querySelector<HTMLInputElement>('[name=website]')!;
    expect([trap.tabIndex, trap.closest('[aria-hidden]') !== null]).toEqual([-1, true]);
    trap.value = 'https://spam.example';
    await user.type(field(), 'bot@spam.example');
    await user.click(button());
    expect(server.requests[0]!.body).toEqual({ email: 'bot@spam.example', website: 'https://spam.example' });
  });
});
