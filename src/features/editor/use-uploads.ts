import type Quill from 'quill';
import type { Range } from 'quill';
import { useCallback, useEffect, useState } from 'react';
import { useHost } from '../../lib/host.ts';
import { refusalOf, takesImage } from './refused-files.ts';
import type { PendingText } from './pending-text.ts';
import { type ImageUpload, insertImages, uploadPastedData } from './uploads.ts';
import { useWaitingPictures } from './use-waiting-pictures.ts';
import { useDroppedFiles } from './writing/use-dropped-files.ts';

/**
 * Uploads chosen, dropped and pasted images with `uploadImage`; `pending` is the number of running uploads, and `refusal` says
 * which files were left out, until one goes on. [2.16.19] [D30]
 */
export function useUploads(
  quill: Quill | null,
  uploadImage: ImageUpload['uploadImage'],
  writing: (Pick<ImageUpload, 'tryUpload'> & { pending?: PendingText }) | undefined,
) {
  const asFigures = writing !== undefined;
  const tryUpload = writing?.tryUpload;
  const { base } = useHost();
  const [pending, setPending] = useState(0);
  const [refusal, setRefusal] = useState('');
  const onPending = useCallback((change: number) => setPending((running) => running + change), []);

  const insert = useCallback(
    (files: readonly File[], index: number, isBetween = false) => {
      if (quill === null) return;
      const upload = { uploadImage, tryUpload, base, asFigures, onPending };
      void insertImages(quill, index, files, upload, isBetween);
    },
    [quill, uploadImage, tryUpload, base, asFigures, onPending],
  );
  /** The same for files that may be something else. */
  const take = useCallback(
    (files: readonly File[], index: number, isBetween: boolean) => {
      const images = files.filter(takesImage);
      setRefusal(refusalOf(files));
      if (images.length > 0) insert(images, index, isBetween);
    },
    [insert],
  );

  useEffect(() => {
    if (quill === null) return undefined;
    const { root, uploader } = quill;
    // Quill's own would pass over other files in silence.
    Object.assign(uploader, {
      upload: ({ index }: Range, files: Iterable<File>) => take([...files], index, false),
    });
    function onPaste() {
      // Quill's own listener has already inserted the paste.
      if (quill !== null)
        void uploadPastedData(quill, { uploadImage, tryUpload, base, asFigures, onPending });
    }
    const goOn = () => setRefusal('');
    const listening = new AbortController();
    const options = { signal: listening.signal };
    root.addEventListener('paste', onPaste, options);
    for (const name of ['keydown', 'pointerdown']) root.addEventListener(name, goOn, options);
    return () => listening.abort();
  }, [quill, take, uploadImage, tryUpload, base, asFigures, onPending]);

  const drop = useCallback((files: readonly File[], index: number) => take(files, index, true), [take]);
  useDroppedFiles(asFigures ? quill : null, drop);
  useWaitingPictures(quill, tryUpload, onPending, writing?.pending ?? null);
  return { pending, refusal, insert };
}
