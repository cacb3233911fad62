import { COVER, hatch, point, rect, type Sheet, stroke, sun } from './sheet.ts';

const FLOOR = 770;

/** A row of arches within arches, on a floor with the lines that they were drawn by. */
export function arches(sheet: Sheet): string {
  const { between, color, pick } = sheet;
  const count = between(3, 5);
  const span = COVER.width / count;
  const other = pick(['agave', 'sky'] as const);
  const tones = pick([['clay', other] as const, [other, 'clay'] as const]);
  const parts = [
    `<defs>${hatch('h', color('ink'), 12, 45)}</defs>`,
    rect(0, 0, COVER.width, COVER.height, color('sun-wash', 0.4)),
    sun(sheet, between(200, 1400), between(110, 190), between(66, 92)),
    rect(0, FLOOR, COVER.width, COVER.height - FLOOR, color('sun-wash')),
  ];
  for (let place = 0; place < count; place += 1) {
    const center = Math.round(span * (place + 0.5));
    parts.push(gate(sheet, center, Math.round(span * 0.44), color(tones[place % 2] ?? 'clay')));
  }
  parts.push(stroke(`M0 ${FLOOR}H${COVER.width}`, color('ink'), 2.2));
  parts.push(stroke(`M0 ${FLOOR + 62}H${COVER.width}`, color('clay'), 1.6, '3 9'));
  return parts.join('');
}

function gate(sheet: Sheet, center: number, radius: number, tone: string): string {
  const { between, color } = sheet;
  const spring = between(360, 540);
  const bands = between(3, 4);
  const parts: string[] = [];
  for (let band = 0; band < bands; band += 1) {
    const inner = Math.round(radius * (1 - band / bands));
    const fill = band % 2 === 0 ? tone : color('paper');
    const data = arch(center, spring, inner);
    parts.push(`<path d="${data}" fill="${band === bands - 1 ? color('ink') : fill}"/>`);
    if (band === 0) parts.push(`<path d="${data}" fill="url(#h)" opacity="0.18"/>`);
    parts.push(stroke(data, color('ink'), 2.2));
  }
  parts.push(stroke(`M${center - radius - 26} ${spring}H${center + radius + 26}`, color('clay'), 1.6, '3 9'));
  parts.push(point(sheet, center - radius, spring), point(sheet, center + radius, spring));
  return parts.join('');
}

function arch(center: number, spring: number, radius: number): string {
  return `M${center - radius} ${FLOOR}V${spring}A${radius} ${radius} 0 0 1 ${center + radius} ${spring}V${FLOOR}z`;
}
