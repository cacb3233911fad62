import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { NewsletterTab } from '#app/dashboard/NewsletterTab.tsx';
import { createApiClient } from '#app/lib/api-client.ts';
import { subscriberRow } from '#tests/support/desk-rows.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

type Reply = Parameters<FakeServer['on']>[1];

const SCRIPT = 'send-newsletter-production.php';
const BLANK = 'Please fill in both subject and message';

const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });
const announced = () => document.querySelector('[aria-live]')!.textContent;

function show(...replies: Reply[]) {
  const subscribers = [subscriberRow(1), subscriberRow(2), subscriberRow(3, { status: 'unsubscribed' })];
  const server = new FakeServer()
    .on('newsletter-working.php', { json: { success: true, subscribers } })
    .on(SCRIPT, ...replies);
  const view = renderOnSite(<NewsletterTab />, { server });
  return { ...view, sent: () => server.requests.filter(({ url }) => url.includes(SCRIPT)) };
}

async function send(...replies: Reply[]) {
  const view = show(...replies);
  await view.user.type(subject(), 'News');
  await view.user.type(message(), 'Hello,{Enter}all.');
  await view.user.click(button());
  return view;
}

beforeEach(() => window.localStorage.clear());

describe('the newsletter form', () => {
  it('[2.15.39] has a subject and a message, and says how many it reaches', async () => {
    show();
    expect([subject().required, message().required, button().textContent]).toEqual([
      true,
      true,
      'Send Newsletter',
    ]);
    await screen.findByText('Goes to 2 active subscribers.');
  });

  it('[1.19] [3.12.01] [7.11.01] [7.11.02] [7.11.03] sends subject, content and the button to the site', async () => {
    const { sent } = await send({ json: { success: true, summary: { success_count: 2 } } });
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect([sent()[0]!.method, sent()[0]!.url, sent()[0]!.body]).toEqual([
      'POST',
      `/api/${SCRIPT}`,
      {
        subject: 'News',
        content: 'Hello,\nall.',
        cta_text: 'Visit Website',
        cta_url: window.location.origin,
      },
    ]);
  });

  it('[7.11.05] carries no Authorization header, although there is a token', async () => {
    const server = new FakeServer().on(SCRIPT, { json: { success: true, summary: {} } });
    const request = createApiClient({ base: '/api', fetch: server.fetch, token: () => 'a-token' });
    await request('sendNewsletter', { body: { subject: 'a', content: 'b', cta_text: '', cta_url: '' } });
    expect(server.requests[0]!.headers.has('Authorization')).toBe(false);
  });

  it.each([
    ['[5.39] no subject', '', 'Hello', 'Subject'],
    ['[5.39] a blank subject', '   ', 'Hello', 'Subject'],
    ['[5.40] no message', 'News', '', 'Message'],
    ['[5.40] a message of spaces', 'News', ' \n ', 'Message'],
  ])('%s: says so, sends nothing, and goes to the field', async (_, subjectText, messageText, field) => {
    const { user, sent } = show();
    fireEvent.change(subject(), { target: { value: subjectText } });
    fireEvent.change(message(), { target: { value: messageText } });
    await user.click(button());
    expect((await screen.findByRole('alertdialog')).textContent).toContain(BLANK);
    await waitFor(() => expect(announced()).toBe(BLANK));
    await user.click(screen.getByText('OK'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(field)));
    expect([subject().value, message().value]).toEqual([subjectText, messageText]);
    expect(sent()).toEqual([]);
  });

  it('is busy while it sends, so that nothing goes out twice', async () => {
    const { sent } = await send('never');
    expect([button().textContent, button().disabled]).toEqual(['Sending...', true]);
    fireEvent.submit(button().form!);
    expect([subject().readOnly, message().readOnly, sent().length]).toEqual([true, true, 1]);
  });

  it('[7.11.04] [8.51] says to how many it went, and is empty again', async () => {
    await send({ json: { success: true, summary: { success_count: 12, failure_count: 0, total: 12 } } });
    const text = 'Newsletter sent successfully! Sent to 12 subscribers.';
    expect((await screen.findByRole('alertdialog')).textContent).toContain(text);
    await waitFor(() => expect(announced()).toBe(text));
    expect([subject().value, message().value]).toEqual(['', '']);
    expect(window.localStorage.length).toBe(0);
  });

  it('says how many could not be delivered', async () => {
    await send({ json: { success: true, summary: { success_count: 1, failure_count: 1, total: 2 } } });
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(
      /Sent to 1 subscribers\.\s1 could not be delivered\./,
    );
  });

  it.each<[string, Reply, string]>([
    [
      '[7.11.04] [8.49] refused',
      { status: 422, json: { success: false, error: 'No active subscribers' } },
      'Failed to send newsletter: No active subscribers',
    ],
    ['[8.50] network', 'network failure', 'Failed to send newsletter. Please try again.'],
    ['[8.50] no JSON', { status: 500, text: 'Oops' }, 'Failed to send newsletter. Please try again.'],
    ['[8.50] no reason', { json: { success: false } }, 'Failed to send newsletter. Please try again.'],
  ])('%s: alerts, announces, and keeps what was typed', async (_, reply, text) => {
    await send(reply);
    expect((await screen.findByRole('alertdialog')).textContent).toContain(text);
    await waitFor(() => expect(announced()).toBe(text));
    expect([subject().value, message().value]).toEqual(['News', 'Hello,\nall.']);
  });

  it('still holds what was typed after a reload', async () => {
    const { user, unmount } = show();
    await user.type(subject(), 'News');
    await user.type(message(), 'Hello');
    unmount();
    show();
    expect([subject().value, message().value]).toEqual(['News', 'Hello']);
  });

  it('begins anew where what is kept cannot be read', () => {
    window.localStorage.setItem('shingle_newsletter_draft', '{"subject":1}');
    show();
    expect([subject().value, message().value]).toEqual(['', '']);
  });

  it('goes on from the subject to the message with Enter, and sends nothing', async () => {
    const { user, sent } = show();
    await user.type(message(), 'Hello');
    await user.type(subject(), 'News{Enter}');
    expect([document.activeElement, sent().length]).toEqual([message(), 0]);
  });
});

describe('the subscriber list', () => {
  it('[3.8.01] [3.8.02] [3.8.03] shows address, status and day, and an unknown status as it is [D44]', async () => {
    show();
    await screen.findByText('3 in all, 2 active');
    const cells = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].slice(0, 3).map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ['reader3@example.com', 'unsubscribed', 'November 1, 2026'],
      ['reader2@example.com', 'Active', 'November 1, 2026'],
      ['reader1@example.com', 'Active', 'November 1, 2026'],
    ]);
  });
});
