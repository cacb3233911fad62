import Mail from 'lucide-react/icons/mail';
import { pressRow } from '../../components/dashboard/press-row.ts';
import { RowCheckbox } from '../../components/dashboard/RowCheckbox.tsx';
import { ShortDate } from '../../components/dashboard/ShortDate.tsx';
import { isScheduled, plannedAt, type ListedPost } from '../../features/posts/owner-post.ts';
import type { Selection } from '../../lib/use-selection.ts';
import { Badge } from '../../ui/Badge.tsx';
import { formatMoment } from '#shared/moments-in-words.ts';
import {
  ACTIONS,
  AuthorCell,
  BADGED,
  BELOW_TITLE,
  CategoryCell,
  Cell,
  DOTTED,
  IN_TABLE_ALONE,
  ROW,
  TITLE,
  TITLE_CELL,
} from './PostCells.tsx';
import { PostDate } from './PostDate.tsx';
import { type PostActions, PostRowActions } from './PostRowActions.tsx';
import type { UnsavedRow } from './unsaved-row.ts';

interface PostRowProps {
  post: ListedPost;
  /** What is kept of it beside what was saved; undefined for nothing. */
  edits: UnsavedRow | undefined;
  onDiscard: (edits: UnsavedRow) => void;
  /** Its category's; undefined while that is not known. */
  color: string | undefined;
  selection: Selection;
  actions: PostActions;
  /** Whether the author says something: the posts have more than one. */
  hasAuthors: boolean;
}

/** One post in the table, or as a card. [4.5.02] [3.2.02]–[3.2.13] */
export function PostRow({
  post: saved,
  edits,
  onDiscard,
  color,
  selection,
  actions,
  hasAuthors,
}: PostRowProps) {
  const isDraft = saved.status === 'draft';
  // What is kept of a draft is what it says by now; visitors don't have what is kept of another one.
  const post =
    isDraft && edits !== undefined && edits.title !== '' ? { ...saved, title: edits.title } : saved;
  const planned = plannedAt(saved, edits?.date);
  const isAhead = isScheduled(post);
  const isUnseen = post.view_count === 0;
  return (
    <tr
      tabIndex={-1}
      data-row={post.id}
      className={`${ROW} cursor-pointer`}
      onClick={(event) => pressRow(event, () => actions.onEdit(post))}
    >
      <td className="pt-1.5 pr-1 pb-1 @max-[44rem]:absolute @max-[44rem]:top-1.5 @max-[44rem]:left-0 @max-[44rem]:p-0 touch:@max-[44rem]:top-0.5">
        <RowCheckbox id={post.id} name={post.title} selection={selection} />
      </td>
      <td className={TITLE_CELL}>
        <button
          type="button"
          data-opens
          aria-haspopup="dialog"
          onClick={() => actions.onEdit(post)}
          className={TITLE}
        >
          {post.title}
        </button>
        <p className={BELOW_TITLE}>{post.excerpt}</p>
        {edits === undefined || isDraft ? null : (
          <p className="text-fine font-medium text-sun">
            Not yet updated, <ShortDate at={edits.at} inSentence />
          </p>
        )}
      </td>
      <Cell className={`${isDraft || isAhead ? BADGED : ''} ${DOTTED}`}>
        {/* Most are published: only what is not stands out. */}
        {isAhead ? (
          <Badge tone="sky">Scheduled</Badge>
        ) : isDraft ? (
          <Badge tone="sun">Draft</Badge>
        ) : (
          'Published'
        )}
        <SentMark newsletter={post.newsletter} />
      </Cell>
      <CategoryCell name={post.category} color={color} />
      <AuthorCell name={post.author} hasAuthors={hasAuthors} />
      <Cell
        className={`${isAhead || planned !== null ? '@min-[44rem]:@max-[60rem]:max-w-36 @min-[44rem]:@max-[60rem]:whitespace-normal!' : ''} ${isUnseen ? '' : DOTTED}`}
      >
        <PostDate post={post} planned={planned} />
      </Cell>
      <Cell className={`text-right ${isUnseen ? IN_TABLE_ALONE : ''}`}>
        {post.view_count.toLocaleString('en-US')}
        <span className="@min-[44rem]:sr-only"> {post.view_count === 1 ? 'view' : 'views'}</span>
      </Cell>
      <td className={ACTIONS}>
        <PostRowActions
          post={post}
          planned={planned}
          actions={actions}
          onDiscard={edits === undefined || isDraft ? null : () => onDiscard(edits)}
        />
      </td>
    </tr>
  );
}

/** That a post went to the subscribers, or will. */
function SentMark({ newsletter }: { newsletter: ListedPost['newsletter'] | undefined }) {
  if (newsletter === undefined) return null;
  const { sent_at, is_scheduled } = newsletter;
  if (sent_at === null && !is_scheduled) return null;
  const told = is_scheduled ? 'To be sent' : 'Sent';
  return (
    <span
      title={
        sent_at === null ? 'Scheduled in Campaigns' : `Sent to your subscribers ${formatMoment(sent_at)}`
      }
      className="inline-flex items-center gap-1 text-fine @max-[44rem]:ml-2 @min-[44rem]:flex"
    >
      <Mail aria-hidden className="size-3.5" />
      {told}
    </span>
  );
}
