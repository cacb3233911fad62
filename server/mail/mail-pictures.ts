/** Widths of the copies, in pixels: the column of an email has 600, which sharp screens draw with twice as many. */
const WIDTHS = [300, 600, 1_200] as const;
const COLUMN = 600;

const UPLOAD = /^\/uploads\/(?<id>[0-9a-f]+)-(?<width>\d+)x(?<height>\d+)\.webp$/;
const ARTWORK = /^\/artwork\/(?<name>[a-z0-9/-]+)\.(?<extension>svg|webp)$/;

/** A picture as an email has it: its address below the site, and its size in CSS pixels; null for what is not known. */
export interface MailPicture {
  path: string;
  width: number | null;
  height: number | null;
}

/** What a copy is made of: the picture's own address below the site. */
export interface CopyOf {
  source: string;
  width: number;
  format: 'jpeg' | 'png';
}

/**
 * The copy of one of the site's pictures that every mail program draws: Outlook on Windows knows neither WebP nor SVG.
 * Photos become JPEG, drawings PNG. Null for any other address.
 * @param asked the width that it is shown in; null for the column's
 */
export function mailPicture(path: string, asked: number | null): MailPicture | null {
  const upload = UPLOAD.exec(path)?.groups;
  if (upload !== undefined) {
    const natural = { width: Number(upload.width), height: Number(upload.height) };
    const width = Math.min(asked ?? COLUMN, natural.width, COLUMN);
    const copy = `${upload.id}-${upload.width}x${upload.height}-w${widthFor(width)}.jpg`;
    return {
      path: `/mail-pictures/uploads/${copy}`,
      width,
      height: Math.max(1, Math.round((width * natural.height) / natural.width)),
    };
  }
  const drawing = ARTWORK.exec(path)?.groups;
  if (drawing === undefined) return null;
  const width = Math.min(asked ?? COLUMN, COLUMN);
  const copy = `${drawing.name}.${drawing.extension}-w${widthFor(width)}.png`;
  return { path: `/mail-pictures/artwork/${copy}`, width, height: null };
}

/** Two pixels for one. */
function widthFor(shown: number): number {
  return WIDTHS.find((width) => width >= shown * 2) ?? 1_200;
}

/** What stands at an address below /mail-pictures; null for one that no email has. */
export function copyOf(path: string): CopyOf | null {
  const [, stem = '', wide, extension] = /^(.+)-w(\d+)\.(jpg|png)$/.exec(path) ?? [];
  const width = WIDTHS.find((each) => String(each) === wide);
  if (width === undefined) return null;
  const source = extension === 'jpg' ? `${stem}.webp` : stem;
  const kind = extension === 'jpg' ? UPLOAD : ARTWORK;
  return kind.test(source) ? { source, width, format: extension === 'jpg' ? 'jpeg' : 'png' } : null;
}
