import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { prefetchable } from '#app/lib/prefetchable.tsx';

const Field = ({ name }: { name: string }) => <input aria-label={name} />;

function setUp() {
  const load = vi.fn(() => Promise.resolve({ default: Field }));
  const field = prefetchable(load);
  const screenOf = (name: string) => (
    <Suspense fallback="Loading">
      <field.Part name={name} />
    </Suspense>
  );
  return { load, field, screenOf };
}

it('is rendered at once when its code has come', async () => {
  const { field, screenOf } = setUp();
  await field.load();
  render(screenOf('Title'));
  screen.getByLabelText('Title');
});

it('fetches it when it is shown first', async () => {
  const { load, screenOf } = setUp();
  render(screenOf('Title'));
  screen.getByText('Loading');
  await screen.findByLabelText('Title');
  expect(load).toHaveBeenCalledOnce();
});

it('keeps what was typed when its code is fetched once more', async () => {
  const { field, screenOf } = setUp();
  const { rerender } = render(screenOf('Title'));
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Bread' } });
  await field.load();
  rerender(screenOf('Name'));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Bread');
});
