import type Quill from 'quill';
import { describe, expect, it } from 'vitest';
import { placeBelow } from '#app/features/editor/writing/place.ts';

const SIZE = { width: 340, height: 406 };

/** An editor whose caret stands at `top` in a window 800 pixels high, of which a part is seen. */
function editorWith(top: number, visualViewport: { offsetTop: number; height: number } | null) {
  return {
    getBounds: () => ({ left: 20, top, bottom: top + 30, width: 0 }),
    container: { getBoundingClientRect: () => ({ top: 0, width: 350 }) },
    root: { ownerDocument: { defaultView: { innerWidth: 390, innerHeight: 800, visualViewport } } },
  } as unknown as Quill;
}

describe('where a panel goes at a place of the text', () => {
  it('is below it, as high as it likes', () => {
    expect(placeBelow(editorWith(200, null), 0, SIZE)).toMatchObject({ isAbove: false, top: 238, room: 406 });
  });

  it('stays below where there is enough to scroll in', () => {
    expect(placeBelow(editorWith(450, null), 0, SIZE)).toMatchObject({ isAbove: false, room: 304 });
  });

  it('is above it near the bottom of the window', () => {
    expect(placeBelow(editorWith(700, null), 0, SIZE)).toMatchObject({ isAbove: true, top: 692, room: 406 });
  });

  it('stays clear of a keyboard that covers the lower part of the window', () => {
    const seen = { offsetTop: 0, height: 460 };
    expect(placeBelow(editorWith(180, seen), 0, SIZE)).toMatchObject({ isAbove: false, room: 234 });
    expect(placeBelow(editorWith(400, seen), 0, SIZE)).toMatchObject({ isAbove: true, room: 272 });
  });

  it('stays within what is seen of a window that the keyboard has pushed up', () => {
    const seen = { offsetTop: 340, height: 460 };
    expect(placeBelow(editorWith(700, seen), 0, SIZE)).toMatchObject({ isAbove: true, room: 344 });
  });
});
