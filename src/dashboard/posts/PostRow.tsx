import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#shared/moments-in-words.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { useStatusToggle } from '../../features/posts/use-owner-posts.ts';
import { useHost } from '../../lib/host.ts';
import { blogPostPath } from '../../paths.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';

interface PostRowProps {
  post: OwnerPost;
  onEdit: (post: OwnerPost) => void;
  onDelete: (post: OwnerPost) => void;
  /** Makes a newsletter of it. */
  onMail: (post: OwnerPost) => void;
}

/** One post in the table, or as a card. [4.5.02] [3.2.02]–[3.2.13] */
export function PostRow({ post, onEdit, onDelete, onMail }: PostRowProps) {
  const toggle = useToggle(post);
  const isDraft = post.status === 'draft';
  const appearsAt = isDraft ? null : aheadOf(post);
  return (
    <tr
      tabIndex={-1}
      className="border-b border-line align-top @max-[62rem]:flex @max-[62rem]:flex-wrap @max-[62rem]:items-center @max-[62rem]:gap-x-4 @max-[62rem]:gap-y-1 @max-[62rem]:overflow-x-clip @max-[62rem]:py-3.5 @max-[62rem]:[overflow-clip-margin:5px]"
    >
      <td className="py-2.5 pr-4 @max-[62rem]:w-full @max-[62rem]:p-0">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onEdit(post)}
          className="finger-high min-h-6 cursor-pointer text-left font-semibold underline-offset-4 hover:text-clay hover:underline"
        >
          {post.title}
        </button>
        <p className="line-clamp-2 max-w-measure text-fine text-quiet @min-[34rem]:line-clamp-1">
          {post.excerpt}
        </p>
      </td>
      <Cell className="@min-[62rem]:pt-2">
        {appearsAt === null ? (
          <Badge tone={isDraft ? 'sun' : 'agave'}>{isDraft ? 'Draft' : 'Published'}</Badge>
        ) : (
          <Badge tone="sky">Scheduled</Badge>
        )}
      </Cell>
      <Cell className="@min-[62rem]:max-w-36 @min-[62rem]:truncate">{post.category}</Cell>
      <Cell className={`@min-[62rem]:max-w-36 @min-[62rem]:truncate ${DOTTED}`}>{post.author}</Cell>
      <Cell className={DOTTED}>{appearsAt === null ? post.date : `for ${formatMoment(appearsAt)}`}</Cell>
      <Cell className={`text-right ${DOTTED}`}>
        {post.view_count.toLocaleString('en-US')}
        <span className="@min-[62rem]:sr-only"> {post.view_count === 1 ? 'view' : 'views'}</span>
      </Cell>
      <td className="py-1 whitespace-nowrap @max-[62rem]:-mr-3 @max-[62rem]:ml-auto @max-[62rem]:py-0 @max-[52rem]:-ml-3 @max-[52rem]:w-full">
        <div className="flex @min-[62rem]:grid @min-[62rem]:grid-cols-[2.75rem_5.5rem_3.75rem_3rem_3.25rem] @min-[62rem]:justify-items-start @min-[62rem]:*:px-2">
          <Action name="Edit" post={post} onClick={() => onEdit(post)} />
          <Action name={isDraft ? 'Publish' : 'Unpublish'} post={post} onClick={toggle} />
          <Action name="Delete" post={post} onClick={() => onDelete(post)} />
          {isDraft || appearsAt !== null ? null : (
            <Link
              to={blogPostPath(post.slug)}
              aria-label={`View: ${post.title}`}
              className="inline-flex min-h-9 items-center px-3 font-semibold text-quiet transition-colors hover:text-clay touch:min-h-11"
            >
              View
            </Link>
          )}
          {isDraft ? null : (
            <Button
              variant="quiet"
              size="small"
              aria-haspopup="dialog"
              aria-label={`Send to subscribers: ${post.title}`}
              onClick={() => onMail(post)}
            >
              Send
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}

/** In a card, dots that are not read out stand between the details: where one begins a line, its dot is cut off. */
const DOTTED =
  "@max-[62rem]:before:-ml-[0.75em] @max-[62rem]:before:mr-[0.45em] @max-[62rem]:before:inline-block @max-[62rem]:before:w-[0.3em] @max-[62rem]:before:text-center @max-[62rem]:before:content-['·'_/_'']";

/** When a post appears that has not yet, as ISO 8601. */
function aheadOf({ published_at: at }: OwnerPost): string | null {
  return at !== undefined && at !== null && Date.parse(at) > Date.now() ? at : null;
}

function Cell({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <td
      className={`py-2.5 pr-4 text-quiet @max-[62rem]:p-0 @max-[62rem]:text-left @max-[40rem]:text-fine @min-[62rem]:whitespace-nowrap ${className}`}
    >
      {children}
    </td>
  );
}

interface ActionProps {
  name: string;
  post: OwnerPost;
  onClick: () => void;
}

function Action({ name, post, onClick }: ActionProps) {
  return (
    <Button variant="quiet" size="small" aria-label={`${name}: ${post.title}`} onClick={onClick}>
      {name}
    </Button>
  );
}

/**
 * Toggles the status; a refusal is shown, and nothing changes. [4.5.03] [4.5.04] While the request is running, the
 * button ignores clicks instead of being disabled, because a disabled button would lose the focus.
 */
function useToggle({ id, title, status }: OwnerPost) {
  const { announcer } = useHost();
  const { alert } = useAlerts();
  const { mutate, isPending } = useStatusToggle();
  const next = status === 'draft' ? 'published' : 'draft';
  return () => {
    if (isPending) return;
    mutate(
      { id, status: next },
      {
        onSuccess: () => announcer.announce(`${title}: ${next}`),
        onError: (error) => void alert(error.message, 'The status was not changed'),
      },
    );
  };
}
