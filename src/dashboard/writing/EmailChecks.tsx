import { useId, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PostPart } from '#shared/contract/rich-newsletters.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { findOwnerPost } from '../../features/posts/owner-posts.api.ts';
import { useHost } from '../../lib/host.ts';
import { CheckLine } from './CheckLine.tsx';
import { parsedText } from './parsed-text.ts';
import { type Check, coverChecks, emailChecksOf } from './publish-checks.ts';
import { useDeadLinks } from './use-dead-links.ts';

interface EmailChecksProps {
  /** The HTML that goes out. */
  html: string;
  /** What is to be looked at besides what is in it. */
  others?: readonly Check[];
  /** Leads to where it is seen to; null where that is not on this page. */
  onPlace: ((place: NonNullable<Check['place']>) => void) | null;
}

/** What could be better in an email before it goes out, by the rules of the last look at a post; nothing where all is well. */
export function EmailChecks({ html, others = [], onPlace }: EmailChecksProps) {
  const id = useId();
  const { domWindow } = useHost();
  const text = useMemo(() => parsedText(html, domWindow()), [domWindow, html]);
  const links = useDeadLinks(text) ?? [];
  const open = [...others, ...emailChecksOf(text), ...links].filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6">
      <h3 id={id} className="text-lead">
        Worth a look
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {open.map((check) => (
          <CheckLine
            key={check.id}
            check={onPlace === null ? { ...check, place: null, act: null } : check}
            onPlace={(place) => onPlace?.(place)}
          />
        ))}
      </ul>
    </section>
  );
}

interface PostEmailChecksProps extends Pick<EmailChecksProps, 'onPlace'> {
  post: Pick<OwnerPost, 'content' | 'featured_image' | 'image_alt'>;
  part: PostPart;
}

/** The same of what goes out of a post: its cover, and its text where that goes out whole. */
export function PostEmailChecks({ post, part, onPlace }: PostEmailChecksProps) {
  const { content, featured_image, image_alt = '' } = post;
  const others = featured_image === '' ? [] : coverChecks({ featured_image, image_alt });
  return <EmailChecks html={part === 'whole' ? content : ''} others={others} onPlace={onPlace} />;
}

/** The same of a post by its id, where it is not being written: the list has no texts. */
export function ListedEmailChecks({ id, part }: { id: number; part: PostPart }) {
  const { request } = useHost();
  const { data } = useQuery({
    queryKey: ['email-checks', id],
    queryFn: ({ signal }) => findOwnerPost(request, id, signal),
    gcTime: 0,
  });
  return data === null || data === undefined ? null : (
    <PostEmailChecks post={data} part={part} onPlace={null} />
  );
}
