import type Quill from 'quill';
import type { Range } from 'quill';
import { useCallback, useEffect, useState } from 'react';
import { useHost } from '../../lib/host.ts';
import { type ImageUpload, insertImages, uploadPastedData } from './uploads.ts';
import { useWaitingPictures } from './use-waiting-pictures.ts';

const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

/**
 * Uploads chosen, dropped and pasted images with `uploadImage`; `pending` is the number of running uploads. [2.16.19]
 * [D30]
 */
export function useUploads(
  quill: Quill | null,
  uploadImage: ImageUpload['uploadImage'],
  asFigures: boolean,
  tryUpload?: ImageUpload['tryUpload'],
) {
  const { base } = useHost();
  const [pending, setPending] = useState(0);

  useEffect(() => {
    if (quill === null) return undefined;
    return listen(quill, uploadWith({ uploadImage, tryUpload, base, asFigures }, setPending));
  }, [quill, uploadImage, tryUpload, base, asFigures]);

  function insert(files: readonly File[], index: number) {
    if (quill === null) return;
    void insertImages(
      quill,
      index,
      files,
      uploadWith({ uploadImage, tryUpload, base, asFigures }, setPending),
    );
  }
  const onPending = useCallback((change: number) => setPending((running) => running + change), []);
  useWaitingPictures(quill, tryUpload, onPending);
  return { pending, insert };
}

function uploadWith(
  upload: Omit<ImageUpload, 'onPending'>,
  setPending: (next: (pending: number) => number) => void,
): ImageUpload {
  return { ...upload, onPending: (change) => setPending((pending) => pending + change) };
}

function listen(quill: Quill, upload: ImageUpload): () => void {
  // Quill reads the options on every upload.
  Object.assign(quill.uploader, {
    options: {
      mimetypes: IMAGE_TYPES,
      handler: ({ index }: Range, files: File[]) => void insertImages(quill, index, files, upload),
    },
  });
  function onPaste() {
    // Quill's own listener has already inserted the paste.
    void uploadPastedData(quill, upload);
  }
  quill.root.addEventListener('paste', onPaste);
  return () => quill.root.removeEventListener('paste', onPaste);
}
