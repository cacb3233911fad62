import { useQuery } from '@tanstack/react-query';
import { slugify } from '#shared/slug.ts';
import type { AddressHolder } from '#shared/contract/posts.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { useHost } from '../../lib/host.ts';
import { useSettled } from '../../lib/use-settled.ts';

/** What is asked of addresses: a saving that was refused for one makes it outdated. */
export const ADDRESS_CHECKS = ['post-address'];

const PROBLEMS: Record<AddressHolder, string> = {
  post: 'Another post has this address.',
  earlier: 'This address leads to another post, which had it before.',
  blog: 'The blog itself has this address.',
};

interface AddressCheck {
  /** Why the post can't have the address that was typed; null where it can, or where nothing is known yet. */
  problem: string | null;
  /** The address that it can have instead, or that is made of its title; null while that is not known. */
  free: string | null;
}

/** Asks, once the typing pauses, whether the post can have its address. One that the title makes is always a free one. */
export function useAddressCheck(typed: string, title: string, post: OwnerPost | null): AddressCheck {
  const { request } = useHost();
  const own = slugify(typed, '');
  const wanted = own === '' && post === null ? slugify(title, '') : own;
  const slug = useSettled(wanted);
  const { data } = useQuery({
    queryKey: [...ADDRESS_CHECKS, post?.id ?? null, slug],
    queryFn: ({ signal }) =>
      request('checkPostAddress', { query: { slug, ...(post === null ? {} : { post: post.id }) }, signal }),
    enabled: slug !== '' && slug !== post?.slug,
    staleTime: 0,
    gcTime: 0,
  });
  if (data === undefined || slug !== wanted) return { problem: null, free: null };
  return {
    problem: own === '' || data.holder === null ? null : PROBLEMS[data.holder],
    free: data.free,
  };
}
