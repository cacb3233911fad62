import { business } from '#content/business.ts';

/*
 * Amounts as people where the business is write them. The build works out what uses it, so that no browser loads `Intl`
 * to show a price: a file of src/content that imports this one may export nothing but data.
 */

interface Money {
  /**
   * An amount with its currency, '$2,500' or, with a no-break space, '2500 €'; decimals where there are any.
   * @param amount in whole units: 65 is $65
   */
  price: (amount: number) => string;
  /** From one amount to another: '$500-$1,500', or '500–1500 €' where the currency stands behind. [9.1.07] */
  priceRange: (from: number, to: number) => string;
}

/**
 * The prices of a language and a currency.
 * @param locale BCP 47
 * @param currency ISO 4217
 */
export function moneyIn(locale: string, currency: string): Money {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const price = (amount: number) => format.format(amount);
  return {
    price,
    priceRange(from, to) {
      const parts = format.formatToParts(from);
      if (parts.at(-1)?.type !== 'currency') return `${price(from)}-${price(to)}`;
      const start = parts.slice(0, -1).map(({ value }) => value);
      return `${start.join('').trim()}–${price(to)}`;
    },
  };
}

export const { price, priceRange } = moneyIn(business.language.locale, business.money.currency);
