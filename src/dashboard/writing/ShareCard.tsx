import { useState } from 'react';
import { FALLBACK_COVER } from '#shared/limits.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import type { PostForm } from '../../features/posts/post-form.ts';
import { useAddress, useHost } from '../../lib/host.ts';
import { isAhead } from './post-date.ts';

interface ShareCardProps {
  values: PostForm;
  post: OwnerPost | null;
}

/** How a link to the post looks where it is shared: with the site's own image for it once there is one. */
export function ShareCard({ values, post }: ShareCardProps) {
  const { origin } = useHost();
  const address = useAddress();
  const [failed, setFailed] = useState(false);
  const isPublic = post?.status === 'published' && !isAhead(post.published_at, new Date());
  const card = isPublic ? address(`/cards/posts/${encodeURIComponent(post.slug)}.png`) : null;
  const hasCard = card !== null && !failed;
  const isOld = hasCard && (post?.title !== values.title || post.featured_image !== values.featured_image);
  const title = values.meta_title.trim() || values.title.trim();
  return (
    <figure className="writing-share min-w-0">
      <figcaption className="mb-2">
        <h3 className="text-lead">When shared</h3>
      </figcaption>
      <div className="overflow-hidden rounded border border-line bg-raised text-ink scheme-light">
        <img
          src={hasCard ? card : address(values.featured_image || FALLBACK_COVER)}
          alt=""
          width={1200}
          height={630}
          onError={() => setFailed(true)}
          className="aspect-[1200/630] w-full border-b border-line object-cover"
        />
        <div className="px-4 py-3">
          <p className="truncate text-fine text-quiet">{new URL(origin).host}</p>
          <p className="line-clamp-2 font-semibold">{title}</p>
        </div>
      </div>
      <p className="mt-1.5 text-fine text-quiet">
        {hasCard
          ? isOld
            ? 'The image is drawn anew when the post is saved.'
            : 'The image that the site draws for it.'
          : 'Once published, the site puts the title beside this image.'}
      </p>
    </figure>
  );
}
