import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { CropDialog } from './CropDialog.tsx';
import { MediaBar } from './MediaBar.tsx';
import type { ChosenMedia, MediaPurpose } from './media-choice.ts';
import { MediaDetails } from './MediaDetails.tsx';
import { MediaResults } from './MediaResults.tsx';
import { MediaUploads } from './MediaUploads.tsx';
import { useFileArrivals } from './use-file-arrivals.ts';
import { type MediaFilter, useMedia } from './use-media.ts';
import { useMediaActions } from './use-media-actions.ts';
import { type MediaUploader, useMediaUploads } from './use-media-uploads.ts';

interface MediaLibraryProps {
  purpose: MediaPurpose;
  uploader: MediaUploader;
  /** Called with the chosen image; null when it was closed without one. */
  onClose: (chosen: ChosenMedia | null) => void;
}

const ALL: MediaFilter = { search: '', unused: false };
const USE_LABEL: Record<MediaPurpose, string | null> = {
  look: null,
  picture: 'Use this image',
  cover: 'Use as the cover',
};

/** All uploaded images: to search, describe, replace, crop and delete them, and to choose one. */
export function MediaLibrary({ purpose, uploader, onClose }: MediaLibraryProps) {
  const [filter, setFilter] = useState(ALL);
  const list = useMedia(useDeferredValue(filter));
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [isCropping, setIsCropping] = useState(false);
  const panes = useKeptFocus(chosenId);
  const actions = useMediaActions();
  const uploads = useMediaUploads(uploader, async () => actions.reload());
  const { zone, isOver } = useFileArrivals((files) => {
    setFilter(ALL);
    uploads.add(files);
  });
  const chosen = list.items.find(({ id }) => id === chosenId) ?? null;
  const useLabel = USE_LABEL[purpose];

  function close() {
    onClose(null);
  }

  return (
    <Modal title="Media library" onLeave={close}>
      <div {...zone} className="relative flex min-h-0 grow flex-col text-small">
        <div className={chosen === null ? '' : 'max-lg:hidden'}>
          <MediaBar
            filter={filter}
            onFilter={setFilter}
            totals={list.isPending ? null : list.totals}
            onFiles={(files) => uploads.add(files)}
            onDeleteUnused={() => void actions.removeUnused(list.totals.unused)}
          />
        </div>
        <MediaUploads uploads={uploads.uploads} onRetry={uploads.retry} onLeaveOut={uploads.leaveOut} />
        <div ref={panes} className="grid min-h-0 grow lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div
            className={`min-h-0 overflow-y-auto px-5 py-5 sm:px-8 ${chosen === null ? '' : 'max-lg:hidden'}`}
          >
            <MediaResults
              list={list}
              filter={filter}
              chosen={chosenId}
              onChoose={({ id }) => setChosenId(id)}
              onShowAll={() => setFilter(ALL)}
            />
          </div>
          <div
            className={`min-h-0 overflow-y-auto border-line px-5 py-5 lg:border-l ${chosen === null ? 'max-lg:hidden' : ''}`}
          >
            {chosen === null ? (
              <p className="text-quiet">
                Choose an image to see where it is used and what can be done with it.
              </p>
            ) : (
              <MediaDetails
                key={chosen.id}
                item={chosen}
                isReplacing={actions.isReplacing}
                onDescribe={(item) => void actions.describe(item)}
                onReplace={(file) => void actions.replace(chosen, file)}
                onCrop={() => setIsCropping(true)}
                onDelete={() => {
                  void actions.remove(chosen).then((done) => {
                    if (done) setChosenId(null);
                  });
                }}
                onBack={() => setChosenId(null)}
              />
            )}
          </div>
        </div>
        {useLabel === null ? null : (
          <div className="flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3 sm:px-8">
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button
              disabled={chosen === null}
              onClick={() => {
                if (chosen !== null) onClose({ path: chosen.path, alt: chosen.alt, focus: chosen.focus });
              }}
            >
              {useLabel}
            </Button>
          </div>
        )}
        {isOver ? (
          <p className="pointer-events-none absolute inset-3 grid place-items-center rounded border-2 border-dashed border-clay bg-paper/90 font-serif text-heading">
            Drop the images here
          </p>
        ) : null}
      </div>
      {chosen === null || !isCropping ? null : (
        <CropDialog
          item={chosen}
          onCancel={() => setIsCropping(false)}
          onCrop={async (area) => {
            const made = await actions.crop(chosen, area);
            if (made === null) return;
            setFilter(ALL);
            setChosenId(made.id);
            setIsCropping(false);
          }}
        />
      )}
    </Modal>
  );
}

/** Where the images give way to the details, and back, the focus goes along. */
function useKeptFocus(chosenId: number | null) {
  const panes = useRef<HTMLDivElement>(null);
  const before = useRef(chosenId);
  useEffect(() => {
    if (before.current === chosenId) return;
    before.current = chosenId;
    const { activeElement: active } = document;
    if (active !== null && active !== document.body && active.checkVisibility()) return;
    const controls = panes.current?.querySelectorAll<HTMLElement>(
      '[role="option"][tabindex="0"], section button',
    );
    [...(controls ?? [])].find((control) => control.checkVisibility())?.focus();
  }, [chosenId]);
  return panes;
}
