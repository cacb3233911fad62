import { publicCategories } from '#content/categories.ts';
import { type Filters, readFilters } from '../../lib/filters.ts';

/** A visitor's place in the blog's list. */
export interface BlogPlace extends Filters {
  page: number;
}

/** Reads the place from the query string; invalid values mean page 1 without filters. */
export function readBlogPlace(params: URLSearchParams): BlogPlace {
  const page = params.get('page') ?? '';
  return {
    ...readFilters(params, publicCategories),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}
