import { describe, expect, it } from 'vitest';
import { moneyIn } from '#shared/money.ts';

describe('prices', () => {
  it('[9.1.01] [9.1.02] [9.1.05] [9.1.07] are dollars to the letter', () => {
    const { price, priceRange } = moneyIn('en-US', 'USD');
    expect([65, 2_500, 1_000, 12.5].map(price)).toEqual(['$65', '$2,500', '$1,000', '$12.50']);
    expect(priceRange(500, 1_500)).toBe('$500-$1,500');
  });

  it.each([
    ['pt-PT', 'EUR', '65\u00a0€', '2500\u00a0€', '500–1500\u00a0€'],
    ['de-DE', 'EUR', '65\u00a0€', '2.500\u00a0€', '500–1.500\u00a0€'],
    ['en-GB', 'GBP', '£65', '£2,500', '£500-£1,500'],
  ])('are what people read in %s', (locale, currency, small, large, range) => {
    const { price, priceRange } = moneyIn(locale, currency);
    expect([price(65), price(2_500), priceRange(500, 1_500)]).toEqual([small, large, range]);
  });
});
