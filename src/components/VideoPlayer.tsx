import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import * as words from '#content/words/post.ts';

/**
 * A YouTube video that asks nothing of YouTube until the visitor starts it.
 * @param id followed by `?start=42` where it starts later
 */
export function VideoPlayer({ id }: { id: string }) {
  const [started, setStarted] = useState(false);
  return (
    <div
      data-video={id}
      className="aspect-video w-full overflow-hidden rounded bg-raised text-ink scheme-dark"
    >
      {started ? (
        // The button that had the focus is gone: the player takes it over.
        <iframe
          ref={(frame) => frame?.focus()}
          src={`https://www.youtube-nocookie.com/embed/${id}${id.includes('?') ? '&' : '?'}autoplay=1&rel=0`}
          title={words.video}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          className="size-full"
        />
      ) : (
        <>
          <button
            type="button"
            onClick={() => setStarted(true)}
            className="flex size-full cursor-pointer flex-col items-center justify-center gap-3 p-3 noscript:hidden"
          >
            <span className="grid size-16 shrink-0 place-items-center rounded-full bg-clay text-on-clay">
              <Play aria-hidden className="size-7 translate-x-0.5 fill-current" />
            </span>
            <span className="font-semibold">{words.playVideo}</span>
            <span className="text-fine">{words.videoNote}</span>
          </button>
          <noscript>
            <a
              href={`https://www.youtube.com/watch?v=${id.replace('?start', '&t')}`}
              className="m-6 inline-block underline"
            >
              {words.watchVideo}
            </a>
          </noscript>
        </>
      )}
    </div>
  );
}
