import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PartBoundary } from '#app/components/dashboard/PartBoundary.tsx';
import { prefetchable, WhileFetching } from '#app/lib/prefetchable.tsx';

const Field = ({ name }: { name: string }) => <input aria-label={name} />;

function setUp() {
  const load = vi.fn(() => Promise.resolve({ default: Field }));
  const field = prefetchable(load);
  const screenOf = (name: string) => (
    <WhileFetching value="Loading">
      <field.Part name={name} />
    </WhileFetching>
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

describe('in a part of the dashboard whose code does not come', () => {
  afterEach(() => vi.restoreAllMocks());

  /** @param failures how often it does not come */
  function showPart(failures: number) {
    vi.spyOn(console, 'error').mockReturnValue(undefined); // by React, too
    const load = vi.fn(() => Promise.resolve({ default: Field }));
    for (let time = 0; time < failures; time += 1) load.mockRejectedValueOnce(new TypeError('Offline'));
    const field = prefetchable(load);
    render(
      <PartBoundary name="campaigns" title="Campaigns" fallback="Loading">
        <field.Part name="Subject" />
      </PartBoundary>,
    );
    return { load, said: () => screen.findByRole('alert') };
  }

  it('keeps its heading, says so, and fetches it again by a button', async () => {
    const { load, said } = showPart(2);
    const message = await said();
    expect(message.textContent).toContain('Error loading campaigns');
    expect(message.textContent).toContain('The connection may be gone.');
    expect(screen.getByRole('heading', { name: 'Campaigns' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await said();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByLabelText('Subject');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('fetches it again by itself once the browser is online', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { said } = showPart(1);
    expect((await said()).textContent).toContain('There is no connection.');
    fireEvent(window, new Event('online'));
    await screen.findByLabelText('Subject');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('tells a mistake of a part from code that has not come, and fetches nothing for it', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const Broken = vi.fn((): never => {
    throw new TypeError('A mistake');
  });
  render(
    <PartBoundary name="campaigns" fallback="Loading">
      <Broken />
    </PartBoundary>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('has a mistake');
  Broken.mockClear();
  fireEvent(window, new Event('online'));
  expect(Broken).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
