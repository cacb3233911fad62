import { RowForm } from '#app/components/dashboard/RowForm.tsx';
import { failureWith, useForm } from '#app/lib/use-form.ts';
import { Form } from '#app/ui/Form.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';

/*
 * Compiled by `npm run types` and never run: each of these forgets a part of a form, and the compile fails as soon as one
 * of them is accepted.
 */

const nothing = () => undefined;
const row = {
  noun: 'row',
  changed: null,
  className: '',
  onChange: nothing,
  onCancel: nothing,
  children: null,
};

export const forms = [
  <Form key="right" pending={false} failure={null} onSubmit={nothing} />,
  // @ts-expect-error -- whether an answer is awaited is forgotten
  <Form key="pending" failure={null} onSubmit={nothing} />,
  // @ts-expect-error -- why it was not accepted is forgotten
  <Form key="failure" pending={false} onSubmit={nothing} />,
  // @ts-expect-error -- a failure is more than its words: it has the fields it is about
  <Form key="words" pending={false} failure="That failed." onSubmit={nothing} />,
  // @ts-expect-error -- both are forgotten by the form above a list
  <RowForm key="row" {...row} onSubmit={nothing} />,
  // @ts-expect-error -- the button has no words while an answer is awaited
  <SubmitButton key="button">Send</SubmitButton>,
];

export function useForms(send: (email: string) => Promise<void>) {
  const read = () => 'ana@example.com';
  const failureOf = failureWith({ refused: 'That failed.' });
  useForm({ read, send, failureOf, onSent: nothing });
  // @ts-expect-error -- what is said of a failure is forgotten
  useForm({ read, send, onSent: nothing });
  // @ts-expect-error -- what is read is not what is sent
  useForm({ read: () => 3, send, failureOf, onSent: nothing });
  // @ts-expect-error -- there are no words for a refusal
  failureWith({ fields: ['email'] });
}
