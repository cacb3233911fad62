import { slugify } from '#shared/slug.ts';
import type { AfterView } from '../../features/posts/after-view.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { bodyOf, type PostForm, tagsIn } from '../../features/posts/post-form.ts';
import { type PostView, toPostView } from '../../features/posts/post-view.ts';
import type { PostChoices } from '../posts/use-post-choices.ts';
import { readDate } from './post-date.ts';

interface Previewed {
  values: PostForm;
  /** As it was last saved; null while it is new. */
  post: OwnerPost | null;
  choices: Pick<PostChoices, 'categories' | 'authors'>;
  now: Date;
}

/** What is on the page, as visitors would see it if it were published now. */
export function previewOf({ values, post, choices, now }: Previewed): { post: PostView; after: AfterView } {
  const body = bodyOf(values, post, choices.authors);
  // Without one nothing is said of it: no post is published so.
  const category = choices.categories.find(({ value }) => value === values.category)?.label ?? '';
  const view = toPostView(
    {
      ...body,
      id: post?.id ?? 0,
      title: values.title.trim() || 'Untitled',
      slug: values.slug,
      category,
      published_at: readDate(values.published_at).instant ?? post?.published_at ?? now.toISOString(),
      image_alt: values.image_alt.trim() || undefined,
      image_focus: values.image_focus,
    },
    now,
  );
  const tags = tagsIn(values.tags).map((name) => ({ slug: slugify(name, 'tag'), name }));
  return {
    post: { ...view, category },
    after: {
      category: { slug: slugify(category, 'category'), name: category, color: null },
      tags,
      previous: null,
      next: null,
      related: [],
    },
  };
}
