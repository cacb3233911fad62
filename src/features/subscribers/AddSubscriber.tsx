import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { SubscriberInput } from '#shared/contract/newsletter.ts';
import { LIMITS } from '#shared/limits.ts';
import { DENSE } from '../../components/dashboard/dense.ts';
import { errorAt } from '../../components/dashboard/error-at.ts';
import { textOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { subscriberSource } from './use-subscribers.ts';

const failureOf = failureWith({
  refused: 'The subscriber could not be added. Please try again.',
  fields: ['email', 'agreed'],
});

interface AddSubscriberProps {
  /** The address that it begins with; '' for none. */
  email: string;
  /** Called with what is to be said about it, and with the id of who is subscribed; null where an email asks. */
  onDone: (news: string, subscribed: number | null) => void;
  onClose: () => void;
}

/** Adds one address: on the owner's word that they agreed, or by the email that asks them. */
export function AddSubscriber({ email: first, onDone, onClose }: AddSubscriberProps) {
  const id = useId();
  const { request } = useHost();
  const queries = useQueryClient();
  const { form } = useForm({
    read: (data): SubscriberInput => ({
      email: textOf(data, 'email').trim(),
      agreed: data.get('agreed') !== null,
    }),
    send: (body) => request('addSubscriber', { body }),
    failureOf,
    onSent({ id: added, pending }, { email }) {
      void queries.invalidateQueries({ queryKey: [subscriberSource.key] });
      if (pending) onDone(`${email} gets an email that asks whether they want it`, null);
      else onDone(`${email} is subscribed`, added);
    },
  });
  return (
    <Dialog
      title="Add a subscriber"
      className="w-[min(34rem,calc(100vw-2rem))] text-small"
      onCancel={onClose}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button size="small" type="submit" form={id} busy={form.pending ? 'Adding…' : false}>
            Add
          </Button>
        </>
      }
    >
      <Form {...form} id={id} noValidate className="mt-4 grid gap-4">
        <Field label="Email address" name="email" required error={errorAt(form.failure, 'email')}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              defaultValue={first}
              className={DENSE}
              maxLength={LIMITS.email}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <label className="flex cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            name="agreed"
            aria-describedby={`${id}-agreed`}
            className="mt-0.5 size-5 shrink-0 accent-clay"
          />
          <span className="min-w-0 font-semibold">They agreed to get my newsletter</span>
        </label>
        <p id={`${id}-agreed`} className="-mt-3 ml-8 text-quiet">
          Then they are subscribed at once, and get no email about it. Otherwise one email asks them, and only
          who follows its link is subscribed.
        </p>
        <FormError about={['agreed']} />
        <FormError />
      </Form>
    </Dialog>
  );
}
