/** What a list is narrowed to: one category, or `all`, and the words looked for, '' for none. */
export interface Filters {
  category: string;
  search: string;
}

export const ALL = 'all';

/** Reads filters out of an address. A category that is not on offer counts as all of them. */
export function readFilters(params: URLSearchParams, categories: readonly string[]): Filters {
  const category = params.get('category') ?? ALL;
  return {
    category: categories.includes(category) ? category : ALL,
    search: (params.get('search') ?? '').trim(),
  };
}

export function isFiltered({ category, search }: Filters): boolean {
  return category !== ALL || search !== '';
}
