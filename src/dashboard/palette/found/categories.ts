import FileText from 'lucide-react/icons/file-text';
import Tags from 'lucide-react/icons/tags';
import type { FoundCategory } from '#shared/contract/finder.ts';
import { dashboardTabPath } from '../../../paths.ts';
import type { Entry } from '../entry.ts';
import { action, deedsAt, type Making } from './deed-entries.ts';

/** A category, in its list: its form is there. */
export function categoryEntry({ id, name, has_posts: hasPosts }: FoundCategory, { ways }: Making): Entry {
  const list = dashboardTabPath('categories');
  const show = () => ways.goTo(list, id);
  const posts = `${dashboardTabPath('posts')}&category=${encodeURIComponent(name)}`;
  return {
    ...action(`category-${id}`, Tags, name, show),
    more: [
      action('list', Tags, 'Show in the list', show),
      action('posts', FileText, 'Show its posts', () => ways.goTo(posts)),
      ...deedsAt(list, id, hasPosts ? ['Edit'] : ['Edit', 'Delete'], ways),
    ],
  };
}
