import ImageIcon from 'lucide-react/icons/image';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSelection } from '../../lib/use-selection.ts';
import { Button } from '../../ui/Button.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { CropDialog } from './CropDialog.tsx';
import { MediaBar } from './MediaBar.tsx';
import type { ChosenMedia, MediaPurpose } from './media-choice.ts';
import { MediaDetails } from './MediaDetails.tsx';
import { imagesInWords } from './media-words.ts';
import { MediaResults } from './MediaResults.tsx';
import { MediaSelectionBar } from './MediaSelectionBar.tsx';
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

const ALL: MediaFilter = { search: '', unused: false, sort: 'newest' };
const USE_LABEL: Record<MediaPurpose, string | null> = {
  look: null,
  image: 'Use this image',
  cover: 'Use as the cover',
};

/** All uploaded images: to search, describe, replace, crop and delete them, and to choose one. */
export function MediaLibrary({ purpose, uploader, onClose }: MediaLibraryProps) {
  const [filter, setFilter] = useState(ALL);
  const list = useMedia(useDeferredValue(filter));
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [isCropping, setIsCropping] = useState(false);
  const [isSelecting, setIsSelecting] = useState(false);
  const selection = useSelection(list.items.map(({ id }) => id));
  const panes = useKeptFocus(chosenId);
  const actions = useMediaActions();
  const uploads = useMediaUploads(uploader, async () => actions.reload());
  const { zone, isOver } = useFileArrivals((files) => {
    setFilter(ALL);
    uploads.add(files);
  });
  const chosen = list.items.find(({ id }) => id === chosenId) ?? null;
  const useLabel = USE_LABEL[purpose];
  // Beside no images there is nothing to say about one.
  const hasDetails = list.isPending || list.items.length > 0;
  const known = list.isPending || list.error !== null ? null : list.totals;
  const picker = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const askForFiles = () => picker.current?.click();

  function close() {
    onClose(null);
  }
  /** What was pressed goes with its bar: the focus goes to the other one. */
  function select(isOn: boolean) {
    flushSync(() => {
      setIsSelecting(isOn);
      setChosenId(null);
      selection.clear();
    });
    bar.current?.querySelector<HTMLElement>('[data-select]')?.focus();
  }

  return (
    <Modal
      title="Media library"
      onLeave={close}
      actions={
        known === null || known.all === 0 ? null : (
          <p className="text-small text-quiet tabular-nums">
            {list.total < known.all ? `${list.total} of ` : ''}
            {imagesInWords(known.all)}
          </p>
        )
      }
    >
      <div {...zone} className="relative flex min-h-0 grow flex-col text-small">
        <div ref={bar} className={known?.all === 0 ? 'hidden' : chosen === null ? '' : 'max-lg:hidden'}>
          {isSelecting ? (
            <MediaSelectionBar
              items={list.items}
              selection={selection}
              isRemoving={actions.isRemoving}
              onDelete={(unused) => {
                void actions.removeSeveral(unused).then((done) => {
                  if (done) select(false);
                });
              }}
              onDone={() => select(false)}
            />
          ) : (
            <MediaBar
              filter={filter}
              onFilter={setFilter}
              unused={known?.unused ?? null}
              onUpload={askForFiles}
              onDeleteUnused={() => void actions.removeUnused(list.totals.unused)}
              onSelect={list.items.length === 0 ? null : () => select(true)}
            />
          )}
        </div>
        <MediaUploads uploads={uploads.uploads} onRetry={uploads.retry} onLeaveOut={uploads.leaveOut} />
        <input
          ref={picker}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label="Images to upload"
          onChange={({ target }) => {
            uploads.add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <div
          ref={panes}
          className={`grid min-h-0 grow ${hasDetails ? 'lg:grid-cols-[minmax(0,1fr)_23rem]' : ''}`}
        >
          <div
            className={`min-h-0 overflow-y-auto px-5 py-5 sm:px-8 ${chosen === null ? '' : 'max-lg:hidden'}`}
          >
            <MediaResults
              list={list}
              filter={filter}
              chosen={chosenId}
              selection={isSelecting ? selection : null}
              onChoose={({ id }) => setChosenId(id)}
              onShowAll={() => setFilter({ ...ALL, sort: filter.sort })}
              onUpload={askForFiles}
            />
          </div>
          <div
            className={`min-h-0 overflow-y-auto border-line px-5 pt-5 sm:px-8 lg:border-l lg:pl-6 ${chosen === null ? 'max-lg:hidden' : ''} ${hasDetails ? '' : 'hidden'}`}
          >
            {list.isPending ? null : chosen === null ? (
              <NoneChosen isSelecting={isSelecting} />
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
        {useLabel === null || isSelecting ? null : (
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

/** In the place of the details. */
function NoneChosen({ isSelecting }: { isSelecting: boolean }) {
  return (
    <div className="grid h-full content-center justify-items-center gap-3 px-4 text-center text-quiet">
      <ImageIcon aria-hidden strokeWidth={1.25} className="size-10" />
      <p className="max-w-[15rem]">
        {isSelecting
          ? 'Choose the images to delete; with Shift, all in between. What is used somewhere stays.'
          : 'Choose an image to see where it is used, describe it, crop it or put another one in its place.'}
      </p>
      <p className="max-w-[15rem] text-fine">New ones may be dropped or pasted anywhere in this window.</p>
    </div>
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
