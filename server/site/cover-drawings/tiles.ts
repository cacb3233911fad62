import { COVER, disc, hatch, rect, type Sheet, shape, stroke } from './sheet.ts';

const SIDE = 200;

/** A wall of fired tiles: arcs and triangles, turned this way and that. */
export function tiles(sheet: Sheet): string {
  const { color, gold, pick, chance } = sheet;
  const ground = color('sun-wash', 0.45);
  const main = pick(['clay', 'agave', 'sky'] as const);
  const second = main === 'clay' ? pick(['agave', 'sky'] as const) : 'clay';
  const fills: [string, ...string[]] = [
    color(main),
    color(main),
    color(second),
    color('ink'),
    color('paper'),
    gold,
  ];
  const parts = [
    `<defs>${hatch('h', color('ink'), 11, 45)}</defs>`,
    rect(0, 0, COVER.width, COVER.height, ground),
  ];
  for (let row = -0.25; row * SIDE < COVER.height; row += 1) {
    for (let x = 0; x < COVER.width; x += SIDE) {
      const turn = pick([0, 90, 180, 270]);
      const tile = chance() < 0.14 ? '' : pick(TILES)(pick(fills), sheet);
      parts.push(
        `<g transform="translate(${x} ${row * SIDE}) rotate(${turn} ${SIDE / 2} ${SIDE / 2})">${tile}</g>`,
      );
    }
  }
  const joints: string[] = [];
  for (let x = SIDE; x < COVER.width; x += SIDE) joints.push(`M${x} 0V${COVER.height}`);
  for (let y = 0.75 * SIDE; y < COVER.height; y += SIDE) joints.push(`M0 ${y}H${COVER.width}`);
  parts.push(stroke(joints.join(''), color('ink'), 2.2));
  return parts.join('');
}

type Tile = (fill: string, sheet: Sheet) => string;

const quarter: Tile = (fill) => shape(`M0 0H${SIDE}A${SIDE} ${SIDE} 0 0 1 0 ${SIDE}z`, fill);
const leaf: Tile = (fill) =>
  shape(`M0 0A${SIDE} ${SIDE} 0 0 1 ${SIDE} ${SIDE}A${SIDE} ${SIDE} 0 0 1 0 0z`, fill);
const half: Tile = (fill) => shape(`M0 0H${SIDE}L0 ${SIDE}z`, fill);
const hatched: Tile = () => `<path d="M0 0H${SIDE}L0 ${SIDE}z" fill="url(#h)"/>`;
const dot: Tile = (fill) => disc(SIDE / 2, SIDE / 2, SIDE * 0.31, fill);
const rings: Tile = (fill, { color }) =>
  shape(`M0 0H${SIDE}A${SIDE} ${SIDE} 0 0 1 0 ${SIDE}z`, fill) +
  [0.7, 0.4]
    .map((share, index) => quarterOf(SIDE * share, index === 0 ? color('sun-wash', 0.45) : fill))
    .join('');

const TILES: readonly [Tile, ...Tile[]] = [quarter, quarter, leaf, leaf, half, hatched, dot, rings];

function quarterOf(radius: number, fill: string): string {
  return shape(`M0 0H${radius}A${radius} ${radius} 0 0 1 0 ${radius}z`, fill);
}
