import { describe, expect, it } from 'vitest';
import { business as wren } from '#content/business.ts';
import { hoursWords as portuguese } from '#content/words/pt/time.ts';
import type { Business, TimeRange } from '#shared/business-profile.ts';
import { hoursInWords } from '#shared/hours-in-words.ts';
import { bookableWeekdays, zoneLabel } from '#shared/booking-days.ts';
import { openingHours } from '#shared/opening-hours.ts';

type Open = Business['time']['open'];
const CLOSED: Open = {
  ...{ monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] },
  ...{ saturday: [], sunday: [] },
};

function hoursOf(open: Partial<Open>, changes: Partial<Business> = {}) {
  return hoursInWords({ ...wren, ...changes, time: { name: 'Lisbon time', open: { ...CLOSED, ...open } } });
}

describe('the opening hours in words', () => {
  it('[9.2.07] are, by default, as the specification has them', () => {
    expect(openingHours).toEqual({
      inOneLine: 'Monday to Friday, 9AM-5PM Arizona time',
      inSentence: 'Monday to Friday, 9AM-5PM Arizona time',
      byDay: [
        { days: 'Monday to Friday', hours: '9AM-5PM' },
        { days: 'Saturday and Sunday', hours: 'Closed' },
      ],
    });
    expect([bookableWeekdays, zoneLabel]).toEqual(['Monday to Friday', 'Arizona time']);
  });

  const long: readonly TimeRange[] = [['08:30', '18:00']];
  const lisbon = { tuesday: long, wednesday: long, thursday: long, friday: long, saturday: long };

  it('go over the end of a week, and begin with the first open day', () => {
    expect(hoursOf(lisbon).openingHours).toEqual({
      inOneLine: 'Tuesday to Saturday, 8:30AM-6PM Lisbon time',
      inSentence: 'Tuesday to Saturday, 8:30AM-6PM Lisbon time',
      byDay: [
        { days: 'Tuesday to Saturday', hours: '8:30AM-6PM' },
        { days: 'Sunday and Monday', hours: 'Closed' },
      ],
    });
  });

  it('are in another language’s words and clock', () => {
    const language = { locale: 'pt-PT', hourCycle: 'h23', firstDayOfWeek: 'monday' } as const;
    const time = { name: 'hora de Lisboa', open: { ...CLOSED, ...lisbon } };
    const words = hoursInWords({ ...wren, language, time }, portuguese);
    expect(words.openingHours).toEqual({
      inOneLine: 'Terça-feira a sábado, 08:30–18:00, hora de Lisboa',
      inSentence: 'terça-feira a sábado, 08:30–18:00, hora de Lisboa',
      byDay: [
        { days: 'Terça-feira a sábado', hours: '08:30–18:00' },
        { days: 'Domingo e segunda-feira', hours: 'Fechado' },
      ],
    });
    expect([words.bookableWeekdays, words.bookableLabel, words.zoneLabel]).toEqual([
      'segunda-feira a sexta-feira',
      'Segunda-feira a sexta-feira',
      'Hora de Lisboa',
    ]);
  });

  it('name several ranges of a day, and days that differ', () => {
    const split: readonly TimeRange[] = [
      ['09:00', '12:30'],
      ['14:00', '18:00'],
    ];
    expect(
      hoursOf({ monday: split, wednesday: split, friday: split, saturday: [['10:00', '12:00']] }),
    ).toMatchObject({
      openingHours: {
        inOneLine: 'Monday, Wednesday, and Friday, 9AM-12:30PM and 2PM-6PM; Saturday, 10AM-12PM Lisbon time',
        byDay: [
          { days: 'Monday, Wednesday, and Friday', hours: '9AM-12:30PM and 2PM-6PM' },
          { days: 'Tuesday, Thursday, and Sunday', hours: 'Closed' },
          { days: 'Saturday', hours: '10AM-12PM' },
        ],
      },
    });
  });

  it('are the same all week', () => {
    const always: Open = {
      ...{ monday: long, tuesday: long, wednesday: long, thursday: long, friday: long },
      ...{ saturday: long, sunday: long },
    };
    const days = hoursOf(always).openingHours.byDay;
    expect(days).toEqual([{ days: 'Monday to Sunday', hours: '8:30AM-6PM' }]);
  });
});
