import { expect, it } from 'vitest';
import { otherLabel } from '#app/dashboard/writing/conflict-labels.ts';

const now = new Date(2026, 10, 26, 12);
const today = new Date(2026, 10, 26, 9, 41).toISOString();
const before = new Date(2026, 10, 24, 9, 41).toISOString();

it.each([
  ['Firefox on Linux', today, 'The other one: Firefox on Linux, saved 9:41 AM'],
  ['Firefox on Linux', before, 'The other one: Firefox on Linux, saved Nov 24, 9:41 AM'],
  [null, today, 'The other one: saved elsewhere at 9:41 AM'],
  [null, before, 'The other one: saved elsewhere on Nov 24, 9:41 AM'],
  [null, '', 'The other one: saved elsewhere'],
])('says of what %s saved at %s where and when that was', (device, savedAt, label) => {
  expect(otherLabel(device, savedAt, now).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(label);
});
