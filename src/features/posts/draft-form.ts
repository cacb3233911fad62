import type { WritingForm } from '#shared/contract/writing.ts';
import type { OwnerPost } from './owner-post.ts';
import { bodyOf, type Byline, emptyForm, formOf, type PostForm } from './post-form.ts';

/** What is sent of a form that may be half filled in. */
export function draftFormOf(form: PostForm, post: OwnerPost | null, authors: readonly Byline[]): WritingForm {
  const { category_id, author_id, ...rest } = bodyOf(form, post, authors);
  return {
    ...rest,
    image_alt: rest.image_alt ?? undefined,
    image_focus: rest.image_focus ?? undefined,
    slug: rest.slug ?? undefined,
    category_id: category_id > 0 ? category_id : null,
    author_id: author_id > 0 ? author_id : null,
  };
}

/** The form of a draft or a version of the server. An author whom this browser does not know has to be chosen again. */
export function formOfDraft(
  draft: WritingForm,
  post: OwnerPost | null,
  authors: readonly Byline[],
): PostForm {
  const empty = emptyForm(authors);
  const form = formOf(
    {
      ...BLANK,
      title: draft.title ?? '',
      excerpt: draft.excerpt ?? '',
      content: draft.content ?? '',
      featured_image: draft.featured_image ?? '',
      image_attribution: draft.image_attribution ?? '',
      category_id: draft.category_id ?? 0,
      author_id: draft.author_id ?? 0,
      author: draft.author ?? '',
      status: draft.status ?? 'published',
      tags: draft.tags ?? [],
      meta_title: draft.meta_title ?? '',
      meta_description: draft.meta_description ?? '',
      read_time: draft.read_time ?? empty.read_time,
    },
    authors,
  );
  const isKept = post !== null && post.author_id === draft.author_id && post.author === draft.author;
  const isKnown = authors.some(({ id }) => String(id) === form.author);
  return isKnown || isKept ? form : { ...form, author: '' };
}

const BLANK: OwnerPost = {
  id: 0,
  slug: '',
  title: '',
  excerpt: '',
  content: '',
  featured_image: '',
  image_attribution: '',
  date: '',
  status: 'published',
  category: '',
  category_id: 0,
  author_id: 0,
  author: '',
  view_count: 0,
  tags: [],
  meta_title: '',
  meta_description: '',
  read_time: '',
  updated_at: '',
};
