import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatMoment } from '#shared/moments-in-words.ts';
import { RowCheckbox } from '../../components/dashboard/RowCheckbox.tsx';
import { isScheduled, type ListedPost } from '../../features/posts/owner-post.ts';
import type { Selection } from '../../lib/use-selection.ts';
import { blogPostPath } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Button } from '../../ui/Button.tsx';

/** What can be done with a post. */
export interface PostActions {
  onEdit: (post: ListedPost) => void;
  /** Publishes a draft, and makes a draft of any other post. */
  onToggle: (post: ListedPost) => void;
  /** Publishes now what is scheduled for later. */
  onPublishNow: (post: ListedPost) => void;
  onDelete: (post: ListedPost) => void;
  /** Makes a newsletter of it. */
  onMail: (post: ListedPost) => void;
}

interface PostRowProps {
  post: ListedPost;
  selection: Selection;
  actions: PostActions;
  /** Whether the author says something: the posts have more than one. */
  hasAuthors: boolean;
}

/** One post in the table, or as a card. [4.5.02] [3.2.02]–[3.2.13] */
export function PostRow({ post, selection, actions, hasAuthors }: PostRowProps) {
  const isDraft = post.status === 'draft';
  const isAhead = isScheduled(post);
  return (
    <tr
      tabIndex={-1}
      className="border-b border-line align-top @max-[62rem]:relative @max-[62rem]:flex @max-[62rem]:flex-wrap @max-[62rem]:items-center @max-[62rem]:gap-x-4 @max-[62rem]:gap-y-1 @max-[62rem]:overflow-x-clip @max-[62rem]:py-3 @max-[62rem]:pl-10 @max-[62rem]:[overflow-clip-margin:14px] @max-[30rem]:gap-x-2.5 @max-[30rem]:pl-8"
    >
      <td className="pt-1.5 pr-1 pb-1 @max-[62rem]:absolute @max-[62rem]:top-1.5 @max-[62rem]:left-0 @max-[62rem]:p-0 touch:@max-[62rem]:top-0.5">
        <RowCheckbox id={post.id} name={post.title} selection={selection} />
      </td>
      <td className="py-2.5 pr-4 @max-[62rem]:w-full @max-[62rem]:p-0">
        <button
          type="button"
          data-opens
          aria-haspopup="dialog"
          onClick={() => actions.onEdit(post)}
          className="finger-high min-h-6 cursor-pointer text-left font-semibold underline-offset-4 hover:text-clay hover:underline"
        >
          {post.title}
        </button>
        <p className="line-clamp-2 max-w-measure text-fine text-quiet @min-[34rem]:line-clamp-1">
          {post.excerpt}
        </p>
      </td>
      <Cell className={isDraft || isAhead ? '@min-[62rem]:pt-[0.525rem]' : ''}>
        {/* Most are published: only what is not stands out. */}
        {isAhead ? (
          <Badge tone="sky">Scheduled</Badge>
        ) : isDraft ? (
          <Badge tone="sun">Draft</Badge>
        ) : (
          'Published'
        )}
      </Cell>
      <Cell className={`@min-[62rem]:max-w-36 @min-[62rem]:truncate ${DOTTED}`}>{post.category}</Cell>
      <Cell className={hasAuthors ? `@min-[62rem]:max-w-36 @min-[62rem]:truncate ${DOTTED}` : 'sr-only'}>
        {post.author}
      </Cell>
      <Cell className={DOTTED}>{isAhead ? `for ${formatMoment(post.published_at ?? '')}` : post.date}</Cell>
      <Cell className={`text-right ${DOTTED}`}>
        {post.view_count.toLocaleString('en-US')}
        <span className="@min-[62rem]:sr-only"> {post.view_count === 1 ? 'view' : 'views'}</span>
      </Cell>
      <td className="py-1 whitespace-nowrap @max-[62rem]:-mr-3 @max-[62rem]:ml-auto @max-[62rem]:py-0 @max-[44rem]:-ml-3 @max-[44rem]:w-full @max-[30rem]:-ml-2">
        <div className="flex @max-[30rem]:flex-wrap @max-[30rem]:*:px-2 @min-[62rem]:-mr-2 @min-[62rem]:grid @min-[62rem]:grid-cols-[2.75rem_6.25rem_3.25rem_3.25rem_3.75rem] @min-[62rem]:justify-items-start @min-[62rem]:*:px-2">
          <Action name="Edit" post={post} onClick={actions.onEdit} />
          {isAhead ? (
            <>
              <Action name="Publish now" post={post} onClick={actions.onPublishNow} />
              <Action
                name="Unpublish"
                post={post}
                onClick={actions.onToggle}
                className="@min-[62rem]:col-span-2"
              />
            </>
          ) : (
            <Action name={isDraft ? 'Publish' : 'Unpublish'} post={post} onClick={actions.onToggle} />
          )}
          {isDraft || isAhead ? null : (
            <>
              <Link
                to={blogPostPath(post.slug)}
                aria-label={`View: ${post.title}`}
                className={buttonStyle('quiet', '', 'small')}
              >
                View
              </Link>
              <Button
                variant="quiet"
                size="small"
                aria-haspopup="dialog"
                aria-label={`Send to subscribers: ${post.title}`}
                onClick={() => actions.onMail(post)}
              >
                Send
              </Button>
            </>
          )}
          <Action name="Delete" post={post} onClick={actions.onDelete} className="@min-[62rem]:col-start-5" />
        </div>
      </td>
    </tr>
  );
}

/** In a card, dots that are not read out stand between the details: where one begins a line, its dot is cut off. */
const DOTTED =
  "@max-[62rem]:before:-ml-[0.75em] @max-[62rem]:before:mr-[0.45em] @max-[62rem]:before:inline-block @max-[62rem]:before:w-[0.3em] @max-[62rem]:before:text-center @max-[30rem]:before:-ml-[0.55em] @max-[30rem]:before:mr-[0.25em] @max-[62rem]:before:content-['·'_/_'']";

function Cell({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <td
      className={`pt-[0.65rem] pr-4 pb-2.5 text-quiet @max-[62rem]:p-0 @max-[62rem]:text-left @max-[40rem]:text-fine @min-[62rem]:whitespace-nowrap ${className}`}
    >
      {children}
    </td>
  );
}

interface ActionProps {
  name: string;
  post: ListedPost;
  onClick: (post: ListedPost) => void;
  className?: string;
}

function Action({ name, post, onClick, className = '' }: ActionProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${name}: ${post.title}`}
      className={className}
      onClick={() => onClick(post)}
    >
      {name}
    </Button>
  );
}
