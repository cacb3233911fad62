import { describe, expect, it } from 'vitest';
import { intlPatterns } from '#shared/intl-patterns.ts';
import { writeDate } from '#shared/dates-in-words.ts';
import { formatSlot, formatTime, writeTime } from '#shared/times-in-words.ts';

const patterns = intlPatterns({ locale: 'pt-PT', hourCycle: 'h23', firstDayOfWeek: 'monday' });

describe('dates and times of another language', () => {
  it('have its order, words and spaces', () => {
    expect(patterns).toMatchObject({
      longDate: '{day} de {month} de {year}',
      dayOfYear: '{weekday}, {day} de {month}',
      fullDay: '{weekday}, {day} de {month} de {year}',
      monthOfYear: '{month} de {year}',
      time: '{hour}:{minute}',
      halves: [],
    });
    expect([patterns.weekdays[2], patterns.months[0]]).toEqual(['terça-feira', 'janeiro']);
  });

  it('begin with a capital where they are headings', () => {
    expect([patterns.columns[2], patterns.monthsOfYear[10]]).toEqual(['Ter', 'Novembro']);
  });

  it('name the weekdays above a calendar in three letters where those tell them apart', () => {
    expect(patterns.columns).toEqual(['Dom', 'Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb']);
    const swahili = intlPatterns({ locale: 'sw-KE', hourCycle: 'h23', firstDayOfWeek: 'monday' });
    expect(swahili.columns.slice(0, 2)).toEqual(['Jumapili', 'Jumatatu']);
  });

  it('have the name of a month as it stands beside a day, and beside a year', () => {
    const polish = intlPatterns({ locale: 'pl-PL', hourCycle: 'h23', firstDayOfWeek: 'monday' });
    expect([polish.months[10], polish.monthsOfYear[10]]).toEqual(['listopada', 'Listopad']);
  });

  it('are on a clock of 24 hours, or of 12 with its words', () => {
    expect(['08:30', '00:05', '18:00'].map((time) => writeTime(patterns, time))).toEqual([
      '08:30',
      '00:05',
      '18:00',
    ]);
    const twelve = intlPatterns({ locale: 'pt-PT', hourCycle: 'h12', firstDayOfWeek: 'monday' });
    expect(writeTime(twelve, '18:00')).toBe('6:00 p.m.');
  });
});

describe('the default’s', () => {
  it('times are those that are sent', () => {
    expect([formatSlot('9:00 AM'), formatTime('00:05'), formatTime('12:00')]).toEqual([
      '9:00 AM',
      '12:05 AM',
      '12:00 PM',
    ]);
  });

  it('patterns are filled with the parts of a day', () => {
    expect(writeDate('{weekday}: {day}.{month}.{year}', '2026-01-05', 'Mo')).toBe('Mo: 5.January.2026');
  });
});
