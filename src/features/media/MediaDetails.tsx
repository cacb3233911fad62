import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useId, useRef, useState } from 'react';
import type { MediaItem, MediaUse } from '#shared/contract/media.ts';
import { LIMITS } from '#shared/limits.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { useAddress, useHost } from '../../lib/host.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { writingPath } from '../../paths.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { WritingArea } from '../../components/dashboard/WritingArea.tsx';
import { FocusImage } from './FocusImage.tsx';
import { bytesInWords, downloadName, KIND_LABELS, sizeInWords, USE_LABELS } from './media-words.ts';
import { thumbnail } from './thumbnail.ts';

interface MediaDetailsProps {
  item: MediaItem;
  isReplacing: boolean;
  onDescribe: (item: MediaItem) => void;
  onReplace: (file: File) => void;
  onCrop: () => void;
  onDelete: () => void;
  /** Goes back to the images, where they are not beside it. */
  onBack: () => void;
}

/** One image: what it shows, where it is used, and what can be done with it. */
export function MediaDetails({
  item,
  isReplacing,
  onDescribe,
  onReplace,
  onCrop,
  onDelete,
  onBack,
}: MediaDetailsProps) {
  const id = useId();
  const address = useAddress();
  const file = useRef<HTMLInputElement>(null);
  const [alt, setAlt] = useState(item.alt);
  /** Here first: the next key may come before the list has it. */
  const [focus, setFocus] = useState(item.focus);

  function keepAlt() {
    const text = alt.replace(/\s+/g, ' ').trim();
    if (text !== item.alt) onDescribe({ ...item, alt: text, focus });
  }

  return (
    <section
      aria-labelledby={`${id}-name`}
      className="grid content-start gap-5 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8"
    >
      <Button
        variant="quiet"
        size="small"
        onClick={onBack}
        className="-mt-2 -mb-2 -ml-3 justify-self-start sm:col-span-2 lg:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        All images
      </Button>
      <div className="grid content-start gap-5">
        <div>
          <div className="rounded-sm grid place-items-center border border-line bg-paper p-2">
            <FocusImage
              src={address(thumbnail(item, 640))}
              alt={item.alt}
              width={item.width}
              height={item.height}
              className="max-h-64"
              focus={focus}
              onChange={setFocus}
              onMoved={(next) => onDescribe({ ...item, alt, focus: next })}
            />
          </div>
          <p className="mt-1 text-fine text-quiet">Press the part that must stay in sight in a cover.</p>
        </div>
        <div>
          <h3 id={`${id}-name`} className="font-semibold wrap-anywhere">
            {item.name}
          </h3>
          <p className="text-fine text-quiet tabular-nums">
            {sizeInWords(item)}
            {item.bytes === null ? '' : `, ${bytesInWords(item.bytes)}`}. {KIND_LABELS[item.kind]}{' '}
            {formatLongDate(item.made_at)}.
          </p>
          <FileActions item={item} />
        </div>
      </div>
      <div className="grid content-start gap-5">
        <div>
          <label htmlFor={`${id}-alt`} className="mb-1.5 block font-semibold">
            Alternative text
          </label>
          <WritingArea
            id={`${id}-alt`}
            rows={2}
            value={alt}
            maxLength={LIMITS.imageAlt}
            aria-describedby={`${id}-alt-hint`}
            onChange={({ target }) => setAlt(target.value)}
            onBlur={keepAlt}
            className="min-h-20! text-small!"
          />
          <p id={`${id}-alt-hint`} className="mt-1.5 text-fine text-pretty text-quiet">
            Read out to those who cannot see the image, wherever you choose it. Saved by itself.
          </p>
        </div>
        <Uses item={item} noteId={`${id}-kept`} />
      </div>
      <div className="fading-above sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-paper py-4 sm:max-lg:col-span-2">
        <Button
          variant="secondary"
          size="small"
          busy={isReplacing ? 'Replacing…' : false}
          onClick={() => file.current?.click()}
        >
          Replace…
        </Button>
        <Button variant="secondary" size="small" onClick={onCrop}>
          Crop…
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={item.use_count > 0}
          aria-describedby={item.use_count > 0 ? `${id}-kept` : undefined}
          onClick={onDelete}
        >
          Delete
        </Button>
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          aria-label={`A file in place of ${item.name}`}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen !== undefined) onReplace(chosen);
            target.value = '';
          }}
        />
      </div>
    </section>
  );
}

/** The file itself: where it is, and a copy of it. */
function FileActions({ item: { path, name } }: { item: MediaItem }) {
  const { origin } = useHost();
  const address = useAddress();
  const { copied, copy } = useCopy();
  return (
    <div className="mt-1 -ml-3 flex flex-wrap">
      <Button size="small" variant="quiet" onClick={() => void copy(`${origin}${address(path)}`)}>
        {copied ? 'Copied' : 'Copy address'}
      </Button>
      <ButtonAnchor size="small" variant="quiet" href={address(path)} download={downloadName(name, path)}>
        Download
      </ButtonAnchor>
    </div>
  );
}

interface UsesProps {
  item: MediaItem;
  /** The id of the note that says why it can't be deleted. */
  noteId: string;
}

function Uses({ item: { uses, use_count: count }, noteId }: UsesProps) {
  return (
    <div>
      <h4 className="mb-1 font-semibold">Where it is used</h4>
      {count === 0 ? (
        <p className="text-quiet">Nowhere.</p>
      ) : (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {uses.map((use, index) => (
              <li key={`${index}-${use.kind}-${use.id}`} className="py-1.5">
                <span className="text-quiet">{USE_LABELS[use.kind]}</span> <Where use={use} />
              </li>
            ))}
            {count > uses.length ? (
              <li className="py-1.5 text-quiet">and {count - uses.length} more</li>
            ) : null}
          </ul>
          <p id={noteId} className="mt-2 mb-4 text-fine text-pretty text-quiet">
            {count === 1
              ? 'It can be deleted once it is taken out there.'
              : 'It can be deleted once it is taken out of all of them.'}
          </p>
        </>
      )}
    </div>
  );
}

/** Posts open beside: what is being written in this window stays. */
function Where({ use: { kind, id, title } }: { use: MediaUse }) {
  const address = useAddress();
  if (kind !== 'cover' && kind !== 'text') return title;
  return (
    <a href={address(writingPath(id))} target="_blank" rel="noreferrer" className="text-link">
      {title}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
