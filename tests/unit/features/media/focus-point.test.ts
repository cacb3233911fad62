import { expect, it } from 'vitest';
import { movedFocus, readFocus, writeFocus } from '#app/features/media/focus-point.ts';

it.each([
  ['25 100', { x: 25, y: 100 }],
  ['', { x: 0, y: 50 }],
  ['12.4 62.6', { x: 12, y: 63 }],
  ['-80 300', { x: 0, y: 100 }],
  ['left top', { x: 50, y: 50 }],
])('reads %j in whole percents', (text, point) => {
  expect(readFocus(text)).toEqual(point);
  expect(readFocus(writeFocus(point))).toEqual(point);
});

it('moves by a percent with each arrow key, by ten with Shift, and not beyond the image', () => {
  const middle = { x: 50, y: 0 };
  const moved = (key: string, shiftKey = false) => movedFocus(middle, { key, shiftKey });
  expect(moved('ArrowLeft')).toEqual({ x: 49, y: 0 });
  expect(moved('ArrowDown', true)).toEqual({ x: 50, y: 10 });
  expect(moved('ArrowUp', true)).toEqual(middle);
  expect(moved('Enter')).toBeNull();
});
