import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { carryOut, type EarlyInput } from '#app/app/early-input.ts';

function early(changes: Partial<EarlyInput>): EarlyInput {
  return { fields: new Set(), actions: [], release: vi.fn(), ...changes };
}

/** Sets a value behind React's back, as a visitor does before it is there. */
function typeEarly(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
}

function Controlled({ onSent }: { onSent: (name: string) => void }) {
  const [name, setName] = useState('');
  const [day, setDay] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSent(`${name} on ${day}`);
      }}
    >
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <input type="radio" aria-label="Monday" checked={day === 'Monday'} onChange={() => setDay('Monday')} />
      <button type="submit">Send</button>
    </form>
  );
}

describe('what was done early', () => {
  it('reaches controls that React keeps, then the form is sent with it, once', () => {
    const onSent = vi.fn();
    render(<Controlled onSent={onSent} />);
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    const monday = screen.getByLabelText<HTMLInputElement>('Monday');
    typeEarly(name, 'Ana');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')!.set!.call(monday, true);
    const input = early({
      fields: new Set([name, monday]),
      actions: [{ form: name.form!, submitter: screen.getByText('Send') }],
    });
    window.earlyInput = input;
    act(() => carryOut(window));
    expect(onSent.mock.calls).toEqual([['Ana on Monday']]);
    expect([name.value, monday.checked]).toEqual(['Ana', true]);
    expect(input.release).toHaveBeenCalledOnce();
    carryOut(window);
    expect(onSent).toHaveBeenCalledOnce();
  });

  it('presses what was pressed, and sends no form that is gone', () => {
    const pressed = vi.fn();
    const onSent = vi.fn();
    render(<button onClick={pressed}>Menu</button>);
    const form = document.createElement('form');
    form.addEventListener('submit', onSent);
    window.earlyInput = early({ actions: [{ button: screen.getByText('Menu') }, { form, submitter: null }] });
    carryOut(window);
    expect(pressed).toHaveBeenCalledOnce();
    expect(onSent).not.toHaveBeenCalled();
  });

  it('is nothing where the document began without a first render', () => {
    delete window.earlyInput;
    expect(() => carryOut(window)).not.toThrow();
  });
});
