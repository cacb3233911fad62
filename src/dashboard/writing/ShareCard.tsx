import { useState } from 'react';
import { business } from '#content/business.ts';
import { CARD_LINE_HEIGHT, cardTitleSize, cardWords, drawable } from '#shared/card-words.ts';
import { focusPosition } from '#shared/focus-point.ts';
import { FALLBACK_COVER } from '#shared/limits.ts';
import { tradeInSentence } from '#shared/trade.ts';
import type { PostForm } from '../../features/posts/post-form.ts';
import { useAddress, useHost } from '../../lib/host.ts';
import type { PostChoices } from '../posts/use-post-choices.ts';

interface ShareCardProps {
  values: PostForm;
  choices: Pick<PostChoices, 'categories'>;
}

/** How a link to the post looks where it is shared, with the image that the site draws for it. */
export function ShareCard({ values, choices }: ShareCardProps) {
  const { origin } = useHost();
  const label = choices.categories.find(({ value }) => value === values.category)?.label ?? '';
  return (
    <figure className="writing-share min-w-0">
      <figcaption className="mb-2">
        <h3 className="text-lead">When shared</h3>
      </figcaption>
      <div className="overflow-hidden rounded border border-line bg-raised text-ink scheme-light">
        <CardImage values={values} label={label} />
        <div className="px-4 py-3">
          <p className="truncate text-fine text-quiet">{new URL(origin).host}</p>
          <p className="line-clamp-2 font-semibold">{values.meta_title.trim() || values.title.trim()}</p>
        </div>
      </div>
      <p className="mt-1.5 text-fine text-quiet">The image that the site draws for it.</p>
    </figure>
  );
}

/** The image as the server draws it, in hundredths of its width: its pixels are twelfths of them. */
function CardImage({ values, label }: { values: PostForm; label: string }) {
  const address = useAddress();
  const { featured_image: cover, image_focus: focus, title } = values;
  const [failed, setFailed] = useState<string | null>(null);
  const isOwn = /^\/(uploads|artwork)\//.test(cover) && failed !== cover;
  const words = cardWords(title) || business.who.tagline;
  const { fontSize, lines } = cardTitleSize(words);
  return (
    <div className="@container border-b border-line">
      <div aria-hidden className="flex aspect-[1200/630] bg-paper">
        <div className="flex w-3/5 flex-col justify-between p-[5em]" style={{ fontSize: '1cqw' }}>
          <div>
            <p className="mb-[0.59em] truncate text-[2.83em] leading-tight text-clay">{drawable(label)}</p>
            <p
              className="line-clamp-6 font-serif wrap-break-word"
              style={{
                fontSize: `${fontSize / 12}em`,
                lineHeight: CARD_LINE_HEIGHT,
                WebkitLineClamp: lines,
              }}
            >
              {words}
            </p>
          </div>
          <p className="text-[2.5em] leading-tight text-quiet">
            {business.who.name}, {tradeInSentence(business)}
          </p>
        </div>
        <img
          src={address(isOwn ? cover : FALLBACK_COVER)}
          alt=""
          onError={() => setFailed(cover)}
          style={isOwn ? { objectPosition: focusPosition(focus) } : {}}
          className="h-full w-2/5 object-cover"
        />
      </div>
    </div>
  );
}
