import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import {
  type ChooseMedia,
  type ChosenMedia,
  type CropMedia,
  MediaChoiceContext,
  MediaCropContext,
  type MediaPurpose,
} from '../../features/media/media-choice.ts';
import { useLibraryAddress } from '../../features/media/library-address.ts';
import type { MediaUploader } from '../../features/media/use-media-uploads.ts';
import { uploadFailureText, uploadImage } from '../../features/uploads/upload-image.ts';
import { useHost } from '../../lib/host.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';

const MediaLibrary = lazy(async () => {
  try {
    return { default: (await import('../../features/media/MediaLibrary.tsx')).MediaLibrary };
  } catch (error) {
    console.error('The media library could not be loaded', error);
    return { default: LibraryMissing };
  }
});

const CropImage = lazy(async () => {
  try {
    return { default: (await import('../../features/media/CropImage.tsx')).CropImage };
  } catch (error) {
    console.error('The cropping could not be loaded', error);
    return { default: LibraryMissing };
  }
});

function LibraryMissing({ onClose }: { onClose: (chosen: null) => void }) {
  return (
    <AlertDialog
      title="No media library"
      message="It could not be loaded. What you wrote is kept: load the page again to go on."
      onClose={() => onClose(null)}
    />
  );
}

/** The library for a purpose, or one of its images to be cropped. */
type Opened = ({ purpose: MediaPurpose } | { crop: string }) & {
  resolve: (chosen: ChosenMedia | null) => void;
};

/**
 * Opens the media library, or the cropping of one of its images, above its children, whichever dialog of theirs is open:
 * outside their forms, one at a time. The address opens it as well, to look through it.
 */
export function MediaLibraryProvider({ children }: { children: ReactNode }) {
  const { request, domWindow } = useHost();
  const [opened, setOpened] = useState<Opened | null>(null);
  const address = useLibraryAddress();
  const choose = useCallback<ChooseMedia>(
    (purpose) => new Promise((resolve) => setOpened({ purpose, resolve })),
    [],
  );
  const crop = useCallback<CropMedia>(
    (path) => new Promise((resolve) => setOpened({ crop: path, resolve })),
    [],
  );
  function close(chosen: ChosenMedia | null) {
    setOpened(null);
    opened?.resolve(chosen);
  }
  const uploader: MediaUploader = {
    upload: (file, options) => uploadImage({ ...options, file, request, window: domWindow() }),
    failureText: uploadFailureText,
  };
  return (
    <MediaChoiceContext value={choose}>
      <MediaCropContext value={crop}>
        {children}
        <Suspense fallback={null}>
          {opened === null ? (
            address.isOpen ? (
              <MediaLibrary purpose="look" uploader={uploader} onClose={address.close} />
            ) : null
          ) : 'crop' in opened ? (
            <CropImage path={opened.crop} onClose={close} />
          ) : (
            <MediaLibrary purpose={opened.purpose} uploader={uploader} onClose={close} />
          )}
        </Suspense>
      </MediaCropContext>
    </MediaChoiceContext>
  );
}
