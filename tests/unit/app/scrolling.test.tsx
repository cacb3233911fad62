import { act, render } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScrollManager } from '#app/app/ScrollManager.tsx';

function renderAt(at: string) {
  return render(
    <MemoryRouter initialEntries={[at]}>
      <ScrollManager />
      <Routes>
        <Route
          path="/"
          element={
            <>
              <Link to="/about">About</Link>
              <Link to="/?page=2">Page 2</Link>
              <Link to="/#pricing">Prices</Link>
              <section id="pricing" />
            </>
          }
        />
        <Route
          path="/about"
          element={
            <>
              <Link to="/#pricing">Prices at home</Link>
              <Link to="/about#late">Late part</Link>
            </>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
}

function click(view: ReturnType<typeof renderAt>, name: string) {
  act(() => view.getByText(name).click());
}

describe('scrolling', () => {
  const scrollTo = vi.fn();
  const scrolledTo: [string, unknown][] = [];
  let reducedMotion = false;

  beforeEach(() => {
    vi.useFakeTimers();
    scrollTo.mockReset();
    scrolledTo.length = 0;
    reducedMotion = false;
    vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
    vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: reducedMotion }) as MediaQueryList);
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
      scrolledTo.push([this.id, options]);
    });
  });
  afterEach(() => document.querySelector('#late')?.remove());

  it('[2.1.20] scrolls smoothly to the top on a page change, and only then', () => {
    const view = renderAt('/');
    expect(scrollTo).not.toHaveBeenCalled();
    click(view, 'Page 2');
    expect(scrollTo).not.toHaveBeenCalled();
    click(view, 'About');
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  });

  it('[2.1.20] [K12] does not animate for those who asked for reduced motion', () => {
    reducedMotion = true;
    const view = renderAt('/');
    click(view, 'About');
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  });

  it('[2.1.21] [2.1.22] scrolls smoothly to what the hash names, after 100 ms', () => {
    renderAt('/#pricing');
    vi.advanceTimersByTime(99);
    expect(scrolledTo).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(scrolledTo).toEqual([['pricing', { behavior: 'smooth', block: 'start' }]]);
    expect(document.activeElement?.id).toBe('pricing');
  });

  it('[2.1.21] does so from another page, and again when the same link is clicked again', () => {
    const view = renderAt('/about');
    click(view, 'Prices at home');
    vi.advanceTimersByTime(100);
    expect(scrolledTo).toHaveLength(1);
    click(view, 'Prices');
    vi.advanceTimersByTime(100);
    expect(scrolledTo).toHaveLength(2);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('[2.1.21] waits for what comes later than that', async () => {
    const view = renderAt('/about');
    click(view, 'Late part');
    vi.advanceTimersByTime(500);
    expect(scrolledTo).toEqual([]);
    const late = document.body.appendChild(document.createElement('section'));
    late.id = 'late';
    await vi.waitFor(() => expect(scrolledTo.map(([id]) => id)).toEqual(['late']));
  });
});
