import { statSync } from 'node:fs';
import { loadSharp } from '../load-sharp.ts';
import type { Finding } from './finding.ts';
import type { Content } from './read-content.ts';
import { type Reference, referencesOf } from './texts.ts';

/** The widest place for a picture is a post's cover, 1,088 pixels, of which a sharp screen has two each. */
const MAX_PIXELS = 2_176;
/** A phone on a poor connection loads so much in about two seconds. */
const MAX_BYTES = 300_000;
const NARROW = 800;

/** Pictures that are not there, and those that are larger than any place that shows them. */
export async function pictureFindings(content: Content): Promise<Finding[]> {
  const pictures = new Map<string, Reference>();
  for (const reference of referencesOf(content)) {
    const local = reference.kind === 'picture' && /^\/(?!uploads\/)/.test(reference.address);
    if (local && !pictures.has(reference.address)) pictures.set(reference.address, reference);
  }
  const found = await Promise.all(
    [...pictures.values()].map((picture) => findingsOf(picture, content.files)),
  );
  return found.flat();
}

async function findingsOf(
  { source, line, address }: Reference,
  files: ReadonlyMap<string, string>,
): Promise<Finding[]> {
  const path = files.get(address);
  const finding = (text: string): Finding => ({ level: 'error', file: source.file, line, text });
  if (path === undefined)
    return [finding(`The picture ${address} is not there: it belongs into public${address}.`)];
  const narrow = files.get(address.replace(/\.webp$/, `-${NARROW}.webp`));
  const narrowWidth = narrow === undefined || narrow === path ? NARROW : await widthOf(narrow);
  const width = await widthOf(path);
  const bytes = statSync(path).size;
  return [
    ...(bytes > MAX_BYTES
      ? [
          finding(
            `The picture ${address} has ${kilobytes(bytes)}; no picture needs more than ${kilobytes(MAX_BYTES)}.`,
          ),
        ]
      : []),
    ...(width > MAX_PIXELS && !address.endsWith('.svg')
      ? [finding(`The picture ${address} is ${width} pixels wide; no place shows more than ${MAX_PIXELS}.`)]
      : []),
    ...(narrowWidth === NARROW
      ? []
      : [finding(`The narrow copy of ${address} is ${narrowWidth} pixels wide instead of ${NARROW}.`)]),
  ];
}

/** In pixels; 0 for what is no picture. */
async function widthOf(path: string): Promise<number> {
  const sharp = await loadSharp();
  return sharp(path)
    .metadata()
    .then(
      ({ width }) => width,
      () => 0,
    );
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1_000)} KB`;
}
