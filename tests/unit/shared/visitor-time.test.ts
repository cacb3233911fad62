import { describe, expect, it } from 'vitest';
import { describeVisitorTime, otherWeekday, visitorTime } from '#shared/visitor-time.ts';

describe('the time on the visitor’s clock', () => {
  it.each([
    ['America/New_York', '12:00 PM, Eastern Standard Time', null],
    ['America/Los_Angeles', '9:00 AM, Pacific Standard Time', null],
    ['Asia/Tokyo', 'Wednesday, November 25, 2:00 AM, Japan Standard Time', 'Wed'],
    ['Asia/Kolkata', '10:30 PM, India Standard Time', null],
  ])('in %s 10:00 AM in Arizona is %s', (zone, long, weekday) => {
    const visitor = visitorTime('2026-11-24', '10:00 AM', zone)!;
    expect([describeVisitorTime(visitor), otherWeekday(visitor), visitor.same]).toEqual([
      long,
      weekday,
      false,
    ]);
  });

  it('follows the change of clocks elsewhere: Denver has Arizona’s time only in winter', () => {
    expect(visitorTime('2026-11-24', '9:00 AM', 'America/Denver')).toMatchObject({ same: true });
    expect(visitorTime('2026-07-07', '9:00 AM', 'America/Denver')).toMatchObject({
      same: false,
      time: '10:00 AM',
    });
  });

  it('says nothing where the zone is not known', () => {
    expect(visitorTime('2026-11-24', '9:00 AM', 'Etc/Unknown')).toBeNull();
  });
});
