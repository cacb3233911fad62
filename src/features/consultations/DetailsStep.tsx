import { consultationPage } from '#content/consultation-page.ts';
import { consultation } from '#content/words/consultation.ts';
import * as labels from '#content/words/forms.ts';
import { TextArea, TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { BookingStep } from './BookingStep.tsx';

export interface Details {
  name: string;
  email: string;
  phone: string;
  message: string;
}

interface DetailsStepProps {
  details: Details;
  /** Whether visitors without a telephone number are given a link to meet online. */
  meetsOnline: boolean;
  onChange: (changes: Partial<Details>) => void;
}

/** The third step: the visitor's details. Only name and email are required. [2.12.06] [5.43]–[5.46] */
export function DetailsStep({ details, meetsOnline, onChange }: DetailsStepProps) {
  const { title, phoneHint } = consultation.details;
  return (
    <BookingStep number={3} title={title}>
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <Field label={labels.name} required name="name">
          {(control) => (
            <TextInput
              {...control}
              autoComplete="name"
              value={details.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        <Field label={labels.email} required name="email">
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="email"
              value={details.email}
              onChange={({ target }) => onChange({ email: target.value })}
            />
          )}
        </Field>
        <FormError about={['name', 'email']} className="sm:col-span-2" />
        <Field
          label={labels.phone}
          hint={meetsOnline ? phoneHint.online : phoneHint.open}
          name="phone"
          className="sm:col-span-2"
        >
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              autoComplete="tel"
              value={details.phone}
              onChange={({ target }) => onChange({ phone: target.value })}
            />
          )}
        </Field>
        <Field
          label={labels.message}
          hint={consultationPage.messageHint}
          name="message"
          className="sm:col-span-2"
        >
          {(control) => (
            <TextArea
              {...control}
              value={details.message}
              onChange={({ target }) => onChange({ message: target.value })}
            />
          )}
        </Field>
        <FormError about={['phone', 'message']} className="sm:col-span-2" />
      </div>
    </BookingStep>
  );
}
