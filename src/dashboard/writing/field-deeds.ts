import type { Deed } from '../../components/dashboard/deeds.ts';

/** What a post has besides its text: each with the name of its field, and its other names. */
const FIELDS: readonly { label: string; field: string; also?: readonly string[] }[] = [
  { label: 'Title', field: 'title' },
  { label: 'Tags', field: 'tags' },
  { label: 'Cover', field: 'featured_image', also: ['image', 'picture', 'photo'] },
  { label: 'Category', field: 'category' },
  { label: 'Address', field: 'slug', also: ['slug', 'url', 'permalink'] },
  { label: 'Excerpt', field: 'excerpt', also: ['summary'] },
  { label: 'Author', field: 'author', also: ['byline'] },
  { label: 'Date', field: 'published_at', also: ['time'] },
  { label: 'Search title', field: 'meta_title', also: ['seo', 'meta title'] },
  {
    ...{ label: 'Search text', field: 'meta_description' },
    also: ['seo', 'meta description', 'description'],
  },
];

/** What leads to each of them, once it is asked for. @param showField leads to a field by its name */
export function fieldDeeds(showField: (name: string) => void): Deed[] {
  return FIELDS.map(({ label, field, also = [] }) => ({
    ...{ label, also, isQuiet: true },
    act: () => showField(field),
  }));
}
