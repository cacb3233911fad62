import { useMutation } from '@tanstack/react-query';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { uploadFailureText, uploadImage } from './upload-image.ts';

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
