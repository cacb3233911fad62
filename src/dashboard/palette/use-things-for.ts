import { useQuery } from '@tanstack/react-query';
import type { ConsultationView } from '#shared/contract/consultations.ts';
import type { Found } from '#shared/contract/finder.ts';
import type { PostStatus } from '#shared/contract/posts.ts';
import { byDeadline } from '../../features/contacts/reply-due.ts';
import type { ListedPost } from '../../features/posts/owner-post.ts';
import { fetchOwnerPosts } from '../../features/posts/owner-posts.api.ts';
import { useHost } from '../../lib/host.ts';
import { agendaQuery } from '../agenda/use-agenda.ts';
import { POSTS_OF_KEY } from './finding-key.ts';
import { useCallsOf } from './use-calls-of.ts';

/** More than are shown: some of them are done already, in this browser. */
const MAX_CALLS = 50;
const FRESH_MS = 10_000;

/** The calls that a verb alone is about. */
const CALLS: Readonly<Record<string, ConsultationView>> = {
  confirm: 'pending',
  move: 'upcoming',
  cancel: 'upcoming',
};
/** The posts that one is about. */
const POSTS: Readonly<Record<string, PostStatus>> = {
  publish: 'draft',
  preview: 'draft',
  unpublish: 'published',
};

type Things = Pick<Found, 'messages' | 'calls' | 'posts'> & { isLooking: boolean };

/**
 * What a verb alone is done with: the messages that wait, as the overview has them, those due first; the next calls, or those to
 * be confirmed; or posts, the newest first.
 * @param verb null for none
 * @param read the messages that were marked as read in this browser: they are not marked again
 */
export function useThingsFor(verb: string | null, read: ReadonlySet<number>): Things {
  const { request } = useHost();
  const view = verb === null ? undefined : CALLS[verb];
  const status = verb === null ? undefined : POSTS[verb];
  const isOfAgenda = verb !== null && view === undefined && status === undefined;
  const agenda = useQuery({ ...agendaQuery(request), enabled: isOfAgenda, staleTime: FRESH_MS });
  const listed = useCallsOf(view === undefined ? null : { view, sort: 'time', limit: MAX_CALLS });
  const posts = useQuery({
    queryKey: [...POSTS_OF_KEY, status],
    queryFn: ({ signal }) => fetchOwnerPosts(request, 1, signal, status === undefined ? {} : { status }),
    enabled: status !== undefined,
    staleTime: FRESH_MS,
  });
  const { messages = [], consultations = [] } = isOfAgenda ? (agenda.data ?? {}) : {};
  return {
    messages: messages
      .filter(({ id }) => verb !== 'mark' || !read.has(id))
      .sort(byDeadline)
      .map(({ created_at: at, message, ...rest }) => ({ ...rest, at, excerpt: message })),
    calls: [...listed.calls, ...consultations.map((call) => ({ ...call, excerpt: call.message }))],
    posts: status === undefined ? [] : (posts.data?.posts ?? []).map(asFound),
    isLooking: [agenda, posts, listed].some(({ isLoading }) => isLoading),
  };
}

function asFound({
  id,
  slug,
  title,
  status,
  published_at: at,
  newsletter,
}: ListedPost): Found['posts'][number] {
  const post = { id, slug, title, status, published_at: at ?? null };
  return newsletter === undefined ? post : { ...post, newsletter };
}
