import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CoverImage } from '#app/components/CoverImage.tsx';
import { Head } from '#app/components/Head.tsx';
import { RichText } from '#app/components/RichText.tsx';
import { ThemeSwitch } from '#app/components/ThemeSwitch.tsx';
import { renderOnSite } from '#tests/support/render.tsx';

describe('ThemeSwitch', () => {
  beforeEach(() => window.localStorage.clear());

  it('swaps the theme and says which one comes next', async () => {
    const { user, host } = renderOnSite(<ThemeSwitch />);
    await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
    expect(host.theme.current()).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Switch to light theme' }));
    expect(host.theme.current()).toBe('light');
  });
});

describe('Head', () => {
  beforeEach(() => document.head.replaceChildren());

  const meta = (name: string) =>
    [...document.head.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)].map(
      ({ content }) => content,
    );
  const canonical = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(({ href }) => href);

  it('gives the document its title, description and canonical address', () => {
    renderOnSite(<Head title="About us" description="Who we are." />, { at: '/about', base: '/shingle' });
    expect(document.title).toBe('About us');
    expect(meta('description')).toEqual(['Who we are.']);
    expect(canonical()).toEqual([`${window.location.origin}/shingle/about`]);
    expect(meta('robots')).toEqual(['index, follow']);
  });

  it('changes what the server wrote in place, and keeps its public origin', () => {
    document.head.innerHTML =
      '<title>Old</title><meta name="description" content="Old."><link rel="canonical" href="https://wren.example/old">';
    renderOnSite(<Head title="Thanks" description="It arrived." noindex />, { at: '/thank-you' });
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
    expect(meta('description')).toEqual(['It arrived.']);
    expect(canonical()).toEqual(['https://wren.example/thank-you']);
    expect(meta('robots')).toEqual(['noindex']);
  });
});

describe('CoverImage', () => {
  const image = () => screen.getByRole<HTMLImageElement>('img');
  const show = (src: string) =>
    renderOnSite(<CoverImage src={src} alt="A cover" sizes="50vw" />, { base: '/shingle' });

  it('[D13] shows root-relative images under the base', () => {
    show('/artwork/covers/a.svg');
    expect(image().getAttribute('src')).toBe('/shingle/artwork/covers/a.svg');
    expect([image().hasAttribute('srcset'), image().getAttribute('loading')]).toEqual([false, 'lazy']);
  });

  it('offers the widths that were made of an uploaded image', () => {
    show('/uploads/0a1b-1200x900.webp');
    expect(image().getAttribute('srcset')).toBe(
      '/shingle/uploads/0a1b-1200x900-w480.webp 480w, /shingle/uploads/0a1b-1200x900-w960.webp 960w, /shingle/uploads/0a1b-1200x900.webp 1200w',
    );
    expect(image().getAttribute('sizes')).toBe('50vw');
  });

  it('[2.11.10] replaces an image that fails to load by the fallback, once', () => {
    show('https://gone.example/a.jpg');
    fireEvent.error(image());
    expect(image().getAttribute('src')).toBe('/shingle/artwork/covers/fallback.svg');
    fireEvent.error(image());
    expect(image().getAttribute('src')).toBe('/shingle/artwork/covers/fallback.svg');
  });
});

describe('RichText', () => {
  const html =
    '<p>Before<script>alert(1)</script></p><div><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></div><p>After</p>';

  it('[2.11.12] [5.71] shows the author’s HTML sanitised', () => {
    const { container } = renderOnSite(<RichText html={html} />);
    expect(screen.getByText('Before')).toBeTruthy();
    expect(screen.getByText('After')).toBeTruthy();
    expect(container.querySelector('script')).toBeNull();
  });

  it('[3.13.02] [K8] loads a video only when the visitor starts it, from youtube-nocookie.com', async () => {
    const { container, user } = renderOnSite(<RichText html={html} />);
    expect(container.querySelector('iframe')).toBeNull();
    await user.click(screen.getByRole('button', { name: /Play video/ }));
    const src = container.querySelector('iframe')!.src;
    expect(src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1&/);
  });

  it('starts a video where its address says', async () => {
    const later = html.replace('dQw4w9WgXcQ', 'dQw4w9WgXcQ?start=42');
    const { container, user } = renderOnSite(<RichText html={later} />);
    await user.click(screen.getByRole('button', { name: /Play video/ }));
    const { pathname, searchParams } = new URL(container.querySelector('iframe')!.src);
    expect(pathname).toBe('/embed/dQw4w9WgXcQ');
    expect(searchParams.get('start')).toBe('42');
    expect(searchParams.get('autoplay')).toBe('1');
  });
});
