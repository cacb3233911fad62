import { expect, it } from 'vitest';
import { movedFocus, readFocus, writeFocus } from '#app/features/media/focus-point.ts';

it.each([
  ['25 100', { x: 25, y: 100 }],
  ['', { x: 0, y: 50 }],
  ['12.4 62.6', { x: 0, y: 75 }],
  ['-80 300', { x: 0, y: 100 }],
  ['left top', { x: 50, y: 50 }],
])('reads %j on steps of a quarter', (text, point) => {
  expect(readFocus(text)).toEqual(point);
  expect(readFocus(writeFocus(point))).toEqual(point);
});

it('moves a step with each arrow key, and not beyond the image', () => {
  const middle = { x: 50, y: 0 };
  expect(movedFocus(middle, 'ArrowLeft')).toEqual({ x: 25, y: 0 });
  expect(movedFocus(middle, 'ArrowDown')).toEqual({ x: 50, y: 25 });
  expect(movedFocus(middle, 'ArrowUp')).toEqual(middle);
  expect(movedFocus(middle, 'Enter')).toBeNull();
});
