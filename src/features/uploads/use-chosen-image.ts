import { useRef, useState } from 'react';
import { useHost } from '../../lib/host.ts';
import { isImage } from './upload-image.ts';
import { useImageUpload } from './use-image-upload.ts';

/** A file being uploaded, or one whose upload failed. */
export interface ChosenImage {
  file: File;
  /** The file as a data address; null while it is being read. */
  preview: string | null;
  /** The uploaded fraction, 0 to 1. */
  progress: number;
  state: 'uploading' | 'uploaded' | 'failed';
}

/**
 * Uploads the chosen file and reports its progress; `uploaded` gets the path. One image at a time: a new one cancels
 * the previous.
 */
export function useChosenImage(uploaded: (path: string) => void) {
  const { announcer } = useHost();
  const upload = useImageUpload();
  const [chosen, setChosen] = useState<ChosenImage | null>(null);
  const running = useRef<AbortController>(null);

  function forget() {
    running.current?.abort();
    running.current = null;
    setChosen(null);
  }

  /** Files that are not images are ignored silently. [5.58] [5.59] */
  function choose(files: readonly File[]) {
    const file = files.find(isImage);
    if (file !== undefined) void send(file);
  }

  async function send(file: File) {
    running.current?.abort();
    const run = new AbortController();
    const { signal } = run;
    running.current = run;
    function change(changes: Partial<ChosenImage>) {
      if (!signal.aborted) setChosen((before) => (before === null ? null : { ...before, ...changes }));
    }
    setChosen({ file, preview: null, progress: 0, state: 'uploading' });
    readAsAddress(file, (preview) => change({ preview }));
    const path = await upload(file, { signal, onProgress: (progress) => change({ progress }) });
    if (signal.aborted) return;
    change({ state: path === null ? 'failed' : 'uploaded' });
    if (path === null) return;
    announcer.announce('Image uploaded');
    uploaded(path);
  }

  return {
    chosen,
    choose,
    forget,
    retry: () => {
      if (chosen !== null) void send(chosen.file);
    },
  };
}

/** As a data address: the Content-Security-Policy allows no other kind of local image. */
function readAsAddress(file: File, done: (address: string) => void): void {
  const reader = new FileReader();
  reader.onload = () => {
    if (typeof reader.result === 'string') done(reader.result);
  };
  reader.readAsDataURL(file);
}
