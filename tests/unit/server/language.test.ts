import { describe, expect, it } from 'vitest';
import { languageOf, openGraphLocale } from '#server/language.ts';

describe('the language of documents and emails', () => {
  it.each([
    ['en-US', 'en', 'en_US'],
    ['en-GB', 'en-GB', 'en_GB'],
    ['pt-PT', 'pt-PT', 'pt_PT'],
    ['de-DE', 'de', 'de_DE'],
    ['de', 'de', 'de_DE'],
    ['zh-Hant-TW', 'zh-TW', 'zh_TW'],
  ])('of %s is %s, and %s for social networks', (locale, language, social) => {
    expect(languageOf(locale)).toBe(language);
    expect(openGraphLocale(locale)).toBe(social);
  });
});
