import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as words from '#content/words/forms.ts';
import { FILL_TIME_HEADER } from '#shared/limits.ts';
import { ContactForm } from '#app/features/contacts/ContactForm.tsx';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

type Replies = Reply<'sendMessage'>[];

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Send/ });
const LABELS = ['Your name', 'Email address', 'Phone', 'Subject', 'Message'];
const FILLED = ['Ana Ruiz', 'ana@bakery.example', '(520) 555-0199', 'E-commerce Solution', 'We bake.'];
const values = () => LABELS.map((label) => control(label).value);

function show(...replies: Replies) {
  const onSent = vi.fn();
  const server = new FakeServer().on('sendMessage', ...replies);
  const view = renderOnSite(<ContactForm onSent={onSent} />, { server });
  return { ...view, onSent, announce: vi.spyOn(view.host.announcer, 'announce') };
}

async function send(...replies: Replies) {
  const view = show(...replies);
  for (const [index, label] of LABELS.entries()) {
    if (label === 'Subject') {
      await view.user.selectOptions(control(label), FILLED[index]!);
    } else {
      await view.user.click(control(label));
      await view.user.paste(FILLED[index]);
    }
  }
  await view.user.click(button());
  return view;
}

describe('the contact page’s form', () => {
  it('[5.16] [5.17] [5.18] [5.19] [5.20] has the browser check what is required, and the phone is not', () => {
    const { container } = show('never');
    expect(LABELS.map((label) => control(label).required)).toEqual([true, true, false, true, true]);
    expect(control('Email address').type).toBe('email');
    expect(container.querySelector('form')!.noValidate).toBe(false);
  });

  it('[5.16] [5.18] is not sent while the browser finds something missing', async () => {
    const { user, server } = show('never');
    await user.click(button());
    expect(server.requests).toEqual([]);
  });

  it('says what the browser finds missing at the fields, and focuses the first; each goes as it is mended', async () => {
    const { user, container } = show('never');
    const marked = () => [...container.querySelectorAll('[aria-invalid=true]')];
    await user.click(button());
    expect(document.activeElement).toBe(control('Your name'));
    expect(marked()).toEqual(['Your name', 'Email address', 'Subject', 'Message'].map(control));
    const sentences = marked().map((field) => {
      const ids = field.getAttribute('aria-describedby')!.split(' ');
      return document.getElementById(ids[0]!)!.textContent;
    });
    const { missing } = words;
    expect(sentences).toEqual([missing.text, missing.email, missing['select-one'], missing.text]);

    await user.type(control('Your name'), 'Ana');
    expect(marked()).not.toContain(control('Your name'));
    await user.type(control('Email address'), 'ana');
    expect(marked()).toContain(control('Email address'));
    await user.click(button());
    expect(screen.getByText(words.invalid.email!)).toBeTruthy();
    expect(document.activeElement).toBe(control('Email address'));
  });

  it('[4.3.02] is sent once by a double click, and again after a failure', async () => {
    const { container, user, server } = await send('network failure', 'never');
    await waitFor(() => expect(button().disabled).toBe(false));
    const form = container.querySelector('form')!;
    act(() => {
      // Faster than the button can be disabled.
      form.requestSubmit();
      form.requestSubmit();
    });
    await user.click(button());
    expect(server.requests).toHaveLength(2);
  });

  it('[5.21] [5.22] [5.23] [5.24] [5.25] [5.26] [5.27] offers the seven subjects', () => {
    show('never');
    const [hint, ...options] = control('Subject').querySelectorAll('option');
    expect(hint!.value).toBe('');
    for (const { value, text } of options) expect(text).toBe(value);
    expect(options.map(({ value }) => value)).toEqual([
      'Website Development',
      'E-commerce Solution',
      'Website Redesign',
      'SEO Optimization',
      'Maintenance & Support',
      'Consultation',
      'Other',
    ]);
  });

  it('[3.7.02] [4.3.01] [7.6.02] [7.6.03] sends name, email, phone, subject and message, once', async () => {
    const { server } = await send('never');
    expect([button().textContent, button().disabled]).toEqual(['Sending...', true]);
    expect(server.requests).toHaveLength(1);
    const { method, url, body, headers } = server.requests[0]!;
    expect([method, url]).toEqual(['POST', '/api/contact-form.php']);
    expect(body).toEqual({
      name: 'Ana Ruiz',
      email: 'ana@bakery.example',
      phone: '(520) 555-0199',
      subject: 'E-commerce Solution',
      message: 'We bake.',
    });
    expect(headers.get(FILL_TIME_HEADER)).toMatch(/^\d+$/);
  });

  it('[4.3.02] says that it was sent', async () => {
    const { onSent } = await send({ json: { success: true } });
    await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  });

  it.each<[string, Reply<'sendMessage'>, string]>([
    [
      '[8.16] the server’s reason',
      { status: 429, json: { success: false, error: 'Too many.' } },
      'Too many.',
    ],
    ['[8.17] no reason', { unchecked: { success: false } }, 'Failed to send message. Please try again.'],
    ['[8.17] no JSON', { status: 500, text: 'Oops' }, 'Failed to send message. Please try again.'],
    ['[8.18] no answer', 'network failure', 'Network error. Please check your connection and try again.'],
  ])(
    '[4.3.04] [8.19] %s: stands in a box in the form, is announced, and nothing is lost',
    async (_, reply, text) => {
      const { container, onSent, announce } = await send(reply);
      await waitFor(() => expect(container.querySelector('form')!.textContent).toContain(text));
      expect(announce.mock.calls).toEqual([[text]]);
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect([values(), button().disabled, document.activeElement]).toEqual([FILLED, false, button()]);
      expect(onSent).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['email', 'Email address'],
    ['phone', 'Phone'],
    ['message', 'Message'],
  ])(
    '[8.16] shows what is wrong with the %s once, ties it to that field and leads there',
    async (field, label) => {
      const { container } = await send({ status: 422, json: { success: false, error: 'Not so.', field } });
      await waitFor(() => expect(document.activeElement).toBe(control(label)));
      expect(container.querySelector('form')!.textContent.split('Not so.')).toHaveLength(2);
      const described = control(label).getAttribute('aria-describedby')!.split(' ');
      expect(described.map((id) => document.getElementById(id)!.textContent)).toContain('Not so.');
      expect(container.querySelectorAll('[aria-invalid=true]')).toHaveLength(1);
    },
  );

  it('shows the reason beside the button when it is about no field of the form', async () => {
    const { container } = await send({
      status: 422,
      json: { success: false, error: 'Odd.', field: 'website' },
    });
    await waitFor(() => expect(container.querySelector('form')!.textContent).toContain('Odd.'));
    expect(container.querySelector('[aria-invalid=true]')).toBeNull();
  });
});
