import { describe, expect, it } from 'vitest';
import { figureColumns } from '#shared/rich-text/figure-columns.ts';

const isFigure = (text: string) => figureColumns([[text]])[0];

describe('a column of figures', () => {
  it.each([
    '0',
    '1074',
    '$2,500',
    '$ 40',
    'US$ 40',
    '20%',
    '−3,5 %',
    '1 200 €',
    '1.200,50 EUR',
    '358 px',
    '≈ 2 h',
    '0.06',
    '300 KB',
    '$500 to $1,500',
    '3–5',
    '10 - 20 %',
  ])('may hold %s', (text) => expect(isFigure(text)).toBe(true));

  it.each([
    'x',
    '20 seconds',
    'about 13 hours',
    '$500 or so',
    '2 to 6 weeks',
    '2026-11-20',
    '520 555 0100',
    '1. First',
    '',
  ])('holds no “%s”', (text) => expect(isFigure(text)).toBe(false));

  it('may have gaps, but no words', () => {
    expect(
      figureColumns([
        ['1', 'a', '—'],
        ['', '2', ' – '],
        ['3', '3'],
      ]),
    ).toEqual([true, false, false]);
  });

  it('of no table are none', () => {
    expect(figureColumns([])).toEqual([]);
  });
});
