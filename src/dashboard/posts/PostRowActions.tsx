import { Link } from 'react-router-dom';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { type RowAction, RowMenu } from '../../components/dashboard/RowMenu.tsx';
import { isScheduled, type ListedPost } from '../../features/posts/owner-post.ts';
import { POST_DEEDS } from '../../features/posts/post-deeds.ts';
import { blogPostPath } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Button } from '../../ui/Button.tsx';

/** What can be done with a post. */
export interface PostActions {
  onEdit: (post: ListedPost) => void;
  /** Opens it on a page of its own; null where Edit does that. */
  onWrite: ((post: ListedPost) => void) | null;
  /** Shows what visitors can't read yet as they will. */
  onPreview: (post: ListedPost) => void;
  /** Asks when it is to appear, on the page for writing. @param planned when it is planned for; null for no date */
  onSchedule: (post: ListedPost, planned: string | null) => void;
  /** Publishes a draft, and makes a draft of any other post. */
  onToggle: (post: ListedPost) => void;
  /** Publishes now what is scheduled for later. */
  onPublishNow: (post: ListedPost) => void;
  /** Makes a draft of its text and settings. */
  onDuplicate: (post: ListedPost) => void;
  onDelete: (post: ListedPost) => void;
  /** Makes a newsletter of it. */
  onMail: (post: ListedPost) => void;
}

interface PostRowActionsProps {
  post: ListedPost;
  /** See `plannedAt`: nothing puts it online before that without saying so. */
  planned: string | null;
  actions: PostActions;
  /** Discards what is not saved of it yet; null for nothing. */
  onDiscard: (() => void) | null;
}

/** Edit, what is done next with a post in its state, and a menu of the rest. */
export function PostRowActions({ post, planned, actions, onDiscard }: PostRowActionsProps) {
  return (
    <div
      data-deeds={`For “${post.title}”`}
      className="-mr-2 grid grid-cols-[2.75rem_var(--second)_2.25rem] justify-end justify-items-start *:px-2 @max-[44rem]:mr-0 @max-[44rem]:flex @max-[44rem]:*:aria-[haspopup=menu]:ml-auto"
    >
      <Action name="Edit" post={post} onClick={actions.onEdit} />
      {isScheduled(post) ? (
        <Action name={POST_DEEDS.publishNow} post={post} onClick={actions.onPublishNow} />
      ) : planned !== null ? (
        <Action name={POST_DEEDS.schedule} post={post} onClick={() => actions.onSchedule(post, planned)} />
      ) : post.status === 'draft' ? (
        <Action name={POST_DEEDS.publish} post={post} onClick={actions.onToggle} />
      ) : (
        <Link
          to={blogPostPath(post.slug)}
          aria-label={`View: ${post.title}`}
          className={buttonStyle('quiet', '', 'small')}
        >
          View
        </Link>
      )}
      <RowMenu name={post.title} actions={rarerActions(post, planned, actions, onDiscard)} />
    </div>
  );
}

function rarerActions(
  post: ListedPost,
  planned: string | null,
  actions: PostActions,
  onDiscard: PostRowActionsProps['onDiscard'],
): RowAction[] {
  const { onWrite, onPreview, onSchedule, onToggle, onMail, onDuplicate, onDelete } = actions;
  const isAhead = isScheduled(post);
  return [
    ...(post.status === 'draft' || isAhead
      ? [{ label: POST_DEEDS.preview, act: () => onPreview(post) }]
      : []),
    ...(post.status === 'draft'
      ? [
          planned === null
            ? { label: POST_DEEDS.schedule, act: () => onSchedule(post, null) }
            : { label: POST_DEEDS.publishNow, act: () => onToggle(post) },
        ]
      : [{ label: isAhead ? POST_DEEDS.unschedule : POST_DEEDS.unpublish, act: () => onToggle(post) }]),
    ...(post.status === 'draft' || isAhead ? [] : [mailing(post, onMail)]),
    ...(onWrite === null ? [] : [{ label: 'Open in the full-page editor', act: () => onWrite(post) }]),
    { label: POST_DEEDS.duplicate, act: () => onDuplicate(post) },
    ...(onDiscard === null
      ? []
      : [
          {
            label: post.status === 'draft' ? 'Go back to the saved version' : 'Discard the edits',
            act: onDiscard,
          },
        ]),
    { label: POST_DEEDS.delete, shortcut: '#', takesAway: true, act: () => onDelete(post) },
  ];
}

/** Nobody is to get a post twice by mistake. */
function mailing(post: ListedPost, onMail: PostActions['onMail']): RowAction {
  const act = () => onMail(post);
  const { newsletter } = post;
  if (newsletter?.is_scheduled === true)
    return { label: POST_DEEDS.mail, act, refusal: 'Scheduled in Campaigns' };
  if (newsletter === undefined || newsletter.sent_at === null) return { label: POST_DEEDS.mail, act };
  return { label: POST_DEEDS.mailAgain, act, hint: `Sent ${formatLongDate(newsletter.sent_at)}` };
}

interface ActionProps {
  name: string;
  post: ListedPost;
  onClick: (post: ListedPost) => void;
}

function Action({ name, post, onClick }: ActionProps) {
  return (
    <Button variant="quiet" size="small" aria-label={`${name}: ${post.title}`} onClick={() => onClick(post)}>
      {name}
    </Button>
  );
}
