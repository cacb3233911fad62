import { IMAGE_WIDTHS } from '../limits.ts';
import type { Success } from './envelope.ts';

/** `filepath` is root-relative, `/uploads/…`. [7.7.04] */
export interface Uploaded extends Success {
  filepath: string;
}

const NAME = /^(?<stem>\/uploads\/[0-9a-f]+-(?<width>\d+)x(?<height>\d+))\.(?<extension>[a-z]+)$/;

/** The name, without extension, of an image with resized variants; it contains the image's size. */
export function uploadName(id: string, width: number, height: number): string {
  return `${id}-${width}x${height}`;
}

/** The file name of the variant of `name` that is `width` pixels wide. */
export function variantName(name: string, width: number): string {
  return `${name}-w${width}`;
}

export interface ImageSources {
  width: number;
  height: number;
  srcSet: string;
}

/** The `<img>` attributes of an uploaded file; null for any other address. */
export function imageSources(filepath: string): ImageSources | null {
  const groups = NAME.exec(filepath)?.groups;
  if (groups === undefined) return null;
  const { stem = '', extension = '' } = groups;
  const width = Number(groups.width);
  const made = IMAGE_WIDTHS.filter((candidate) => candidate < width);
  const entries = made.map((candidate) => `${variantName(stem, candidate)}.${extension} ${candidate}w`);
  return { width, height: Number(groups.height), srcSet: [...entries, `${filepath} ${width}w`].join(', ') };
}
