import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import { NewsletterTab } from '#app/dashboard/NewsletterTab.tsx';
import { formatShortDate } from '#app/components/dashboard/short-date.ts';
import { createApiClient } from '#app/lib/api-client.ts';
import { MAIL_NOT_SET_UP } from '#server/mail/not-set-up.ts';
import { NO_READERS } from '#tests/support/dashboard.tsx';
import { campaignRow, subscriberList, subscriberRow } from '#tests/support/dashboard-rows.ts';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

const SCRIPT = 'send-newsletter-production.php';
const BLANK = 'Please fill in both subject and message';
const TO_TWO = 'Send to 2 subscribers';

const subject = () => screen.getByLabelText<HTMLInputElement>('Subject');
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const button = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /^(Send Newsletter|Sending\.\.\.)$/ });
const announced = () => document.querySelector('[aria-live]')!.textContent;

const PREVIEW = {
  success: true as const,
  subject: 'News',
  html: '<p>Hello</p>',
  text: 'Hello',
  recipients: 2,
  bytes: 12,
  sender: { name: 'Wren', address: 'wren@example.com' },
  preview_text: 'Hello',
  test_to: 'owner@example.com',
};

const CAN_SEND = {
  success: true as const,
  ...{ can_send: true, recipients: 2, was_sent: false, waiting: null, sent: null, last_campaign: null },
};

/** There is no draft on the server. */
const UNWATCHED = {
  success: true as const,
  revision: 0,
  saved_at: null,
  post_updated_at: null,
  others: [],
};

function show(...replies: Reply<'sendNewsletter'>[]) {
  const subscribers = [subscriberRow(1), subscriberRow(2), subscriberRow(3, { status: 'unheard-of' })];
  const server = new FakeServer()
    .on('listSubscribers', { json: subscriberList(subscribers) })
    .on(['listCampaigns', 'retryCampaign'], { json: { success: true, campaigns: [], total: 0 } })
    .on('readPostalAddress', { json: { success: true, postal_address: '1 Main St\nTucson' } })
    .on('readReaders', { json: NO_READERS })
    .on('listDrafts', { json: { success: true, drafts: [], newsletters: [] } })
    .on('watchDraft', { json: UNWATCHED })
    .on('readPostSending', { json: CAN_SEND })
    .on('previewNewsletter', { json: { ...PREVIEW, recipients: 2 } })
    .on('testNewsletter', { json: { success: true, to: 'owner@example.com' } })
    .on('sendNewsletter', ...replies);
  const view = renderOnSite(<NewsletterTab />, { server });
  return { ...view, server, sent: () => server.requests.filter(({ url }) => url.includes(SCRIPT)) };
}

async function send(...replies: Reply<'sendNewsletter'>[]) {
  const view = show(...replies);
  await view.user.type(subject(), 'News');
  await view.user.type(message(), 'Hello,{Enter}all.');
  await view.user.click(button());
  await view.user.click(await screen.findByRole('button', { name: TO_TWO }));
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
    await screen.findByText('Goes to 2 subscribers.');
  });

  it('[1.19] [3.12.01] [7.11.01] [7.11.02] [7.11.03] sends subject, content and the button to the site', async () => {
    const { sent } = await send({ unchecked: { success: true, summary: { success_count: 2 } } });
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
    const server = new FakeServer().on('sendNewsletter', { unchecked: { success: true, summary: {} } });
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
    expect(screen.getByText(`The ${field.toLowerCase()} is missing.`)).toBeTruthy();
    await user.click(screen.getByText('OK'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(field)));
    expect([subject().value, message().value]).toEqual([subjectText, messageText]);
    expect(sent()).toEqual([]);
  });

  it('asks before it sends, and says to how many; Cancel sends nothing', async () => {
    const { user, sent } = show();
    await user.type(subject(), 'News');
    await user.type(message(), 'Hello');
    await user.click(button());
    const dialog = await screen.findByRole('dialog', { name: 'Send to subscribers' });
    for (const said of ['2 subscribers', 'Wren wren@example.com', 'News', 'No test sent yet']) {
      expect(dialog.textContent).toContain(said);
    }
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([sent(), subject().value, button().disabled]).toEqual([[], 'News', false]);
  });

  it('names a newsletter by one key until it was sent, and another newsletter by another', async () => {
    const { user, sent } = await send('network failure');
    const again = async () => {
      await user.click(await screen.findByRole('button', { name: 'OK' }));
      await user.click(button());
      await user.click(await screen.findByRole('button', { name: TO_TWO }));
      await screen.findByRole('button', { name: 'OK' });
    };
    await again();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await user.type(message(), ' More.');
    await user.click(button());
    await user.click(await screen.findByRole('button', { name: TO_TWO }));
    await screen.findByRole('button', { name: 'OK' });
    const [first, second, changed] = sent().map(({ headers }) => headers.get(REQUEST_KEY_HEADER));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second === first, changed === first]).toEqual([true, false]);
  });

  it('is busy while it sends, so that nothing goes out twice', async () => {
    const { sent } = await send('never');
    expect([button().textContent, button().disabled]).toEqual(['Sending...', true]);
    fireEvent.submit(button().form!);
    expect([subject().readOnly, message().readOnly, sent().length]).toEqual([true, true, 1]);
  });

  it('[7.11.04] [8.51] says to how many it went, and is empty again', async () => {
    await send({ unchecked: { success: true, summary: { success_count: 12, failure_count: 0, total: 12 } } });
    const text = 'Newsletter sent successfully! Sent to 12 subscribers.';
    expect((await screen.findByRole('alertdialog')).textContent).toContain(text);
    await waitFor(() => expect(announced()).toBe(text));
    expect([subject().value, message().value]).toEqual(['', '']);
    expect(window.localStorage.length).toBe(0);
  });

  it('says how many could not be delivered', async () => {
    await send({ unchecked: { success: true, summary: { success_count: 1, failure_count: 1, total: 2 } } });
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(
      /Sent to 1 subscribers\.\s1 could not be delivered\./,
    );
  });

  it('says how many are still on their way', async () => {
    const summary = { success_count: 120, failure_count: 0, waiting_count: 1880, total: 2000 };
    await send({ json: { success: true, campaign_id: 1, summary } });
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(
      /Newsletter sent successfully! Sent to 120 subscribers\.\sThe rest is on its way: 1880 more\./,
    );
  });

  it('does not say that anything was sent while the mail server takes none', async () => {
    const summary = { success_count: 0, failure_count: 1, waiting_count: 300, total: 301 };
    await send({ json: { success: true, campaign_id: 1, summary } });
    const told = (await screen.findByRole('alertdialog', { name: 'Newsletter on its way' })).textContent;
    expect(told).toContain('Your newsletter is on its way: 300 emails wait for the mail server.');
    expect(told).toContain('1 could not be delivered.');
    expect(told).not.toContain('successfully');
    await waitFor(() =>
      expect(announced()).toBe('Your newsletter is on its way: 300 emails wait for the mail server.'),
    );
  });

  it('says that nothing was sent when it was cancelled meanwhile', async () => {
    const summary = { success_count: 0, failure_count: 0, waiting_count: 0, total: 300 };
    await send({ json: { success: true, campaign_id: 1, summary } });
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Nothing has gone out: the newsletter was cancelled.',
    );
  });

  it('is sent at the time that is chosen, in Arizona, and is empty again', async () => {
    const sendAt = '2099-01-05T16:30:00.000Z';
    const summary = { success_count: 0, failure_count: 0, waiting_count: 0, total: 0 };
    const { user, sent } = show({ json: { success: true, campaign_id: 1, send_at: sendAt, summary } });
    await user.type(subject(), 'News');
    await user.type(message(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send later' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send to subscribers' });
    fireEvent.change(within(dialog).getByLabelText('Day'), { target: { value: '2099-01-05' } });
    fireEvent.change(within(dialog).getByLabelText('Time'), { target: { value: '09:30' } });
    await user.click(within(dialog).getByRole('button', { name: /^Schedule/ }));
    const told = await screen.findByRole('alertdialog', { name: 'Newsletter scheduled' });
    expect(told.textContent).toContain('goes out January 5, 2099, 9:30 AM Arizona time.');
    expect(sent().map(({ body }) => body)).toMatchObject([{ subject: 'News', send_at: sendAt }]);
    expect([subject().value, message().value]).toEqual(['', '']);
  });

  it.each([
    ['no day', '', '09:00', 'Please choose a day and a time.'],
    ['no time', '2099-01-05', '', 'Please choose a day and a time.'],
    ['a time that is over', '2020-01-05', '09:00', 'Please choose a time that is still ahead.'],
  ])('can not be sent at %s', async (_, day, time, text) => {
    const { user, sent } = show();
    await user.type(subject(), 'News');
    await user.type(message(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send later' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Day'), { target: { value: day } });
    fireEvent.change(within(dialog).getByLabelText('Time'), { target: { value: time } });
    await user.click(within(dialog).getByRole('button', { name: /^Schedule/ }));
    await within(dialog).findByText(text);
    expect(sent()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send later' }));
    expect(subject().value).toBe('News');
  });

  it('keeps what was typed and the chosen time when the server refuses the time', async () => {
    const refusal = { status: 422, json: { success: false as const, error: 'Within a year, please.' } };
    const { user } = show(refusal);
    await user.type(subject(), 'News');
    await user.type(message(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send later' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /^Schedule/ }));
    await within(dialog).findByText('Within a year, please.');
    expect(subject().value).toBe('News');
  });

  it('asks once for the postal address, in the dialog that sends', async () => {
    const { user, server, sent } = show({ unchecked: { success: true, summary: { success_count: 2 } } });
    server.on('readPostalAddress', { json: { success: true, postal_address: null } });
    server.on('savePostalAddress', { json: { success: true, postal_address: '' } });
    cleanup();
    renderOnSite(<NewsletterTab />, { server });
    await screen.findByText(/^No postal address stands in your newsletters yet\./);
    await user.type(subject(), 'News');
    await user.type(message(), 'Hello');
    await user.click(button());
    const dialog = await screen.findByRole('dialog', { name: 'Send to subscribers' });
    await user.type(within(dialog).getByLabelText(/^Your postal address/), '1 Main St');
    await user.click(within(dialog).getByRole('button', { name: TO_TWO }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    const saved = server.requests.filter(
      ({ method, url }) => method === 'PUT' && url.includes('postal-address'),
    );
    expect(saved.map(({ body }) => body)).toEqual([{ postal_address: '1 Main St' }]);
    await user.click(await screen.findByText('OK'));
    await user.type(subject(), 'More news');
    await user.type(message(), 'Hello');
    await user.click(button());
    await screen.findByRole('dialog', { name: 'Send to subscribers' });
    expect(screen.queryByLabelText(/^Your postal address/)).toBeNull();
  });

  it('shows the postal address, and changes it', async () => {
    const { user, server } = show();
    server.on('savePostalAddress', { json: { success: true, postal_address: '2 Main St' } });
    await screen.findByText('Postal address in your newsletters: 1 Main St, Tucson');
    await user.click(screen.getByRole('button', { name: 'Change the postal address' }));
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Your postal address/);
    expect(field.value).toBe('1 Main St\nTucson');
    await user.clear(field);
    await user.type(field, '2 Main St');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Postal address in your newsletters: 2 Main St');
  });

  it('tells the size of the email, and warns where Gmail would cut it off, until it is changed', async () => {
    const { user, server } = show();
    await user.type(subject(), 'News');
    await user.type(message(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('1 KB.');
    expect(screen.queryByText(/Gmail/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));

    server.on('previewNewsletter', { json: { ...PREVIEW, bytes: 130 * 1024 } });
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'This newsletter is 130 KB. Gmail cuts',
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByText(/^This newsletter is 130 KB\./);
    await user.click(button());
    const dialog = await screen.findByRole('dialog', { name: 'Send to subscribers' });
    expect(dialog.textContent).toContain('This newsletter is 130 KB.');
    await user.click(screen.getByText('Cancel'));
    await user.type(message(), '!');
    expect(screen.queryByText(/Gmail/)).toBeNull();
  });

  it('shows how far it has come while it goes out', async () => {
    const { server } = show();
    server.on(['listCampaigns', 'retryCampaign'], {
      json: { success: true, campaigns: [campaignRow(1, { waiting: 5, delivered: 4, failed: 1 })], total: 1 },
    });
    cleanup();
    renderOnSite(<NewsletterTab />, { server });
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Sending “News 1”' });
    expect([bar.value, bar.max, bar.parentElement!.textContent]).toEqual([5, 10, '5 of 10 are out']);
  });

  it('sends a test to the owner, and keeps the newsletter', async () => {
    const { user, server } = show();
    await user.type(subject(), 'News');
    await user.type(message(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send a test' }));
    await screen.findByText('A test is on its way to owner@example.com.', { selector: 'p' });
    const tests = server.requests.filter(({ url }) => url.includes('test-newsletter.php'));
    expect(tests.map(({ body }) => body)).toMatchObject([{ subject: 'News', content: 'Hello' }]);
    expect([subject().value, message().value]).toEqual(['News', 'Hello']);
  });

  it('says in the dialog to whom a test was sent, and that it was before the last change', async () => {
    const { user } = show();
    await user.type(subject(), 'News');
    await user.type(message(), 'Hello');
    await user.click(button());
    await user.click(await screen.findByRole('button', { name: 'Send a test to owner@example.com' }));
    await screen.findByText(/^Test sent to owner@example\.com at [\d:]+ [AP]M$/);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.type(message(), '!');
    await user.click(button());
    await screen.findByText(/, before your last change$/);
  });

  it('sends a test to another address, by Enter too, which is remembered for the next one once it was sent', async () => {
    const { user, server } = show();
    server.on(
      'testNewsletter',
      { status: 422, json: { success: false, error: 'Please enter an email address.' } },
      { json: { success: true, to: 'client@example.com' } },
    );
    await user.type(subject(), 'News');
    await user.type(message(), 'Hello');
    await user.click(button());
    await screen.findByRole('button', { name: 'Send a test to owner@example.com' });
    await user.click(screen.getByRole('button', { name: 'Another address' }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Send the test to' });
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('owner@example.com');
    await user.clear(field);
    await user.type(field, 'nobody');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send a test' }));
    await screen.findByText('Failed to send the test: Please enter an email address.');
    await user.clear(field);
    await user.type(field, 'client@example.com{Enter}');
    await screen.findByText(/^Test sent to client@example\.com at/);
    expect(screen.queryByRole('textbox', { name: 'Send the test to' })).toBeNull();
    const tests = server.requests.filter(({ url }) => url.includes('test-newsletter.php'));
    expect(tests.map(({ body }) => body)).toMatchObject([{ to: 'nobody' }, { to: 'client@example.com' }]);

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.type(subject(), ' of May');
    await user.click(button());
    await user.click(await screen.findByRole('button', { name: 'Another address' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Send the test to' }).value).toBe(
      'client@example.com',
    );
  });

  it.each<[string, 'testNewsletter' | 'previewNewsletter', string]>([
    ['Send a test', 'testNewsletter', 'Failed to send the test: No mail.'],
    ['Preview', 'previewNewsletter', 'Failed to make the preview: No mail.'],
    ['Send Newsletter', 'previewNewsletter', 'Failed to send newsletter: No mail.'],
  ])('%s says why it failed, and keeps the newsletter', async (name, operation, text) => {
    const { user, server, sent } = show();
    server.on(operation, { status: 503, json: { success: false, error: 'No mail.' } });
    await user.type(subject(), 'News');
    await user.type(message(), 'Hello');
    await user.click(screen.getByRole('button', { name }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(text);
    expect([subject().value, message().value, sent()]).toEqual(['News', 'Hello', []]);
  });

  it('says in plain words that email is not set up, and the rest behind Details', async () => {
    const { user, server } = show();
    server.on('testNewsletter', { status: 503, json: { success: false, error: MAIL_NOT_SET_UP } });
    await user.type(subject(), 'News');
    await user.type(message(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send a test' }));
    const { textContent: said } = await screen.findByRole('alertdialog');
    expect(said).toContain('Failed to send the test: Email isn’t set up yet.');
    expect(said).not.toContain('SMTP_URL');
    await user.click(screen.getByText('OK'));
    const details = screen.getByText('Details').closest('details')!;
    expect([details.open, details.textContent]).toEqual([false, expect.stringContaining('SMTP_URL')]);
  });

  it('says so in the dialog, where nothing but a preview is offered then', async () => {
    const { user, server } = show();
    server.on('readPostSending', { json: { ...CAN_SEND, can_send: false } });
    await user.type(subject(), 'News');
    await user.type(message(), 'Hello');
    await user.click(button());
    const dialog = within(await screen.findByRole('dialog', { name: 'Send to subscribers' }));
    await dialog.findByText('Email isn’t set up yet.');
    const buttons = dialog
      .getAllByRole('button')
      .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
    expect(buttons).toEqual(['Preview', 'Close', 'Close']);
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    await screen.findByRole('dialog', { name: 'Preview' });
  });

  it('previews what is typed, in a frame that runs no script', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(BLANK);
    await user.click(screen.getByText('OK'));
    await user.type(subject(), 'News');
    await user.type(message(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = await screen.findByRole('dialog', { name: 'Preview' });
    expect(dialog.textContent).toContain('Goes to 2 subscribers.');
    const frame = within(dialog).getByTitle<HTMLIFrameElement>('The newsletter “News”');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Preview' }));
  });

  it.each<[string, Reply<'sendNewsletter'>, string]>([
    [
      '[7.11.04] [8.49] refused',
      { status: 422, json: { success: false, error: 'No active subscribers' } },
      'Failed to send newsletter: No active subscribers',
    ],
    ['[8.50] network', 'network failure', 'Failed to send newsletter. Please try again.'],
    ['[8.50] no JSON', { status: 500, text: 'Oops' }, 'Failed to send newsletter. Please try again.'],
    ['[8.50] no reason', { unchecked: { success: false } }, 'Failed to send newsletter. Please try again.'],
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
  it('is reached from the top, with how many there are', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('link', { name: '3 subscribers' }));
    const list = screen.getByRole('region', { name: 'Subscribers' });
    expect(document.activeElement?.contains(list)).toBe(true);
    expect(document.activeElement?.contains(subject())).toBe(false);
  });

  it('[3.8.01] [3.8.02] [3.8.03] shows address, status and day, and an unknown status as it is [D44]', async () => {
    show();
    await screen.findByText('3 in all, 2 active');
    const cells = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].slice(1, 4).map((cell) => cell.textContent),
    );
    const at = formatShortDate(subscriberRow(1).subscribed_at, new Date());
    expect(cells).toEqual([
      ['reader3@example.com', 'unheard-of', at],
      ['reader2@example.com', 'Active', at],
      ['reader1@example.com', 'Active', at],
    ]);
  });

  it('has who joined and left counted anew once one is deleted', async () => {
    const { user, server } = show();
    await screen.findByText('Nobody joined or left');
    const total = { views: 0, subscribers_come: 3, subscribers_gone: 1 };
    server
      .on('readReaders', { json: { ...NO_READERS, total } })
      .on('deleteSubscriber', { json: { success: true } });
    await user.click(await screen.findByRole('button', { name: 'More: reader3@example.com' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('3 joined, 1 left');
  });

  it('lets one be unsubscribed from its menu, and takes that back', async () => {
    const { user, server } = show();
    const at = '2026-11-20T10:00:00.000Z';
    server.on('unsubscribeByOwner', { json: { success: true, done: [2], failed: [], at } });
    await user.click(await screen.findByRole('button', { name: 'More: reader2@example.com' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Unsubscribe/ }));
    await waitFor(() => expect(announced()).toBe('reader2@example.com gets no more newsletters'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(announced()).toBe('reader2@example.com is subscribed again'));
    const bodies = server.requests
      .filter(({ url }) => url.includes('unsubscribe-subscribers'))
      .map(({ body }) => body);
    expect(bodies).toEqual([{ ids: [2] }, { ids: [2], undoes: at }]);
  });

  it('says of an address what was sent to it, with the ways to what else came from there', async () => {
    const { user, server } = show();
    server.on('readSubscriber', {
      json: {
        ...{ success: true, subscriber: subscriberRow(2), asked_at: null, newsletter_count: 6 },
        newsletters: [{ id: 7, subject: 'New ovens', sent_at: '2026-11-20T10:00:00.000Z' }],
      },
    });
    await user.click(await screen.findByRole('button', { name: 'reader2@example.com' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'reader2@example.com' }));
    const sent = await dialog.findByRole('link', { name: 'New ovens' });
    expect(sent.getAttribute('href')).toBe('/dashboard?tab=campaigns&campaign=7');
    dialog.getByText('and 5 before');
    expect(dialog.getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe(
      '/dashboard?tab=messages&search=reader2%40example.com',
    );
  });

  it('has a badge for each status but the one that most have', async () => {
    const statuses = ['active', 'pending', 'unsubscribed', 'bounced'];
    const subscribers = statuses.map((status, index) => subscriberRow(index + 1, { status }));
    const server = new FakeServer()
      .on('listSubscribers', { json: subscriberList(subscribers) })
      .on(['listCampaigns', 'retryCampaign'], { json: { success: true, campaigns: [], total: 0 } })
      .on('readPostalAddress', { json: { success: true, postal_address: '' } });
    renderOnSite(<NewsletterTab />, { server });
    await screen.findByText('4 in all, 1 active');
    const badges = [...document.querySelectorAll<HTMLElement>('[data-tone]')];
    expect(badges.map(({ textContent, dataset }) => [textContent, dataset.tone])).toEqual([
      ['Bounced', 'alarm'],
      ['Unsubscribed', 'plain'],
      ['Pending', 'sun'],
    ]);
  });

  it('takes one more address: its form says what the server has against it, and then who was added', async () => {
    const server = new FakeServer()
      .on('listSubscribers', { json: subscriberList([]) }, { json: subscriberList([subscriberRow(1)]) })
      .on(['listCampaigns', 'retryCampaign'], { json: { success: true, campaigns: [], total: 0 } })
      .on('readPostalAddress', { json: { success: true, postal_address: '' } })
      .on(
        'addSubscriber',
        { status: 409, json: { success: false, error: 'It has unsubscribed.', field: 'email' } },
        { status: 422, json: { success: false, error: 'Nobody can be asked.', field: 'agreed' } },
        { json: { success: true, id: 1, pending: false } },
      );
    const { user } = renderOnSite(<NewsletterTab />, { server });
    await user.click(await screen.findByRole('button', { name: 'Add subscriber' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a subscriber' });
    const email = within(dialog).getByLabelText('Email address');
    await user.type(email, ' reader1@example.com {Enter}');
    await within(dialog).findByText('It has unsubscribed.');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('{Enter}');
    await within(dialog).findByText('Nobody can be asked.');
    const box = within(dialog).getByRole('checkbox', { name: 'They agreed to get my newsletter' });
    await user.click(box);
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(announced()).toBe('reader1@example.com is subscribed'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByText('1 in all, 1 active');
    const bodies = server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies).toEqual([
      { email: 'reader1@example.com', agreed: false },
      { email: 'reader1@example.com', agreed: false },
      { email: 'reader1@example.com', agreed: true },
    ]);
    server.on('deleteSubscriber', { json: { success: true } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(announced()).toBe('Not subscribed any more: it is in the trash.'));
    expect(server.requests.find(({ method }) => method === 'DELETE')?.url).toContain('id=1');
  });

  it('says why somebody is off the list, and how often mail came back, and finds both', async () => {
    const reason = '550 5.1.1 User unknown';
    const subscribers = [
      subscriberRow(1, { status: 'bounced', status_reason: reason, soft_bounces: 2 }),
      subscriberRow(2, { soft_bounces: 1 }),
      subscriberRow(3, { soft_bounces: 3 }),
      subscriberRow(4),
    ];
    const server = new FakeServer()
      .on('listSubscribers', { json: subscriberList(subscribers) })
      .on(['listCampaigns', 'retryCampaign'], { json: { success: true, campaigns: [], total: 0 } })
      .on('readPostalAddress', { json: { success: true, postal_address: '' } });
    const { user } = renderOnSite(<NewsletterTab />, { server });
    await screen.findByText('4 in all, 3 active');
    const states = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.children[2]?.textContent);
    expect(states()).toEqual([
      'Active',
      'ActiveMail came back 3 times for a passing reason.',
      'ActiveMail came back once for a passing reason.',
      `Bounced${reason}`,
    ]);
    await user.type(screen.getByRole('searchbox'), 'user unknown');
    const searched = () => server.requests.map(({ url }) => url).join();
    await waitFor(() => expect(searched()).toContain('search=user%20unknown'));
  });
});
