import { expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { tradeInSentence } from '#shared/trade.ts';

it.each([
  ['en-US', 'Web developer', 'web developer'],
  ['en-US', 'SEO Consultant', 'SEO consultant'],
  ['en-US', 'WordPress developer', 'WordPress developer'],
  ['pt-PT', 'Técnica de informática', 'técnica de informática'],
  ['de-AT', 'Selbstständige Webentwicklerin', 'Selbstständige Webentwicklerin'],
])('in a sentence of %s, “%s” is “%s”', (locale, trade, inSentence) => {
  const who = { ...business.who, trade };
  expect(tradeInSentence({ who, language: { ...business.language, locale } })).toBe(inSentence);
});
