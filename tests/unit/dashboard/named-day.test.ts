import { describe, expect, it } from 'vitest';
import { callDay } from '#app/features/consultations/call-days.ts';
import { datedWords } from '#app/dashboard/palette/dated-words.ts';
import { askedMove, timeAhead } from '#app/dashboard/palette/asked-times.ts';
import { momentIn } from '#app/dashboard/palette/moment.ts';
import { typedDaysOff } from '#app/dashboard/palette/typed-days.ts';
import { namedDay, writtenDay } from '#shared/named-day.ts';

/** A Friday. */
const TODAY = '2026-11-27';

describe('a day is named', () => {
  it.each([
    ['today', '2026-11-27'],
    ['Tomorrow', '2026-11-28'],
    ['yesterday', '2026-11-26'],
    ['friday', '2026-11-27'],
    ['thu', '2026-12-03'],
    ['next friday', '2026-12-04'],
    ['next mon', '2026-11-30'],
    ['this week', '2026-11-23'],
    ['next week', '2026-11-30'],
    ['dec 4', '2026-12-04'],
    ['4. December', '2026-12-04'],
    ['December 4, 2027', '2027-12-04'],
    ['jan 9', '2027-01-09'],
    ['nov 2', '2026-11-02'],
    ['12/4', '2026-12-04'],
    ['2026-12-4', '2026-12-04'],
    ['this friday', '2026-11-27'],
    ['last friday', '2026-11-20'],
    ['last week', '2026-11-16'],
    ['week of dec 9', '2026-12-07'],
    ['in 3 days', '2026-11-30'],
    ['in two weeks', '2026-12-11'],
    ['in a week', '2026-12-04'],
    ['day after tomorrow', '2026-11-29'],
    ['the 3rd', '2026-12-03'],
    ['27th', '2026-11-27'],
    ['the 31st', '2026-12-31'],
    ['dec 3rd', '2026-12-03'],
    ['the 3rd of December', '2026-12-03'],
    ['december the 3rd', '2026-12-03'],
  ])('by “%s”: %s', (words, day) => {
    expect(namedDay(words, TODAY)).toBe(day);
  });

  it.each([
    '',
    'fr',
    'frieda',
    'next',
    'next ana',
    'dec',
    'feb 30',
    '13/1',
    'ana 4',
    '2026-13-01',
    'in days',
    'week of ana',
    'the 32nd',
    'the third',
    '3',
  ])('not by “%s”', (words) => {
    expect(namedDay(words, TODAY)).toBeNull();
  });
});

describe('a day is written', () => {
  it.each([
    ['dec 3', '2026-12-03', '2025-12-03'],
    ['3 Dec', '2026-12-03', '2025-12-03'],
    ['nov 27', '2026-11-27', '2026-11-27'],
    ['mar 3', '2027-03-03', '2026-03-03'],
    ['Dec 3, 2026', '2026-12-03', '2026-12-03'],
    ['2026-12-03', '2026-12-03', '2026-12-03'],
    ['yesterday', '2026-11-26', '2026-11-26'],
  ])('by “%s”: %s, or of what is over %s', (words, day, over) => {
    expect(writtenDay(words, TODAY)).toBe(day);
    expect(writtenDay(words, TODAY, { isOver: true })).toBe(over);
  });

  it.each(['mon', 'sunday', 'next week', 'dec', 'mar', '2026', 'mar 3 ana'])('not by “%s”', (words) => {
    expect(writtenDay(words, TODAY)).toBeNull();
  });
});

describe('days are named beside somebody', () => {
  it.each([
    ['nina patel dec', 'nina patel', '2026-12-01', '2026-12-31'],
    ['ada ruiz dec 3', 'ada ruiz', '2026-12-03', '2026-12-03'],
    ['ada on thursday', 'ada', '2026-12-03', '2026-12-03'],
    ['ada next week', 'ada', '2026-11-30', '2026-12-06'],
    ['ada february 2028', 'ada', '2028-02-01', '2028-02-29'],
    ['Dec 3 Ada', 'Ada', '2026-12-03', '2026-12-03'],
    ['ada nov', 'ada', '2026-11-01', '2026-11-30'],
    ['ada week of dec 9', 'ada', '2026-12-07', '2026-12-13'],
    ['ada dec 3 patel', 'ada patel', '2026-12-03', '2026-12-03'],
    ['dec 3', '', '2026-12-03', '2026-12-03'],
  ])('in “%s”', (words, rest, from, to) => {
    expect(datedWords(words, TODAY)).toEqual({ rest, from, to });
  });

  it.each(['', 'ada', 'ada patel'])('not in “%s”', (words) => {
    expect(datedWords(words, TODAY)).toBeNull();
  });
});

describe('a time is named', () => {
  it.each([
    ['marta thursday 10am', 'marta', '2026-12-03', '10:00 AM'],
    ['marta 10:30 thu', 'marta', '2026-12-03', '10:30 AM'],
    ['marta thu 10', 'marta', '2026-12-03', '10:00 AM'],
    ['nina to dec 3 3 p.m.', 'nina', '2026-12-03', '3:00 PM'],
    ['nina at 3', 'nina', null, '3:00 PM'],
    ['nina 15:15', 'nina', null, '3:15 PM'],
    ['12am', '', null, '12:00 AM'],
    ['ada dec 3 noon', 'ada', '2026-12-03', '12:00 PM'],
    ['ada dec 3 at midnight', 'ada', '2026-12-03', '12:00 AM'],
    ['ada 3 dec 10', 'ada', '2026-12-03', '10:00 AM'],
    ['ada 3rd dec 10', 'ada', '2026-12-03', '10:00 AM'],
    ['ada on the 3rd at 10am', 'ada', '2026-12-03', '10:00 AM'],
    ['ada on the 3rd 10', 'ada', '2026-12-03', '10:00 AM'],
    ['zoe yesterday', 'zoe', null, null],
    ['zoe dec', 'zoe', '2026-12-01', null],
    ['zoe this week', 'zoe', TODAY, null],
  ])('in “%s”', (words, rest, day, slot) => {
    expect(momentIn(words, TODAY)).toMatchObject({ rest, day, slot });
  });

  it.each(['nina dec 15 to', 'nina dec 15 dec 16'])('not by the day of a month in “%s”', (words) => {
    expect(momentIn(words, TODAY).slot).toBeNull();
  });

  it.each(['marta 10', '25:00', '13pm', '10:07', 'room 4 ovens'])('not in “%s”', (words) => {
    expect(momentIn(words, TODAY)).toMatchObject({ rest: words, slot: null });
  });
});

describe('what is named can be no day ahead', () => {
  it.each([
    ['ada feb 30 10am', 'ada', 'February 30 is no day'],
    ['ada 31 April 2027', 'ada', 'April 31, 2027 is no day'],
    ['ada the 32nd', 'ada', 'the 32nd is no day'],
    ['ada 13/1 noon', 'ada', '13/1 is no day'],
    ['ada nov 1 10am', 'ada', `${callDay('2026-11-01', TODAY)} is past`],
    ['what twenty yesterday', 'what twenty', `${callDay('2026-11-26', TODAY)} is past`],
  ])('in “%s”', (words, rest, refused) => {
    const moment = momentIn(words, TODAY);
    expect(moment).toMatchObject({ rest, day: null, refused });
    expect(timeAhead(moment, new Date(`${TODAY}T12:00:00Z`))).toEqual({ day: '', slot: null, refused });
  });

  it.each(['ada dec 3', 'ada', 'ada feb', 'ada 10am', 'ada today', 'room 40'])('but not in “%s”', (words) => {
    expect(momentIn(words, TODAY).refused).toBeNull();
  });

  it('and a call is moved to none of them', () => {
    const { which, to } = askedMove('ines to nov 3 9am', TODAY);
    expect(which).toBe('ines');
    expect(to).toMatchObject({ day: null, refused: `${callDay('2026-11-03', TODAY)} is past` });
  });
});

describe('which call is moved, and where to', () => {
  it.each([
    ['nina dec 15 to dec 16', 'nina dec 15', '2026-12-16', null],
    ['nina dec 4 3pm to monday 9am', 'nina dec 4 3pm', '2026-11-30', '9:00 AM'],
    ['nina 3pm to 4pm', 'nina 3pm', null, '4:00 PM'],
    ['nina to dec 4 3pm', 'nina', '2026-12-04', '3:00 PM'],
  ])('in “%s”', (words, which, day, slot) => {
    expect(askedMove(words, TODAY)).toMatchObject({ which, to: { day, slot } });
  });

  it.each(['nina dec 15', 'nina to marta', 'nina to'])('not in “%s”', (words) => {
    expect(askedMove(words, TODAY)).toEqual({ which: words, to: null });
  });
});

describe('days are taken off', () => {
  it.each([
    ['take dec 24 off', '2026-12-24', '2026-12-24'],
    ['days off dec 24-26', '2026-12-24', '2026-12-26'],
    ['time off dec 30 to jan 2', '2026-12-30', '2027-01-02'],
    ['block dec 3', '2026-12-03', '2026-12-03'],
    ['take next week off', '2026-11-30', '2026-12-06'],
    ['day off tomorrow', '2026-11-28', '2026-11-28'],
    ['days off 24-26 dec', '2026-12-24', '2026-12-26'],
    ['block 24-26 dec', '2026-12-24', '2026-12-26'],
    ['holiday dec 24 to jan 2', '2026-12-24', '2027-01-02'],
    ['vacation dec 24-31', '2026-12-24', '2026-12-31'],
    ['leave dec 24', '2026-12-24', '2026-12-24'],
    ['time off dec 24', '2026-12-24', '2026-12-24'],
    ['monday off', '2026-11-30', '2026-11-30'],
  ])('by “%s”', (words, from, to) => {
    expect(typedDaysOff(words, TODAY)).toEqual({ from, to });
  });

  it.each(['block', 'days off', 'block nov 2', 'take dec 26-24 off', 'block ana'])('not by “%s”', (words) => {
    expect(typedDaysOff(words, TODAY)).toBeNull();
  });
});
