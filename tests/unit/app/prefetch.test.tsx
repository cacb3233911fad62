import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RoutePrefetch } from '#app/app/RoutePrefetch.tsx';
import { HostContext } from '#app/lib/host.ts';
import { testHost } from '#tests/support/render.tsx';

function renderLinks() {
  const prefetch = vi.fn();
  render(
    <HostContext value={testHost({ base: '/shingle' })}>
      <RoutePrefetch prefetch={prefetch} />
      <a href="/shingle/blog">
        <b>Blog</b>
      </a>
      <a href="https://github.com/">GitHub</a>
      <a href="/elsewhere">Elsewhere</a>
      <p>Text</p>
    </HostContext>,
  );
  return prefetch;
}

describe('prefetching pages', () => {
  it.each(['pointerOver', 'touchStart', 'focusIn'] as const)(
    'loads a page’s code on %s over its link',
    (event) => {
      const prefetch = renderLinks();
      fireEvent[event](screen.getByText('Blog'));
      expect(prefetch.mock.calls).toEqual([['/blog']]);
    },
  );

  it('loads nothing early for who saves data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const prefetch = renderLinks();
    fireEvent.pointerOver(screen.getByText('Blog'));
    expect(prefetch).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('leaves other sites, other folders and text alone', () => {
    const prefetch = renderLinks();
    for (const text of ['GitHub', 'Elsewhere', 'Text']) fireEvent.pointerOver(screen.getByText(text));
    expect(prefetch).not.toHaveBeenCalled();
  });
});
