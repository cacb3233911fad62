import FileText from 'lucide-react/icons/file-text';
import UserRound from 'lucide-react/icons/user-round';
import { type Author, bylineOf } from '../../../features/authors/authors.ts';
import { dashboardTabPath } from '../../../paths.ts';
import type { Entry } from '../entry.ts';
import { action, deedsAt, type Making } from './deed-entries.ts';

/** An author, in their list: their form is there, and what tells whether one can be deleted. */
export function authorEntry(author: Author, { ways }: Making): Entry {
  const { id, role } = author;
  const list = dashboardTabPath('authors');
  const show = () => ways.goTo(list, id);
  const posts = `${dashboardTabPath('posts')}&author=${id}`;
  return {
    ...action(`author-${id}`, UserRound, bylineOf(author), show),
    side: role,
    more: [
      action('list', UserRound, 'Show in the list', show),
      action('posts', FileText, 'Show their posts', () => ways.goTo(posts)),
      ...deedsAt(list, id, ['Edit'], ways),
    ],
  };
}
