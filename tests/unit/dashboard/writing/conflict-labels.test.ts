import { expect, it } from 'vitest';
import { otherOne } from '#app/dashboard/writing/conflict-labels.ts';

const now = new Date('2026-11-26T12:00:00-07:00');
const today = '2026-11-26T09:41:00-07:00';
const before = '2026-11-24T09:41:00-07:00';

it.each([
  ['Firefox on Linux', today, 'Firefox on Linux, today, 9:41 AM'],
  ['Firefox on Linux', before, 'Firefox on Linux, Nov 24, 9:41 AM'],
  ['Firefox on Linux', '', 'Firefox on Linux'],
  [null, today, 'Saved elsewhere, today, 9:41 AM'],
  [null, before, 'Saved elsewhere, Nov 24, 9:41 AM'],
  [null, '', 'Saved elsewhere'],
])('says of what %s saved at %s where and when that was', (device, savedAt, label) => {
  expect(otherOne(device, savedAt, now).label).toBe(label);
});
