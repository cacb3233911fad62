import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FILL_TIME_HEADER } from '#shared/limits.ts';
import { HomeContactForm } from '#app/features/contacts/HomeContactForm.tsx';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

type Replies = Reply<'sendMessage'>[];

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Send/ });
const address = () => screen.getByLabelText('Address').textContent;
const LABELS = ['Your name', 'Email address', 'Project type', 'Message'];

function show(...replies: Replies) {
  return renderOnSite(<HomeContactForm onFocus={() => undefined} />, {
    server: new FakeServer().on('sendMessage', ...replies),
  });
}

async function fillIn({ user }: ReturnType<typeof show>) {
  await user.type(control('Your name'), 'Ana Ruiz');
  await user.type(control('Email address'), 'ana@bakery.example');
  await user.selectOptions(control('Project type'), 'new-website');
  await user.type(control('Message'), 'We bake. We need a page.');
}

async function send(...replies: Replies) {
  const view = show(...replies);
  await fillIn(view);
  await view.user.click(button());
  return view;
}

const values = () => LABELS.map((label) => control(label).value);
const FILLED = ['Ana Ruiz', 'ana@bakery.example', 'new-website', 'We bake. We need a page.'];

describe('the home contact form', () => {
  it('[5.03] [5.04] [5.05] [5.06] [5.07] marks all four fields as required, and switches the browser’s checks off', () => {
    const { container } = show('never');
    expect(LABELS.map((label) => control(label).required)).toEqual([true, true, true, true]);
    expect(container.querySelector('form')!.noValidate).toBe(true);
  });

  it.each(['new-website', 'redesign', 'ecommerce', 'maintenance', 'consultation', 'other'])(
    '[5.10] [5.11] [5.12] [5.13] [5.14] [5.15] offers the project type %s',
    (value) => {
      show('never');
      const options = [...control('Project type').querySelectorAll('option')].map((option) => option.value);
      expect(options).toHaveLength(7);
      expect(options).toContain(value);
    },
  );

  it('[4.2.01] [7.6.02] [7.6.03] [D38] sends name, email, subject and message, and nothing else', async () => {
    const { server } = await send('never');
    expect([button().textContent, button().disabled]).toEqual(['Sending...', true]);
    const [{ method, url, body, headers }] = server.requests as [(typeof server.requests)[0]];
    expect([method, url]).toEqual(['POST', '/api/contact-form.php']);
    expect(body).toEqual({
      name: 'Ana Ruiz',
      email: 'ana@bakery.example',
      subject: 'new-website',
      message: 'We bake. We need a page.',
    });
    expect(headers.get(FILL_TIME_HEADER)).toMatch(/^\d+$/);
  });

  it('[5.09] sends Contact Form Submission for an empty subject', async () => {
    const { user, server } = show('never');
    await user.click(button());
    expect(server.requests[0]!.body).toMatchObject({ name: '', subject: 'Contact Form Submission' });
  });

  it('[4.2.02] [2.13.01] leads to the thank-you page', async () => {
    await send({ json: { success: true } });
    await waitFor(() => expect(address()).toBe('/thank-you'));
  });

  it.each<[string, Reply<'sendMessage'>, string]>([
    [
      '[8.13] no reason from the server',
      { unchecked: { success: false } },
      'Failed to send message. Please try again.',
    ],
    ['[8.13] no JSON', { status: 500, text: 'Oops' }, 'Failed to send message. Please try again.'],
    ['the server’s reason', { status: 429, json: { success: false, error: 'Too many.' } }, 'Too many.'],
    [
      '[8.14] a network failure',
      'network failure',
      'Failed to send message. Please check your connection and try again.',
    ],
  ])('[4.2.03] [8.15] alerts, announces and stays: %s', async (_, reply, message) => {
    const { user } = await send(reply);
    expect((await screen.findByRole('alertdialog')).textContent).toContain(message);
    await waitFor(() => expect(document.querySelector('[aria-live]')!.textContent).toBe(message));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect([address(), values(), button().disabled]).toEqual(['/', FILLED, false]);
  });

  it('[5.08] [K11] fills in no error text of a field; the focus goes to the one the server named', async () => {
    const refusal = {
      status: 422,
      json: { success: false, error: 'Please enter your name.', field: 'name' },
    };
    const { user, container } = show(refusal);
    await user.type(control('Email address'), 'ana@bakery.example');
    await user.type(control('Message'), 'We bake.');
    await user.click(button());
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('Please enter your name.');
    expect(alert.textContent).not.toContain('Still missing');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.activeElement).toBe(control('Your name')));
    expect([...container.querySelectorAll('[aria-invalid=true]')]).toEqual([control('Your name')]);
    expect(container.querySelector('form')!.textContent).not.toContain('Please enter your name.');
  });

  it('[4.2.03] lists everything that is missing in the alert, marks it and focuses the first', async () => {
    const refusal = {
      status: 422,
      json: { success: false, error: 'Please enter your name.', field: 'name' },
    };
    const { user, container } = show(refusal);
    await user.click(button());
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('Still missing: your name, email address, and message.');
    expect(alert.textContent).not.toContain('Please enter your name.');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.activeElement).toBe(control('Your name')));
    const marked = ['Your name', 'Email address', 'Message'].map(control);
    expect([...container.querySelectorAll('[aria-invalid=true]')]).toEqual(marked);
  });

  it('[4.2.03] says beside what is missing what is wrong with another field', async () => {
    const refusal = {
      status: 422,
      json: { success: false, error: 'Please enter a valid email address.', field: 'email' },
    };
    const { user } = show(refusal);
    await user.type(control('Your name'), 'Ana');
    await user.type(control('Email address'), 'ana');
    await user.click(button());
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('Please enter a valid email address.\n\nStill missing: message.');
  });
});
