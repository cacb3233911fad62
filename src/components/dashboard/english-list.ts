/** 'Rye, Spelt, and 2 more': the dashboard is in English, whatever language the site has. */
export function englishList(items: readonly string[]): string {
  return new Intl.ListFormat('en').format(items);
}
