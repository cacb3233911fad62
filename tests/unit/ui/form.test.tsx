import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#app/lib/api-error.ts';
import { textOf } from '#app/lib/form-values.ts';
import { failureWith, type FormFailure, useForm } from '#app/lib/use-form.ts';
import { TextInput } from '#app/ui/controls.tsx';
import { Field } from '#app/ui/Field.tsx';
import { Form } from '#app/ui/Form.tsx';
import { FormError } from '#app/ui/FormError.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { renderOnSite } from '#tests/support/render.tsx';

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });
const announced = () => document.querySelector('[aria-live]')!.textContent;
const refusal = (field?: string) =>
  new ApiError('refused', { serverError: 'Not today.', ...(field === undefined ? {} : { field }) });

interface Options {
  failureOf?: (error: unknown) => FormFailure | null;
  check?: (email: string) => FormFailure | null;
  onFailed?: (error: unknown) => void;
}

const inside = failureWith({ refused: 'That failed.', fields: ['email'] });
const alerted = failureWith({ refused: 'That failed.', fields: ['email'], alert: 'Not sent' });

/** A form whose answers the test gives. */
function show({ failureOf = inside, ...options }: Options = {}) {
  const calls: { answer: (text: string) => void; fail: (error: Error) => void }[] = [];
  const onSent = vi.fn();
  const send = vi.fn(() => new Promise<string>((answer, fail) => calls.push({ answer, fail })));
  function Sample() {
    const { form, run, clearFailure } = useForm({
      read: (data) => textOf(data, 'email') || null,
      send,
      failureOf,
      onSent,
      ...options,
    });
    return (
      <Form {...form}>
        <Field label="Email" name="email" required>
          {(control) => <TextInput {...control} />}
        </Field>
        <FormError about={['email']} />
        <FormError />
        <SubmitButton busy="Sending...">Send</SubmitButton>
        <button type="button" onClick={() => run('by hand')}>
          Run
        </button>
        <button type="button" onClick={clearFailure}>
          Clear
        </button>
      </Form>
    );
  }
  const view = renderOnSite(<Sample />);
  fireEvent.change(email(), { target: { value: 'ana' } });
  return {
    ...{ ...view, send, onSent },
    answer: (text: string) => act(() => Promise.resolve(text).then(calls.at(-1)!.answer)),
    fail: (error: Error) => act(() => Promise.resolve(error).then(calls.at(-1)!.fail)),
  };
}

/** What a screen reader says of the field. */
function described(): string | undefined {
  return document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent;
}

describe('a form', () => {
  it('sends what was read, once, and is busy until there is an answer', async () => {
    const { send, onSent, answer } = show();
    fireEvent.submit(button().form!);
    fireEvent.submit(button().form!);
    expect(send.mock.calls).toEqual([['ana']]);
    expect([button().textContent, button().disabled, button().form!.ariaBusy]).toEqual([
      'Sending...',
      true,
      'true',
    ]);
    await answer('Thanks.');
    expect(onSent.mock.calls).toEqual([['Thanks.', 'ana']]);
    expect([button().textContent, button().disabled]).toEqual(['Send', false]);
  });

  it('sends nothing when there is nothing to read', () => {
    const { send } = show();
    fireEvent.change(email(), { target: { value: '' } });
    fireEvent.submit(button().form!);
    expect(send).not.toHaveBeenCalled();
  });

  it('says at the field what is wrong with it, announces it and goes there', async () => {
    const { fail, onSent } = show();
    fireEvent.submit(button().form!);
    await fail(refusal('email'));
    expect([described(), email().getAttribute('aria-invalid')]).toEqual(['Not today.', 'true']);
    expect(document.activeElement).toBe(email());
    await waitFor(() => expect(announced()).toBe('Not today.'));
    expect([onSent.mock.calls, screen.queryByRole('alertdialog')]).toEqual([[], null]);
  });

  it('says what is about no field apart from the fields, and goes to the button', async () => {
    const { fail } = show();
    fireEvent.submit(button().form!);
    await fail(refusal('a-field-it-has-not'));
    expect(screen.getByText('Not today.', { selector: 'form *' })).toBeTruthy();
    expect(email().getAttribute('aria-invalid')).toBe('false');
    expect(document.activeElement).toBe(button());
  });

  it('shows an alert where that is wanted, marks its field, and goes to it afterwards', async () => {
    const { fail, user } = show({ failureOf: alerted });
    fireEvent.submit(button().form!);
    await fail(refusal('email'));
    expect(screen.getByRole('alertdialog', { name: 'Not sent' }).textContent).toContain('Not today.');
    expect([email().getAttribute('aria-invalid'), button().form!.textContent]).not.toContain('Not today.');
    expect(email().getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.activeElement).toBe(email()));
  });

  it('announces the same failure again when it happens again', async () => {
    const { fail, host } = show();
    const announce = vi.spyOn(host.announcer, 'announce');
    for (const time of [1, 2]) {
      fireEvent.submit(button().form!);
      await fail(refusal());
      expect(announce).toHaveBeenCalledTimes(time);
    }
  });

  it('checks before it sends', () => {
    const { send } = show({ check: () => ({ message: 'Too short.', fields: ['email'], alert: null }) });
    fireEvent.submit(button().form!);
    expect([described(), send.mock.calls]).toEqual(['Too short.', []]);
  });

  it('leaves a failure to its owner, who can send again without the form', async () => {
    const onFailed = vi.fn();
    const { fail, send, user } = show({ failureOf: () => null, onFailed });
    fireEvent.submit(button().form!);
    await fail(refusal());
    expect([onFailed.mock.calls.length, screen.queryByText('Not today.')]).toEqual([1, null]);
    await user.click(screen.getByText('Run'));
    expect(send).toHaveBeenLastCalledWith('by hand');
  });

  it('forgets a failure when told to', async () => {
    const { fail, user } = show();
    fireEvent.submit(button().form!);
    await fail(refusal('email'));
    await user.click(screen.getByText('Clear'));
    expect([described(), email().getAttribute('aria-invalid')]).toEqual([undefined, 'false']);
  });
});

describe('the words for a failure', () => {
  const network = new ApiError('network');
  it.each([
    [new ApiError('refused'), 'That failed.'],
    [refusal(), 'Not today.'],
    [network, 'Network error. Please check your connection and try again.'],
    [new Error('A bug.'), 'That failed.'],
  ])('%s', (error, message) => {
    expect(inside(error)).toEqual({ message, fields: [], alert: null });
  });

  it('are about the form’s own fields when the server names none', () => {
    const failureOf = failureWith({ refused: 'That failed.', otherwise: ['day'] });
    expect([failureOf(network).fields, failureOf(refusal('email')).fields]).toEqual([['day'], ['day']]);
  });
});
