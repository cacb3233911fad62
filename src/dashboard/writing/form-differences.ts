import { formatMomentInZone } from '#shared/moments-in-words.ts';
import { readFocus } from '../../features/media/focus-point.ts';
import { KEPT_AUTHOR, type PostForm } from '../../features/posts/post-form.ts';
import type { PostChoices } from '../posts/use-post-choices.ts';
import { isAhead, readDate } from './post-date.ts';

/** A setting that two forms have otherwise, in words. */
export interface SettingDifference {
  field: keyof PostForm;
  label: string;
  before: string;
  after: string;
  /** The addresses of two covers, null where there is none; null for any other setting. */
  covers: { before: string | null; after: string | null } | null;
}

interface Names extends Pick<PostChoices, 'categories' | 'authors'> {
  /** The name of an author who is kept, and is none of these; null where nobody knows it. */
  keptAuthor: string | null;
}

/** As the drawer calls them, and in its order. */
const LABELS: Partial<Record<keyof PostForm, string>> = {
  slug: 'Address',
  status: 'Status',
  published_at: 'Date',
  category: 'Category',
  tags: 'Tags',
  excerpt: 'Excerpt',
  author: 'Author',
  featured_image: 'Featured Image',
  image_attribution: 'Image attribution',
  image_alt: 'Alternative text',
  image_focus: 'Focus point',
  meta_title: 'Meta title',
  meta_description: 'Meta description',
};

/** The settings in which two forms differ: not their title and text, nor what is counted from them. */
export function settingDifferences(before: PostForm, after: PostForm, names: Names): SettingDifference[] {
  return (Object.keys(LABELS) as (keyof PostForm)[]) // Object.keys() widens the names.
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      field,
      label: LABELS[field] ?? field,
      before: inWords(field, before, names),
      after: inWords(field, after, names),
      covers:
        field === 'featured_image'
          ? { before: before.featured_image || null, after: after.featured_image || null }
          : null,
    }));
}

const NOTHING: Partial<Record<keyof PostForm, string>> = {
  published_at: 'When it is published',
  slug: 'Made from the title',
};

function inWords(field: keyof PostForm, form: PostForm, { categories, authors, keptAuthor }: Names): string {
  const value = form[field];
  if (value.trim() === '') return NOTHING[field] ?? 'None';
  switch (field) {
    case 'status':
      if (value === 'draft') return 'Draft';
      return isAhead(form.published_at, new Date()) ? 'Scheduled' : 'Published';
    case 'published_at': {
      const { instant } = readDate(value);
      return instant === null ? 'No whole date' : formatMomentInZone(instant);
    }
    case 'category':
      return categories.find((category) => category.value === value)?.label ?? 'Another one';
    case 'author':
      if (value === KEPT_AUTHOR) return keptAuthor ?? 'As before';
      return authors.find(({ id }) => String(id) === value)?.name ?? 'Another one';
    case 'image_focus': {
      const { x, y } = readFocus(value);
      return `${x} % from the left, ${y} % from the top`;
    }
    default:
      return value;
  }
}
