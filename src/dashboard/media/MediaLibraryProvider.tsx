import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import {
  type ChooseMedia,
  type ChosenMedia,
  MediaChoiceContext,
  type MediaPurpose,
} from '../../features/media/media-choice.ts';
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

function LibraryMissing({ onClose }: { onClose: (chosen: null) => void }) {
  return (
    <AlertDialog
      title="No media library"
      message="It could not be loaded. What you wrote is kept: load the page again to go on."
      onClose={() => onClose(null)}
    />
  );
}

interface Opened {
  purpose: MediaPurpose;
  resolve: (chosen: ChosenMedia | null) => void;
}

/** Opens the media library above its children, whichever dialog of theirs is open: outside their forms, one at a time. */
export function MediaLibraryProvider({ children }: { children: ReactNode }) {
  const { request, domWindow } = useHost();
  const [opened, setOpened] = useState<Opened | null>(null);
  const choose = useCallback<ChooseMedia>(
    (purpose) => new Promise((resolve) => setOpened({ purpose, resolve })),
    [],
  );
  const uploader: MediaUploader = {
    upload: (file, options) => uploadImage({ ...options, file, request, window: domWindow() }),
    failureText: uploadFailureText,
  };
  return (
    <MediaChoiceContext value={choose}>
      {children}
      {opened === null ? null : (
        <Suspense fallback={null}>
          <MediaLibrary
            purpose={opened.purpose}
            uploader={uploader}
            onClose={(chosen) => {
              setOpened(null);
              opened.resolve(chosen);
            }}
          />
        </Suspense>
      )}
    </MediaChoiceContext>
  );
}
