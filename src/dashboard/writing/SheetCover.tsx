import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CoverImage } from '../../components/CoverImage.tsx';
import { useMediaChoice } from '../../features/media/media-choice.ts';
import type { PostForm } from '../../features/posts/post-form.ts';
import { useHost } from '../../lib/host.ts';
import { Button } from '../../ui/Button.tsx';
import { NO_IMAGE } from '../posts/PostImage.tsx';
import type { FieldsProps } from '../posts/use-post-editing.ts';
import { CoverDialog, useFramingName } from './CoverDialog.tsx';

interface SheetCoverProps extends Pick<FieldsProps, 'values' | 'change'> {
  /** Leads to where a cover is chosen. */
  onChoose: () => void;
}

type Cover = Pick<PostForm, 'featured_image' | 'image_alt' | 'image_focus'>;

/** The cover as the post’s page shows it, with what can be done about it; without one, the way to it. */
export function SheetCover({ values, change, onChoose }: SheetCoverProps) {
  const { announcer } = useHost();
  const chooseMedia = useMediaChoice();
  const root = useRef<HTMLDivElement>(null);
  const [isFraming, setFraming] = useState(false);
  /** What was taken away here, until another one is chosen. */
  const [removed, setRemoved] = useState<Cover | null>(null);
  const { featured_image: image, image_alt, image_focus, image_attribution } = values;
  const framing = useFramingName(image);

  /** The buttons give way to others: the focus goes along. */
  function changeTo(cover: Cover, before: Cover | null, said: string) {
    flushSync(() => {
      setRemoved(before);
      change(cover);
    });
    root.current?.querySelector('button')?.focus({ preventScroll: true });
    announcer.announce(said);
  }
  async function replace() {
    const chosen = await chooseMedia?.('cover');
    if (chosen === null || chosen === undefined) return;
    change({ featured_image: chosen.path, image_alt: chosen.alt, image_focus: chosen.focus });
    announcer.announce('The cover is replaced');
  }

  if (image === '') {
    return (
      <div ref={root} className="writing-no-cover mx-auto mt-6 flex max-w-[46.25rem] flex-wrap gap-x-2">
        {removed === null ? null : (
          <Button
            variant="quiet"
            size="small"
            className="order-1"
            onClick={() => changeTo(removed, null, 'The cover is back')}
          >
            Undo: put the cover back
          </Button>
        )}
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onChoose} className="-ml-3">
          <ImagePlus aria-hidden className="size-4" />
          Add a cover
        </Button>
      </div>
    );
  }
  return (
    <div ref={root}>
      <figure className="mt-9 sm:mt-12">
        <div className="writing-cover">
          <CoverImage
            src={image}
            alt=""
            focus={image_focus}
            sizes="(min-width: 82rem) 74rem, 90vw"
            priority
          />
          <div role="group" aria-label="Cover" className="writing-cover-bar">
            <button type="button" aria-haspopup="dialog" onClick={() => void replace()}>
              Replace
            </button>
            <button type="button" aria-haspopup="dialog" onClick={() => setFraming(true)}>
              {framing}
            </button>
            <button
              type="button"
              onClick={() =>
                changeTo(NO_IMAGE, { featured_image: image, image_alt, image_focus }, 'The cover is removed')
              }
            >
              Remove
            </button>
          </div>
        </div>
        {image_attribution.trim() === '' ? null : (
          <figcaption className="mt-2.5 text-fine text-quiet">{image_attribution}</figcaption>
        )}
      </figure>
      {isFraming ? <CoverDialog values={values} change={change} onClose={() => setFraming(false)} /> : null}
    </div>
  );
}
