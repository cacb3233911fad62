import { firstCategories } from '#content/categories.ts';
import type { Db } from '../db/engine.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import { searchText } from '../search-text.ts';
import { slugify } from '../slug.ts';
import type { DemoPost } from './read-posts.ts';
import { SeedRepository } from './seed.repository.ts';

/** Markdown posts have a date only; they are published at eight in the morning in Arizona. */
const PUBLISHED_AT = 'T15:00:00.000Z';

/**
 * Inserts the initial content, once per database: the categories and, with 'demo', the posts of src/content/posts.
 * Content that the owner deletes is not restored.
 */
export async function seed(db: Db, kind: 'demo' | 'none', now: Date): Promise<void> {
  const repository = new SeedRepository();
  await unitOfWork(db)(async (transaction) => {
    if (!(await repository.begin(transaction, kind))) return;
    const { demoPosts } = kind === 'demo' ? await import('./demo-posts.ts') : { demoPosts: [] };

    const ids = new Map<string, number>();
    for (const category of firstCategories) {
      const row = { ...category, slug: slugify(category.name, 'category'), created_at: now.toISOString() };
      ids.set(category.name, await repository.insertCategory(transaction, row));
    }
    for (const post of [...demoPosts].sort(byDate)) {
      const categoryId = ids.get(post.category);
      if (categoryId === undefined) throw new Error(`${post.slug}.md: there is no category ${post.category}`);
      await repository.insertPost(transaction, row(post, categoryId, now));
    }
  });
}

function byDate(a: DemoPost, b: DemoPost): number {
  return (a.published ?? '9').localeCompare(b.published ?? '9');
}

function row(post: DemoPost, categoryId: number, now: Date) {
  const publishedAt = post.published === undefined ? null : `${post.published}${PUBLISHED_AT}`;
  const written = publishedAt ?? now.toISOString();
  return {
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    content: post.html,
    search_text: searchText(post),
    featured_image: post.cover,
    image_attribution: post.attribution,
    status: post.status ?? ('published' as const),
    published_at: publishedAt,
    category_id: categoryId,
    author_id: 1,
    author: '',
    tags: JSON.stringify(post.tags),
    meta_title: post.metaTitle,
    meta_description: post.metaDescription,
    read_time: post.readTime,
    created_at: written,
    updated_at: written,
  };
}
