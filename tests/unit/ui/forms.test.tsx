import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Button } from '#app/ui/Button.tsx';
import { Select, TextInput } from '#app/ui/controls.tsx';
import { Field } from '#app/ui/Field.tsx';

describe('Field', () => {
  it('ties label, hint and error to the control', () => {
    render(
      <Field label="Email" required hint="Stays here." error="Not an address.">
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Email');
    expect([input.required, input.getAttribute('aria-invalid')]).toEqual([true, 'true']);
    const described = input.getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Not an address.',
      'Stays here.',
    ]);
  });

  it('says which fields are optional, and describes nothing where nothing is said', () => {
    render(<Field label="Phone">{(control) => <TextInput {...control} />}</Field>);
    const input = screen.getByLabelText<HTMLInputElement>(/Phone/);
    expect([input.required, input.hasAttribute('aria-describedby')]).toEqual([false, false]);
    expect(screen.getByText('Optional')).toBeTruthy();
  });
});

describe('Button', () => {
  it('is disabled and says what it does while it is busy', () => {
    const { rerender } = render(<Button busy="Sending...">Send</Button>);
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect([button.disabled, button.textContent, button.getAttribute('aria-busy')]).toEqual([
      true,
      'Sending...',
      'true',
    ]);
    rerender(<Button>Send</Button>);
    expect([button.disabled, button.textContent, button.type]).toEqual([false, 'Send', 'button']);
  });
});

describe('Select', () => {
  it('is required where nothing is chosen at first, and only there', () => {
    render(
      <>
        <Select required aria-label="with" placeholder="Choose" choices={[{ value: 'a', label: 'A' }]} />
        <Select required aria-label="without" choices={[{ value: 'a', label: 'A' }]} />
      </>,
    );
    const isRequired = (name: string) => screen.getByLabelText<HTMLSelectElement>(name).required;
    expect([isRequired('with'), isRequired('without')]).toEqual([true, false]);
  });

  it('offers its choices after an empty placeholder', () => {
    render(<Select aria-label="Kind" placeholder="Choose" choices={[{ value: 'a', label: 'A' }]} />);
    const options = screen.getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value, text }) => [value, text])).toEqual([
      ['', 'Choose'],
      ['a', 'A'],
    ]);
  });
});
