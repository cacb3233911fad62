/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles a row and its cells lose as blocks */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DeskPost } from '../../features/posts-desk/desk-post.ts';
import { useStatusToggle } from '../../features/posts-desk/use-desk-posts.ts';
import { useHost } from '../../lib/host.ts';
import { blogPostPath } from '../../paths.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';

interface PostRowProps {
  post: DeskPost;
  onEdit: (post: DeskPost) => void;
  onDelete: (post: DeskPost) => void;
}

/** One post in the table, or as a card. [4.5.02] [3.2.02]–[3.2.13] */
export function PostRow({ post, onEdit, onDelete }: PostRowProps) {
  const toggle = useToggle(post);
  const isDraft = post.status === 'draft';
  return (
    <tr
      role="row"
      tabIndex={-1}
      className="border-b border-line align-top max-[43.75rem]:flex max-[43.75rem]:flex-wrap max-[43.75rem]:items-center max-[43.75rem]:gap-x-4 max-[43.75rem]:gap-y-1.5 max-[43.75rem]:py-4"
    >
      <td role="cell" className="py-2.5 pr-4 max-[43.75rem]:w-full max-[43.75rem]:p-0">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onEdit(post)}
          className="min-h-6 cursor-pointer text-left font-semibold underline-offset-4 hover:text-clay hover:underline"
        >
          {post.title}
        </button>
        <p className="line-clamp-2 max-w-measure text-fine text-quiet lg:line-clamp-1">{post.excerpt}</p>
      </td>
      <Cell>
        <Badge tone={isDraft ? 'sun' : 'agave'}>{isDraft ? 'Draft' : 'Published'}</Badge>
      </Cell>
      <Cell>{post.category}</Cell>
      <Cell>{post.author}</Cell>
      <Cell>{post.date}</Cell>
      <Cell className="text-right">
        {post.view_count.toLocaleString('en-US')}
        <span className="min-[43.75rem]:sr-only"> {post.view_count === 1 ? 'view' : 'views'}</span>
      </Cell>
      <td
        role="cell"
        className="py-1 max-[43.75rem]:-ml-3 max-[43.75rem]:w-full max-[43.75rem]:py-0 xl:whitespace-nowrap"
      >
        <div className="grid grid-cols-[auto_auto] justify-start justify-items-start max-[43.75rem]:flex max-[43.75rem]:flex-wrap xl:flex">
          <Action name="Edit" post={post} onClick={() => onEdit(post)} />
          <Action name={isDraft ? 'Publish' : 'Unpublish'} post={post} onClick={toggle} />
          <Action name="Delete" post={post} onClick={() => onDelete(post)} />
          {isDraft ? null : (
            <Link
              to={blogPostPath(post.slug)}
              aria-label={`View: ${post.title}`}
              className="inline-flex min-h-9 items-center px-3 font-semibold hover:text-clay"
            >
              View
            </Link>
          )}
        </div>
      </td>
    </tr>
  );
}

function Cell({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <td
      role="cell"
      className={`py-2.5 pr-4 max-[43.75rem]:p-0 max-[43.75rem]:text-left xl:whitespace-nowrap ${className}`}
    >
      {children}
    </td>
  );
}

interface ActionProps {
  name: string;
  post: DeskPost;
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
 * Swaps the status; a refusal is said, and nothing changes. [4.5.03] [4.5.04] Pressed again before the answer it does
 * nothing: a button that was switched off meanwhile would lose the focus.
 */
function useToggle({ id, title, status }: DeskPost) {
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
