import { describe, expect, it, vi } from 'vitest';
import { whenPresent } from '#app/lib/when-present.ts';

const find = () => document.querySelector<HTMLElement>('#late');

function addLate(): HTMLElement {
  const element = document.body.appendChild(document.createElement('p'));
  element.id = 'late';
  return element;
}

describe('whenPresent', () => {
  it('acts at once on what is there, and once on what comes later', async () => {
    document.body.replaceChildren();
    const act = vi.fn();
    whenPresent(document.body, find, act);
    expect(act).not.toHaveBeenCalled();
    const late = addLate();
    await vi.waitFor(() => expect(act).toHaveBeenCalledWith(late));
    document.body.append('more');
    whenPresent(document.body, find, act);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('can be stopped', async () => {
    document.body.replaceChildren();
    const act = vi.fn();
    const seen = vi.fn();
    whenPresent(document.body, find, act)();
    whenPresent(document.body, find, seen);
    addLate();
    await vi.waitFor(() => expect(seen).toHaveBeenCalled());
    expect(act).not.toHaveBeenCalled();
  });
});
