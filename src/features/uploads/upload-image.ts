import type { Request } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

interface Upload {
  request: Request;
  window: Window & typeof globalThis;
  file: File;
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads an image in the field `image` and returns its path, `/uploads/…`. The response is read as text, then parsed;
 * one that is not JSON is logged. [7.7.01]–[7.7.04] The file's size is not checked here. [5.60] [9.4.13]
 */
export async function uploadImage({ request, window, file, onProgress, signal }: Upload): Promise<string> {
  const body = new FormData();
  body.append('image', file);
  const { filepath } = await request('uploadImage', {
    body,
    signal,
    fetch: fetchWithProgress({ XMLHttpRequest: window.XMLHttpRequest, onProgress }),
    parse: parseOrLog,
  });
  return filepath;
}

function parseOrLog(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.error('The upload was answered with something that is not JSON:', text.slice(0, 2_000));
    throw error;
  }
}

/** The message for a failed upload. [8.55] [8.56] [8.57] */
export function uploadFailureText(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.kind === 'refused') return `Image upload failed: ${error.serverError ?? 'Unknown error'}`;
    // A failure with a SyntaxError as its cause had a body that is not JSON, whatever its status.
    const unreadable = error.kind === 'not-json' || error.cause instanceof SyntaxError;
    if (unreadable) return 'Upload error: Server returned invalid response. Check console for details.';
  }
  return 'Image upload failed. Please try again.';
}

/** Why an upload failed, in a few words, for the place of the picture: 'offline'. */
export function uploadCause(error: unknown, isOnline: boolean): string {
  if (!isOnline) return 'offline';
  if (!(error instanceof ApiError)) return 'the upload failed';
  if (error.kind === 'network') return 'the site could not be reached';
  const [reason = ''] = (error.serverError ?? '').split(/\.\s*$/);
  return reason === '' ? 'the upload failed' : lowerFirst(reason);
}

function lowerFirst(text: string): string {
  const [first = ''] = text;
  return first.toLowerCase() + text.slice(first.length);
}

/** The only check on a file: its type must be an image type. [5.58] */
export function isImage(file: File): boolean {
  return file.type.startsWith('image/');
}
