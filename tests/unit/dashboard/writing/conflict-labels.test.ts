import { expect, it } from 'vitest';
import { otherLabel } from '#app/dashboard/writing/conflict-labels.ts';

const now = new Date('2026-11-26T12:00:00-07:00');
const today = '2026-11-26T09:41:00-07:00';
const before = '2026-11-24T09:41:00-07:00';

it.each([
  ['Firefox on Linux', today, 'The other one: Firefox on Linux, saved today, 9:41 AM'],
  ['Firefox on Linux', before, 'The other one: Firefox on Linux, saved Nov 24, 9:41 AM'],
  ['Firefox on Linux', '', 'The other one: Firefox on Linux, saved'],
  [null, today, 'The other one: saved elsewhere today, 9:41 AM'],
  [null, before, 'The other one: saved elsewhere Nov 24, 9:41 AM'],
  [null, '', 'The other one: saved elsewhere'],
])('says of what %s saved at %s where and when that was', (device, savedAt, label) => {
  expect(otherLabel(device, savedAt, now)).toBe(label);
});
