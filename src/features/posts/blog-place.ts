import { PUBLIC_CATEGORIES } from '#shared/business.ts';
import { type Filters, readFilters } from '../../lib/filters.ts';

/** Where in the blog's list a visitor is. */
export interface BlogPlace extends Filters {
  page: number;
}

/** Reads the place out of the address; what makes no sense there is page 1 of everything. */
export function readBlogPlace(params: URLSearchParams): BlogPlace {
  const page = params.get('page') ?? '';
  return {
    ...readFilters(params, PUBLIC_CATEGORIES),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}
