import { describe, expect, it } from 'vitest';
import { COVER_RATIO, drawnTo, largestArea, MIN_SIDE, within } from '#app/features/media/crop-area.ts';

const image = { width: 1_600, height: 1_600 };
const free = { image, ratio: null };
const cover = { image, ratio: COVER_RATIO };

describe('the largest part in a ratio', () => {
  it.each([
    ['50 50', { x: 0, y: 350 }],
    ['50 0', { x: 0, y: 0 }],
    ['50 100', { x: 0, y: 700 }],
  ])('lies around the focus %s, as far as there is room', (text, place) => {
    const [x = 0, y = 0] = text.split(' ').map(Number);
    expect(largestArea(image, COVER_RATIO, { x, y })).toEqual({ ...place, width: 1_600, height: 900 });
  });

  it('is as high as a wide image', () => {
    const area = largestArea({ width: 4_000, height: 900 }, COVER_RATIO, { x: 0, y: 50 });
    expect(area).toEqual({ x: 0, y: 0, width: 1_600, height: 900 });
  });

  it('is the whole image without a ratio', () => {
    expect(largestArea(image, null, { x: 0, y: 0 })).toEqual({ x: 0, y: 0, ...image });
  });
});

describe('a part that is moved', () => {
  it('stays in the image', () => {
    const area = { x: -50, y: 1_500, width: 400, height: 300 };
    expect(within(area, image)).toEqual({ x: 0, y: 1_300, width: 400, height: 300 });
  });
});

describe('a part that is drawn at a corner', () => {
  const area = { x: 400, y: 400, width: 800, height: 450 };

  it.each([
    ['nw', { x: 300, y: 200 }, { x: 300, y: 200, width: 900, height: 650 }],
    ['ne', { x: 1_000, y: 500 }, { x: 400, y: 500, width: 600, height: 350 }],
    ['sw', { x: 500, y: 1_000 }, { x: 500, y: 400, width: 700, height: 600 }],
    ['se', { x: 9_999, y: 9_999 }, { x: 400, y: 400, width: 1_200, height: 1_200 }],
  ] as const)('keeps the one opposite of %s', (corner, to, drawn) => {
    expect(drawnTo(area, corner, to, free)).toEqual(drawn);
  });

  it('keeps its ratio, and stays in the image', () => {
    const drawn = drawnTo(area, 'se', { x: 1_599, y: 500 }, cover);
    expect(drawn).toEqual({ x: 400, y: 400, width: 1_199, height: 674 });
    const whole = drawnTo(area, 'nw', { x: -500, y: -500 }, cover);
    expect(whole.width / whole.height).toBeCloseTo(COVER_RATIO, 1);
    expect(Math.min(whole.x, whole.y)).toBeGreaterThanOrEqual(0);
    expect([whole.x + whole.width, whole.y + whole.height]).toEqual([1_200, 850]);
  });

  it('never gets smaller than the server takes', () => {
    const drawn = drawnTo(area, 'se', { x: 0, y: 0 }, free);
    expect([drawn.width, drawn.height]).toEqual([MIN_SIDE, MIN_SIDE]);
    const small = drawnTo(area, 'se', { x: 0, y: 0 }, cover);
    expect(small.height).toBeGreaterThanOrEqual(MIN_SIDE);
  });
});
