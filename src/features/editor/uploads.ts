import type Quill from 'quill';
import { Delta, type Op } from 'quill';
import { imageSources } from '#shared/contract/uploads.ts';
import { withBase } from '../../lib/base.ts';
import { isWaitingAddress, keepWaiting } from './waiting-pictures.ts';
import { Figure } from './figure.ts';
import { type FigureValue, isFigureValue } from './figure-ops.ts';
import { DECORATIVE, HALF } from './formats.ts';
import { asOneStep } from './one-step.ts';
import { putBlock, putBlocks, putBlocksBetween } from './put-block.ts';
import { trackIndex } from './track-index.ts';

/** How an upload went: the root-relative path, or why there is none, in a few words. */
export type UploadOutcome = { path: string } | { cause: string };

export interface ImageUpload {
  /** Uploads an image and returns its root-relative path; null on failure, which it has already reported. */
  uploadImage: (file: File) => Promise<string | null>;
  /** The same, which says why it failed: a picture that is a block of its own waits in its place then. */
  tryUpload?: ((file: File) => Promise<UploadOutcome>) | undefined;
  base: string;
  /** Whether each image is a block of its own, as on the writing page. */
  asFigures: boolean;
  /** Called with the change in the number of running uploads. */
  onPending: (change: number) => void;
}

/** Lets an image of the site be chosen; null when none was. */
export type ChooseImage = () => Promise<{ path: string; alt: string } | null>;

/** Makes an image of a part of the one with that path; null when nothing was cut. */
export type CropImage = (path: string) => ReturnType<ChooseImage>;

/** The path of an uploaded image, without the site's base; null for any other image. */
export function pathOf(address: string, base: string): string | null {
  const path = address.startsWith(`${base}/`) ? address.slice(base.length) : address;
  return imageSources(path) === null ? null : path;
}

/**
 * Uploads images and inserts them where the caret was, even if the text has changed meanwhile: together, so that one undo
 * takes them back. [D30]
 * @param isBetween whether blocks go exactly there, where a line begins, and not below the line that is there
 */
export async function insertImages(
  quill: Quill,
  index: number,
  files: readonly File[],
  upload: ImageUpload,
  isBetween = false,
) {
  const place = trackIndex(quill, index);
  upload.onPending(files.length);
  try {
    const images: FigureValue[] = [];
    for (const file of files) {
      const image = await attempt(file, upload);
      if (image !== null) images.push({ image, attributes: sizeOf(pathOf(image, upload.base) ?? '') });
    }
    if (images.length === 0 || !quill.root.isConnected) return;
    const at = place.current();
    if (upload.asFigures) {
      const put = isBetween ? putBlocksBetween : putBlocks;
      put(
        quill,
        at,
        inRows(images).map((figure) => ({ figure })),
      );
      return;
    }
    const change = new Delta().retain(at);
    for (const { image, attributes } of images) change.insert({ image }, attributes);
    asOneStep(quill, () => quill.updateContents(change, 'user'));
    if (quill.hasFocus()) quill.setSelection(at + images.length, 0, 'user');
  } finally {
    place.letGo();
  }
}

/** Those that come together stand side by side. */
function inRows(images: readonly FigureValue[]): FigureValue[] {
  if (images.length < 2) return [...images];
  return images.map(({ image, attributes }) => ({ image, attributes: { ...attributes, [HALF]: 'true' } }));
}

/** Lets a picture of the site be chosen, and makes it a block where the caret was. */
export async function insertFromLibrary(
  quill: Quill,
  index: number,
  choose: ChooseImage,
  base: string,
): Promise<void> {
  const place = trackIndex(quill, index);
  try {
    const chosen = await choose();
    if (chosen === null || !quill.root.isConnected) return;
    const described = chosen.alt === '' ? {} : { alt: chosen.alt };
    const attributes = { ...described, ...sizeOf(chosen.path) };
    quill.focus({ preventScroll: true });
    putBlock(quill, place.current(), { figure: { image: withBase(base, chosen.path), attributes } });
  } finally {
    place.letGo();
  }
}

/**
 * Uploads every image that was pasted as data. Its data is replaced by the address; if the upload fails, it waits in its place,
 * or is removed where it cannot. [D30]
 */
export async function uploadPastedData(quill: Quill, upload: ImageUpload): Promise<void> {
  const sources = new Set(
    quill
      .getContents()
      .ops.map(({ insert }) => imageOf(insert))
      .filter(isData),
  );
  upload.onPending(sources.size);
  for (const source of sources) {
    const image = await attempt(fileOf(source), upload);
    if (quill.root.isConnected) replaceImage(quill, source, image, upload.base);
  }
}

/** Puts another image of the site in the place of the one at `index`; its texts stay, except for a description that was empty. */
export function exchangeImage(
  quill: Quill,
  index: number,
  { path, alt, base }: { path: string; alt: string; base: string },
): void {
  const [op] = quill.getContents(index, 1).ops;
  const before = op?.attributes ?? {};
  const described = alt === '' || before.alt !== undefined ? {} : { alt };
  const attributes = { ...before, ...described, ...sizeOf(path) };
  const image = { image: withBase(base, path) };
  const change = new Delta().retain(index).insert(image, attributes).delete(1);
  asOneStep(quill, () => quill.updateContents(change, 'user'));
  quill.setSelection(index, 1, 'user');
}

/** The same for a picture that is a block: one step that can be undone. */
export function exchangeFigure(
  quill: Quill,
  figure: Figure,
  { path, alt, base }: { path: string; alt: string; base: string },
): void {
  const { attributes } = Figure.value(figure.domNode);
  const isDescribed = attributes.alt !== undefined || attributes[DECORATIVE] !== undefined;
  const described = alt === '' || isDescribed ? {} : { alt };
  const changes = { width: null, height: null, ...described, ...sizeOf(path) };
  asOneStep(quill, () => figure.changeAttributes(changes, withBase(base, path)));
}

/** @returns the image's address on the site, or what stands for that while it waits; null for neither */
async function attempt(file: File | null, upload: ImageUpload): Promise<string | null> {
  const { uploadImage, tryUpload, asFigures, base, onPending } = upload;
  try {
    if (file === null) return null;
    if (tryUpload === undefined || !asFigures) {
      const path = await uploadImage(file);
      return path === null ? null : withBase(base, path);
    }
    const outcome = await tryUpload(file);
    if ('path' in outcome) return withBase(base, outcome.path);
    return keepWaiting({ file, preview: await dataOf(file), cause: outcome.cause });
  } catch (error) {
    console.error('An image could not be uploaded', error);
    return null;
  } finally {
    onPending(-1);
  }
}

/** Puts the address of the upload in the place of the data, wherever it is; without one, the image is removed. */
function replaceImage(quill: Quill, source: string, image: string | null, base: string): void {
  const change = quill.getContents().ops.reduce((delta, { insert, attributes }) => {
    if (imageOf(insert) !== source) return delta.retain(typeof insert === 'string' ? insert.length : 1);
    const put = image === null ? null : uploadedAs(insert, image, base);
    if (put !== null) delta.insert(put, 'figure' in put ? {} : attributes);
    return delta.delete(1);
  }, new Delta());
  quill.updateContents(change, 'user');
}

/** The image, in a line or as a block, with the address of its upload. What waits for that is always a block. */
function uploadedAs(insert: Op['insert'], image: string, base: string): Record<string, unknown> {
  const figure = figureOf(insert);
  if (figure === null && !isWaitingAddress(image)) return { image };
  return { figure: { image, attributes: { ...figure?.attributes, ...sizeOf(pathOf(image, base) ?? '') } } };
}

/** A file as a `data:` address: the page's policy lets no other be shown. */
function dataOf(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => resolve('');
    reader.readAsDataURL(file);
  });
}

/** The address of an image, in a line or as a block; '' for anything else. */
function imageOf(insert: Op['insert']): string {
  const image = typeof insert === 'object' ? insert.image : '';
  return figureOf(insert)?.image ?? (typeof image === 'string' ? image : '');
}

function figureOf(insert: Op['insert']): FigureValue | null {
  return typeof insert === 'object' && isFigureValue(insert.figure) ? insert.figure : null;
}

/** A picture of a kind that the site takes; a drawing (SVG) stays what it is. */
function isData(address: string): boolean {
  return /^data:image\/(?!svg)/.test(address);
}

/** The file in a `data:` address; null if it is not base64. */
function fileOf(address: string): File | null {
  const [, type = '', data = ''] = /^data:(image\/[\w.+-]+);base64,(.*)$/s.exec(address) ?? [];
  try {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    return bytes.length === 0 ? null : new File([bytes], `pasted.${type.split('/')[1] ?? 'png'}`, { type });
  } catch {
    return null;
  }
}

/** The names of our images contain their size; setting it avoids a layout shift. */
export function sizeOf(path: string): Record<string, string> {
  const sources = imageSources(path);
  return sources === null ? {} : { width: String(sources.width), height: String(sources.height) };
}
