import { useEffect, useRef, useState } from 'react';
import { useHost } from '../../lib/host.ts';

/** A file on its way into the library. */
export interface MediaUpload {
  id: number;
  name: string;
  state: 'waiting' | 'uploading' | 'failed';
  /** The uploaded fraction, 0 to 1. */
  progress: number;
  /** Why it failed; '' otherwise. */
  error: string;
}

/** How an image gets onto the site; given by whoever composes the library. */
export interface MediaUploader {
  /** Resolves to the image's path. */
  upload: (
    file: File,
    options: { onProgress: (fraction: number) => void; signal: AbortSignal },
  ) => Promise<string>;
  failureText: (error: unknown) => string;
}

const MAX_AT_ONCE = 2;

/**
 * Uploads several files, two at once. Those that fail stay in the list, to be tried again or left out.
 * @param onUploaded called with the path of each; the upload leaves the list when that is done
 */
export function useMediaUploads(
  { upload, failureText }: MediaUploader,
  onUploaded: (path: string) => Promise<void>,
) {
  const { announcer } = useHost();
  const [uploads, setUploads] = useState<readonly MediaUpload[]>([]);
  const files = useRef(new Map<number, File>());
  const queue = useRef<number[]>([]);
  const running = useRef(0);
  const lastId = useRef(0);
  const [closing] = useState(() => new AbortController());
  useEffect(() => () => closing.abort(), [closing]);

  function change(id: number, changes: Partial<MediaUpload>) {
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  }

  function leaveOut(id: number) {
    files.current.delete(id);
    setUploads((before) => before.filter((one) => one.id !== id));
  }

  async function send(id: number, file: File) {
    change(id, { state: 'uploading', progress: 0, error: '' });
    try {
      const { signal } = closing;
      const path = await upload(file, { signal, onProgress: (progress) => change(id, { progress }) });
      announcer.announce(`${file.name} is uploaded`);
      await onUploaded(path);
      leaveOut(id);
    } catch (error) {
      if (closing.signal.aborted) return;
      const text = failureText(error);
      announcer.announce(`${file.name}: ${text}`);
      change(id, { state: 'failed', error: text });
    }
  }

  function next() {
    while (running.current < MAX_AT_ONCE) {
      const id = queue.current.shift();
      if (id === undefined) return;
      const file = files.current.get(id);
      if (file === undefined) continue;
      running.current += 1;
      void send(id, file).finally(() => {
        running.current -= 1;
        next();
      });
    }
  }

  function add(chosen: readonly File[]) {
    const added = chosen
      .filter((file) => file.type.startsWith('image/'))
      .map((file): MediaUpload => {
        const id = (lastId.current += 1);
        files.current.set(id, file);
        queue.current.push(id);
        return { id, name: file.name, state: 'waiting', progress: 0, error: '' };
      });
    setUploads((before) => [...before, ...added]);
    next();
  }

  function retry(id: number) {
    queue.current.push(id);
    change(id, { state: 'waiting' });
    next();
  }

  return { uploads, add, retry, leaveOut };
}
