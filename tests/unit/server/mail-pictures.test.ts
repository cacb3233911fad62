// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { copyOf, mailPicture } from '#server/mail/mail-pictures.ts';

describe('the copies of pictures for emails', () => {
  it('have two pixels for one in three widths, and the size that they are shown in', () => {
    const path = (width: number) => `/mail-pictures/uploads/0a1b-1600x900-w${width}.jpg`;
    const upload = '/uploads/0a1b-1600x900.webp';
    expect(mailPicture(upload, null)).toEqual({ path: path(1200), width: 600, height: 338 });
    expect(mailPicture(upload, 300)).toEqual({ path: path(600), width: 300, height: 169 });
    expect(mailPicture(upload, 120)).toEqual({ path: path(300), width: 120, height: 68 });
  });

  it('are not drawn larger than the picture is', () => {
    expect(mailPicture('/uploads/0a1b-200x100.webp', 600)).toMatchObject({ width: 200, height: 100 });
  });

  it('of drawings are PNG', () => {
    expect(mailPicture('/artwork/covers/a-menu.svg', null)).toEqual({
      path: '/mail-pictures/artwork/covers/a-menu.svg-w1200.png',
      width: 600,
      height: null,
    });
  });

  it.each([
    '/uploads/../secret.webp',
    '/uploads/0a1b.webp',
    '/artwork/../index.svg',
    '/cards/site.png',
    'https://other.example/uploads/0a1b-1600x900.webp',
  ])('are not made of %s', (address) => {
    expect(mailPicture(address, null)).toBeNull();
  });

  it('are found again by their addresses, and by no others', () => {
    expect(copyOf('/uploads/0a1b-1600x900-w600.jpg')).toEqual({
      source: '/uploads/0a1b-1600x900.webp',
      width: 600,
      format: 'jpeg',
    });
    expect(copyOf('/artwork/covers/a-menu.svg-w300.png')).toEqual({
      source: '/artwork/covers/a-menu.svg',
      width: 300,
      format: 'png',
    });
    const others = ['/uploads/0a1b-1600x900-w601.jpg', '/uploads/0a1b-1600x900-w600.png', '/artwork/a.svg'];
    expect(others.map(copyOf)).toEqual([null, null, null]);
    expect(copyOf('/artwork/../../data/x.svg-w600.png')).toBeNull();
  });
});
