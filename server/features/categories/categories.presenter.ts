import type { Category } from '#shared/contract/categories.ts';
import type { CategoryWithCount } from './categories.repository.ts';

export function presentCategory(row: CategoryWithCount): Category {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    color: row.color,
    postCount: row.post_count,
  };
}
