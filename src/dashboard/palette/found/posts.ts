import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import Link2 from 'lucide-react/icons/link-2';
import Maximize2 from 'lucide-react/icons/maximize-2';
import SquarePen from 'lucide-react/icons/square-pen';
import type { FoundTitle } from '#shared/contract/finder.ts';
import { blogPostPath } from '../../../paths.ts';
import { POST_DEEDS } from '../../../features/posts/post-deeds.ts';
import type { Entry } from '../entry.ts';
import { searchPath } from '../list-paths.ts';
import { action, deedsAt, deedsHere, keeping, lastDeedLast, type Making } from './deed-entries.ts';

export const EDIT = 'Edit';
export const VIEW = 'View on the site';
export const COPY_LINK = 'Copy the link';
const WHOLE_PAGE = 'Open in the full-page editor';

/** A post, to be written. */
export function postEntry(one: FoundTitle, { ways, now }: Making): Entry {
  const isAhead =
    one.status === 'published' && one.published_at !== null && Date.parse(one.published_at) > now.getTime();
  const isPublic = one.status === 'published' && !isAhead;
  const published = isAhead ? 'Scheduled' : 'Published';
  const state = isAhead ? 'scheduled' : one.status;
  const inList = searchPath('posts', one.title);
  const path = blogPostPath(one.slug);
  const edit = () => ways.write(one.id);
  const { writeOnPage } = ways;
  const onPage =
    writeOnPage === null ? [] : [action('page', Maximize2, WHOLE_PAGE, () => writeOnPage(one.id))];
  return keeping(
    { post: one },
    {
      value: `post-${one.id}`,
      icon: FileText,
      label: one.title,
      side: one.status === 'draft' ? 'Draft' : published,
      act: edit,
      more: [
        action('edit', SquarePen, EDIT, edit),
        ...(isPublic
          ? [
              action('view', Eye, VIEW, () => ways.goTo(path)),
              action('link', Link2, COPY_LINK, () => ways.copy(ways.addressOf(path), 'The link')),
            ]
          : [action('preview', Eye, POST_DEEDS.preview, () => ways.preview(one.id))]),
        action('list', FileText, 'Show in the list', () => ways.goTo(inList, one.id)),
        ...lastDeedLast(deedsHere(ways.deeds.ofPost(one, state), ways), [
          ...deedsAt(inList, one.id, [POST_DEEDS.duplicate], ways),
          ...onPage,
        ]),
      ],
    },
  );
}
