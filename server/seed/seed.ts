import { categories } from '#content/categories.ts';
import { instantAt, startOfDay } from '#shared/business-instant.ts';
import type { Db } from '../db/engine.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import { searchText } from '../search-text.ts';
import { slugify } from '#shared/slug.ts';
import type { DemoPost } from './read-posts.ts';
import { SeedRepository } from './seed.repository.ts';
import { seededPost, type SeededContent } from './seeded-content.ts';

/** Markdown posts have a date only; they are published at eight in the morning where the business is. */
const PUBLISHED_AT = '08:00';

/**
 * Inserts the initial content, once per database: the categories and, with 'demo', the posts of src/content/posts.
 * Content that the owner deletes is not restored.
 */
export async function seed(db: Db, kind: 'demo' | 'none', now: Date): Promise<void> {
  const repository = new SeedRepository();
  await unitOfWork(db)(async (transaction) => {
    if (!(await repository.begin(transaction, kind))) return;
    const { demoPosts, samples } =
      kind === 'demo' ? await import('./demo-posts.ts') : { demoPosts: [], samples: [] };

    const ids = new Map<string, number>();
    for (const category of firstCategories()) {
      const row = { ...category, created_at: now.toISOString() };
      ids.set(category.name, await repository.insertCategory(transaction, row));
    }
    const posts: Record<string, SeededContent['posts'][string]> = {};
    for (const post of [...demoPosts].sort(byDate)) {
      const categoryId = ids.get(post.category);
      if (categoryId === undefined) throw new Error(`${post.slug}.md: there is no category ${post.category}`);
      const written = row(post, categoryId, now);
      await repository.insertPost(transaction, written);
      if (samples.includes(post.slug)) posts[post.slug] = seededPost(written);
    }
    await repository.record(transaction, { categories: firstCategories(), posts });
  });
}

/** The categories that this build begins a site with. */
export function firstCategories() {
  return categories.map((category) => ({ ...category, slug: slugify(category.name, 'category') }));
}

/** What this build seeds of the demo, for a database without a record; its categories' ids are not known. */
export async function firstContent(): Promise<SeededContent> {
  const { demoPosts, samples } = await import('./demo-posts.ts');
  const now = new Date();
  const posts = demoPosts
    .filter(({ slug }) => samples.includes(slug))
    .map((post) => {
      const { digest } = seededPost(row(post, 0, now));
      return [post.slug, { digest, category: null }] as const;
    });
  return { categories: firstCategories(), posts: Object.fromEntries(posts) };
}

function byDate(a: DemoPost, b: DemoPost): number {
  return (a.published ?? '9').localeCompare(b.published ?? '9');
}

function row(post: DemoPost, categoryId: number, now: Date) {
  const publishedAt = post.published === undefined ? null : publicationOf(post.published).toISOString();
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

function publicationOf(day: string): Date {
  return instantAt(day, PUBLISHED_AT) ?? startOfDay(day);
}
