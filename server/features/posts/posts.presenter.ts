import type { Pagination } from '#shared/contract/envelope.ts';
import type { DashboardPost, PublicPost } from '#shared/contract/posts.ts';
import { business } from '#content/business.ts';
import { type Page, pageCount } from '../../db/rows.ts';
import type { PostWithCategory } from './posts.repository.ts';

/** A post without an author shows the site owner's name. */
export function presentPublicPost(row: PostWithCategory): PublicPost {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    content: row.content,
    featured_image: row.featured_image,
    image_attribution: row.image_attribution,
    published_at: row.published_at,
    read_time: readTime(row.read_time),
    category: row.category,
    author: row.author || business.who.name,
  };
}

export function presentDashboardPost(row: PostWithCategory): DashboardPost {
  return {
    ...presentPublicPost(row),
    status: row.status,
    category_id: row.category_id,
    author_id: row.author_id,
    view_count: row.view_count,
    tags: JSON.parse(row.tags) as string[], // we write an array of strings; the schema ensures JSON
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Minutes come back from PostgreSQL as text; an author's own text never is digits alone. */
function readTime(value: number | string): number | string {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
}

export function postPagination({ page, limit }: Page, total: number): Pagination {
  return {
    current_page: page,
    total_posts: total,
    total_pages: pageCount(total, limit),
    posts_per_page: limit,
  };
}
