import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConfirmNewsletterPage } from '#app/pages/newsletter/ConfirmNewsletterPage.tsx';
import { LeaveNewsletterPage } from '#app/pages/newsletter/LeaveNewsletterPage.tsx';
import { NewsletterPage } from '#app/pages/newsletter/NewsletterPage.tsx';
import { archive } from '#content/words/newsletter.ts';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

const heading = () => screen.getByRole('heading', { level: 1 });

describe.each([
  {
    page: 'confirm',
    Page: ConfirmNewsletterPage,
    operation: 'confirmSubscription' as const,
    script: 'confirm-subscription.php',
    button: 'Confirm',
    done: 'You’re on the list.',
  },
  {
    page: 'unsubscribe',
    Page: LeaveNewsletterPage,
    operation: 'unsubscribe' as const,
    script: 'unsubscribe.php',
    button: 'Unsubscribe',
    done: 'You’re off the list.',
  },
])('the page /newsletter/$page', ({ page, Page, operation, script, button, done }) => {
  function open(query: string, ...replies: Reply<'confirmSubscription' | 'unsubscribe'>[]) {
    const server = new FakeServer().on(operation, ...replies);
    return renderOnSite(<Page />, {
      at: `/newsletter/${page}${query}`,
      route: `/newsletter/${page}`,
      server,
    });
  }

  it('does nothing until its button is pressed', () => {
    const { server } = open('?token=1.abc');
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
    expect(server.requests).toEqual([]);
    expect(document.querySelector<HTMLMetaElement>('meta[name=robots]')!.content).toBe('noindex');
  });

  it('posts the link’s token, says what is so now, and takes the focus there', async () => {
    const { user, server } = open('?token=1.a-b_c', { json: { success: true } });
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(heading().textContent).toBe(done));
    expect(document.activeElement).toBe(heading());
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    expect(server.requests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', `/api/${script}?token=1.a-b_c`, null],
    ]);
  });

  it.each<[string, Reply<'confirmSubscription' | 'unsubscribe'>, string]>([
    ['refused', { status: 429, json: { success: false, error: 'Not so fast.' } }, 'Not so fast.'],
    ['no answer', 'network failure', 'No answer came. Please check your connection and try again.'],
    ['no reason', { status: 500, text: 'Oops' }, 'That did not work. Please try again in a moment.'],
  ])('says so when it fails, and can be tried again: %s', async (_, reply, text) => {
    const { user } = open('?token=1.abc', reply, { json: { success: true } });
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findAllByText(text)).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(heading().textContent).toBe(done));
  });

  it.each(['', '?token=', '?other=1', '?broken', '?failed'])(
    'has no button for a link without a token: %j',
    (query) => {
      open(query);
      expect(heading().textContent).toBe('This link does not work.');
      expect(screen.queryByRole('button', { name: button })).toBeNull();
    },
  );

  it('says how it went when the form was sent without scripts', () => {
    const { server } = open('?done');
    expect(heading().textContent).toBe(done);
    expect(document.activeElement).not.toBe(heading());
    expect(server.requests).toEqual([]);
  });

  it('says that it failed when the form was sent without scripts', () => {
    open('?failed');
    expect(screen.getByText('That did not work. Please try again in a moment.')).toBeTruthy();
  });
});

describe('who has no working link to leave', () => {
  const GET_ONE = 'Send me a link';

  function open(query: string, ...replies: Reply<'requestUnsubscribe'>[]) {
    const refusal = { status: 422, json: { success: false as const, error: 'Not this link.' } };
    return renderOnSite(<LeaveNewsletterPage />, {
      at: `/newsletter/unsubscribe${query}`,
      route: '/newsletter/unsubscribe',
      server: new FakeServer().on('unsubscribe', refusal).on('requestUnsubscribe', ...replies),
    });
  }

  it('gets one by mail, and is told so', async () => {
    const { user, server } = open('', { json: { success: true } });
    await user.type(screen.getByLabelText('The address my letters come to'), ' reader@example.com ');
    await user.click(screen.getByRole('button', { name: GET_ONE }));
    await waitFor(() => expect(heading().textContent).toBe('Check your inbox.'));
    expect(document.activeElement).toBe(heading());
    expect(server.requests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/api/request-unsubscribe.php', { email: 'reader@example.com' }],
    ]);
  });

  it('reads whom to write to where no mail is sent, and has the address on the page anyway', async () => {
    const error = 'No mail can be sent from here. Please write to hello@example.com.';
    const { user } = open('', { status: 503, json: { success: false, error } });
    await user.type(screen.getByLabelText('The address my letters come to'), 'reader@example.com');
    await user.click(screen.getByRole('button', { name: GET_ONE }));
    expect(await screen.findAllByText(error)).not.toEqual([]);
    expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  });

  it('finds the form in place of the button once the link was refused', async () => {
    const { user } = open('?token=1.abc');
    expect(screen.queryByRole('button', { name: GET_ONE })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByRole('button', { name: GET_ONE })).toBeTruthy();
    expect(document.activeElement).toBe(heading());
    expect(heading().textContent).toBe('This link does not work.');
    expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
  });

  it('reads the same when the form was sent without scripts', () => {
    open('?sent');
    expect(heading().textContent).toBe('Check your inbox.');
    expect(screen.queryByRole('button', { name: GET_ONE })).toBeNull();
  });
});

it('offers who has left a way back', async () => {
  const server = new FakeServer().on('unsubscribe', { json: { success: true as const } });
  const { user } = renderOnSite(<LeaveNewsletterPage />, {
    at: '/newsletter/unsubscribe?token=1.abc',
    route: '/newsletter/unsubscribe',
    server,
  });
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
});

describe('the page of a newsletter that is not on the web, or no longer', () => {
  it('says so, and leads to the others', async () => {
    const server = new FakeServer().on('readNewsletter', {
      status: 404,
      json: { success: false, error: 'Gone' },
    });
    renderOnSite(<NewsletterPage />, { at: '/newsletter/old-news', route: '/newsletter/:slug', server });
    await waitFor(() => expect(heading().textContent).toBe(archive.gone.title));
    expect(screen.getByRole('link', { name: archive.all }).getAttribute('href')).toBe('/newsletter');
    expect(document.querySelector<HTMLMetaElement>('meta[name=robots]')!.content).toBe('noindex');
  });
});
