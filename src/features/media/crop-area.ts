import type { FocusPoint } from './focus-point.ts';

/** A part of an image, in whole pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The smallest side of a part. */
export const MIN_SIDE = 16;

/** Width by height of covers. */
export const COVER_RATIO = 16 / 9;

/**
 * The largest part of an image in a ratio, around the focus point as far as there is room.
 * @param ratio width by height; null for the whole image
 */
export function largestArea({ width, height }: Size, ratio: number | null, focus: FocusPoint): Area {
  if (ratio === null) return { x: 0, y: 0, width, height };
  const size = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  return within(
    {
      ...size,
      x: (focus.x / 100) * width - size.width / 2,
      y: (focus.y / 100) * height - size.height / 2,
    },
    { width, height },
  );
}

/** The part moved into the image, with whole pixels. */
export function within(area: Area, image: Size): Area {
  const width = clamp(Math.round(area.width), MIN_SIDE, image.width);
  const height = clamp(Math.round(area.height), MIN_SIDE, image.height);
  return {
    x: clamp(Math.round(area.x), 0, image.width - width),
    y: clamp(Math.round(area.y), 0, image.height - height),
    width,
    height,
  };
}

export type Corner = 'nw' | 'ne' | 'sw' | 'se';

/**
 * The part with one corner drawn to a point, while the opposite one stays.
 * @param to in pixels of the image; may be outside
 */
export function drawnTo(
  area: Area,
  corner: Corner,
  to: { x: number; y: number },
  { image, ratio }: { image: Size; ratio: number | null },
): Area {
  const isWest = corner.endsWith('w');
  const isNorth = corner.startsWith('n');
  const anchor = {
    x: isWest ? area.x + area.width : area.x,
    y: isNorth ? area.y + area.height : area.y,
  };
  const room = {
    width: isWest ? anchor.x : image.width - anchor.x,
    height: isNorth ? anchor.y : image.height - anchor.y,
  };
  let width = clamp(isWest ? anchor.x - to.x : to.x - anchor.x, MIN_SIDE, room.width);
  let height = clamp(isNorth ? anchor.y - to.y : to.y - anchor.y, MIN_SIDE, room.height);
  if (ratio !== null) {
    width = Math.min(Math.max(width, height * ratio, MIN_SIDE * ratio), room.width, room.height * ratio);
    height = width / ratio;
  }
  return within(
    { x: isWest ? anchor.x - width : anchor.x, y: isNorth ? anchor.y - height : anchor.y, width, height },
    image,
  );
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
