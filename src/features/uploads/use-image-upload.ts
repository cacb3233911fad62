import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { uploadCause, uploadFailureText, uploadImage } from './upload-image.ts';

interface Task {
  file: File;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/**
 * Returns a function that uploads an image and resolves to its path; on failure it shows an alert and resolves to null.
 */
export function useImageUpload() {
  const { request, domWindow, announcer } = useHost();
  const { alert } = useAlerts();
  const { mutateAsync } = useMutation({
    mutationFn: (task: Task) => uploadImage({ ...task, request, window: domWindow() }),
  });

  return async function upload(file: File, options: Partial<Omit<Task, 'file'>> = {}): Promise<string | null> {
    const signal = options.signal ?? new AbortController().signal;
    try {
      return await mutateAsync({ file, signal, onProgress: options.onProgress ?? (() => undefined) });
    } catch (error) {
      if (signal.aborted) return null;
      const message = uploadFailureText(error);
      announcer.announce(message);
      await alert(message, 'The image was not uploaded');
      return null;
    }
  };
}

/**
 * Returns a function that uploads an image: it resolves to its path, or to why there is none, in a few words, which is for its
 * caller to say. Always the same function.
 */
export function useQuietUpload(): (file: File) => Promise<{ path: string } | { cause: string }> {
  const { request, domWindow } = useHost();
  const { mutateAsync } = useMutation({
    mutationFn: (task: Task) => uploadImage({ ...task, request, window: domWindow() }),
  });
  return useCallback(
    async (file) => {
      const { signal } = new AbortController();
      try {
        return { path: await mutateAsync({ file, signal, onProgress: () => undefined }) };
      } catch (error) {
        return { cause: uploadCause(error, domWindow().navigator.onLine) };
      }
    },
    [mutateAsync, domWindow],
  );
}
