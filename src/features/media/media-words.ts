import type { MediaItem, MediaUse } from '#shared/contract/media.ts';

/** '640 × 480' */
export function sizeInWords({ width, height }: Pick<MediaItem, 'width' | 'height'>): string {
  return `${width} × ${height}`;
}

/** '12 KB', '3.4 MB' */
export function bytesInWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The name of a downloaded file: that of the upload, with the extension of what the site keeps. */
export function downloadName(name: string, path: string): string {
  const extension = path.slice(path.lastIndexOf('.'));
  return `${name.replace(/\.[^.]{1,5}$/, '')}${extension}`;
}

/** 'Unused', 'Used once', 'Used 3 times' */
export function usesInWords(count: number): string {
  if (count === 0) return 'Unused';
  return count === 1 ? 'Used once' : `Used ${count} times`;
}

/** '1 image', '4 images' */
export function imagesInWords(count: number): string {
  return count === 1 ? '1 image' : `${count.toLocaleString('en-US')} images`;
}

/** 'Cover of', before a title. */
export const USE_LABELS: Record<MediaUse['kind'], string> = {
  cover: 'Cover of',
  text: 'Text of',
  draft: 'Unsaved writing in',
  version: 'An earlier version of',
  trash: 'In the trash:',
  newsletter: 'Newsletter',
};

export const KIND_LABELS: Record<MediaItem['kind'], string> = {
  upload: 'Uploaded',
  crop: 'Cut out of another image',
  drawn: 'Drawn by the site',
};
