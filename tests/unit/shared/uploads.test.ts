import { describe, expect, it } from 'vitest';
import { imageSources } from '#shared/contract/uploads.ts';

describe('imageSources', () => {
  it('reads size and widths from an upload’s name', () => {
    expect(imageSources('/uploads/ab12-1200x800.webp')).toEqual({
      width: 1200,
      height: 800,
      srcSet:
        '/uploads/ab12-1200x800-w480.webp 480w, /uploads/ab12-1200x800-w960.webp 960w, /uploads/ab12-1200x800.webp 1200w',
    });
  });

  it('names no width that was not made', () => {
    expect(imageSources('/uploads/ab12-480x300.webp')?.srcSet).toBe('/uploads/ab12-480x300.webp 480w');
  });

  it.each([
    '/artwork/covers/fallback.svg',
    'https://example.com/uploads/ab12-1x1.webp',
    '/uploads/photo.webp',
    '',
  ])('knows nothing of %j', (address) => {
    expect(imageSources(address)).toBeNull();
  });
});
