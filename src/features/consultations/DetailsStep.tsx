import { consultation } from '#content/consultation.ts';
import { TextArea, TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { failureOf, type FormFailure } from '../../lib/use-form-failure.ts';
import { BookingStep } from './BookingStep.tsx';

export interface Details {
  name: string;
  email: string;
  phone: string;
  message: string;
}

interface DetailsStepProps {
  details: Details;
  onChange: (changes: Partial<Details>) => void;
  failure: FormFailure | null;
}

/** The third step: who is coming. Only name and email are needed. [2.12.06] [5.43]–[5.46] */
export function DetailsStep({ details, onChange, failure }: DetailsStepProps) {
  const { title, phoneHint, messageHint } = consultation.details;
  return (
    <BookingStep number={3} title={title}>
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <Field label="Your name" required errorBox={failureOf(failure, 'name')}>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              autoComplete="name"
              value={details.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        <Field label="Email address" required errorBox={failureOf(failure, 'email')}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              value={details.email}
              onChange={({ target }) => onChange({ email: target.value })}
            />
          )}
        </Field>
        <FormError failure={failure} about={['name', 'email']} className="sm:col-span-2" />
        <Field
          label="Phone"
          hint={phoneHint}
          errorBox={failureOf(failure, 'phone')}
          className="sm:col-span-2"
        >
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              name="phone"
              autoComplete="tel"
              value={details.phone}
              onChange={({ target }) => onChange({ phone: target.value })}
            />
          )}
        </Field>
        <Field
          label="Message"
          hint={messageHint}
          errorBox={failureOf(failure, 'message')}
          className="sm:col-span-2"
        >
          {(control) => (
            <TextArea
              {...control}
              name="message"
              value={details.message}
              onChange={({ target }) => onChange({ message: target.value })}
            />
          )}
        </Field>
        <FormError failure={failure} about={['phone', 'message']} className="sm:col-span-2" />
      </div>
    </BookingStep>
  );
}
