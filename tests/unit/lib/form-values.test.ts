import { describe, expect, it } from 'vitest';
import { focusProblem, honeypotOf, textOf } from '#app/lib/form-values.ts';

function aForm(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}<button type="submit">Send</button></form>`;
  return document.querySelector('form')!;
}

const FIELDS = '<input name="name" required value="A"><input name="email" required><input name="phone">';

describe('form values', () => {
  it('reads text, and nothing as empty text', () => {
    const data = new FormData(aForm(FIELDS));
    expect([textOf(data, 'name'), textOf(data, 'fax')]).toEqual(['A', '']);
  });

  it('sends the invisible field only when something filled it in', () => {
    const data = new FormData();
    data.set('website', '');
    expect(honeypotOf(data)).toEqual({});
    data.set('website', 'https://spam.example');
    expect(honeypotOf(data)).toEqual({ website: 'https://spam.example' });
  });
});

describe('[K11] focusProblem', () => {
  it('prefers the field the server named, then the first required one that is empty, then the button, and blames none', () => {
    const form = aForm('<input name="fax" required disabled>' + FIELDS);
    let refusals = 0;
    form.addEventListener('invalid', () => (refusals += 1), { capture: true });
    focusProblem(form, 'phone');
    expect(document.activeElement).toHaveProperty('name', 'phone');
    focusProblem(form, null);
    expect(document.activeElement).toHaveProperty('name', 'email');
    expect(refusals).toBe(0);
    form.querySelector<HTMLInputElement>('[name=email]')!.value = 'a@example.com';
    focusProblem(form, 'unknown');
    expect(document.activeElement).toHaveProperty('type', 'submit');
  });

  it('goes to the chosen one of radio buttons, else to the first that can be chosen', () => {
    const radio = (value: string, state: string) =>
      `<input type="radio" name="time" value="${value}" ${state}>`;
    focusProblem(aForm(radio('9', 'disabled') + radio('10', '') + radio('11', '')), 'time');
    expect(document.activeElement).toHaveProperty('value', '10');
    focusProblem(aForm(radio('9', '') + radio('10', '') + radio('11', 'checked')), 'time');
    expect(document.activeElement).toHaveProperty('value', '11');
    focusProblem(aForm(radio('9', 'disabled') + radio('10', 'disabled')), 'time');
    expect(document.activeElement).toHaveProperty('type', 'submit');
  });
});
