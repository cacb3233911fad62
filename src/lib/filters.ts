/** The filters of a list: a category or `all`, and the search words or ''. */
export interface Filters {
  category: string;
  search: string;
}

export const ALL = 'all';

/** Reads the filters from the query string. An unknown category counts as `all`. */
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
