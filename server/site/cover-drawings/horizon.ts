import { COVER, hatch, rect, type Sheet, shape, stroke, sun } from './sheet.ts';

const { width: WIDTH, height: HEIGHT } = COVER;

/** Table mountains one behind another, hatched, and the sun above them. */
export function horizon(sheet: Sheet): string {
  const { between, color, pick } = sheet;
  const tone = pick(['clay', 'agave', 'sky'] as const);
  const ranges = between(3, 4);
  const sky = tone === 'clay' ? color('sun-wash', 0.35) : color(tone, 0.82);
  const parts = [
    `<defs>${hatch('h', color('ink'), 11, pick([0, 45, 135]))}</defs>`,
    rect(0, 0, WIDTH, HEIGHT, sky),
    ...skyLines(sheet),
    sun(sheet, between(260, 1340), between(170, 330), between(84, 150)),
  ];
  for (let range = 0; range < ranges; range += 1) {
    const depth = range / (ranges - 1);
    const top = 360 + range * (400 / ranges);
    const data = ridge(sheet, top, 150 - 60 * depth);
    parts.push(shape(data, color(range === ranges - 1 ? 'ink' : tone, 0.6 * (1 - depth))));
    if (range === ranges - 2) parts.push(`<path d="${data}" fill="url(#h)" opacity="0.16"/>`);
    parts.push(stroke(data, color('ink'), 2.2));
  }
  return parts.join('');
}

function skyLines({ color, between }: Sheet): string[] {
  const first = between(60, 120);
  return [0, 1, 2].map((line) =>
    stroke(`M0 ${first + line * 86}H${WIDTH}`, color('clay'), 1.4, line === 1 ? '' : '3 9'),
  );
}

/** Flat tops, steep sides with a step in them. */
function ridge({ between, chance }: Sheet, top: number, rise: number): string {
  let x = -40;
  let data = `M-40 ${HEIGHT}V${top + rise}`;
  while (x < WIDTH) {
    const foot = x + between(40, 220);
    const step = between(14, 34);
    const height = Math.round(rise * (0.5 + chance()));
    const flat = between(120, 380);
    const left = foot + step;
    const right = left + step + flat;
    data += `H${foot}L${left} ${top + rise - height * 0.45}H${left + 8}L${left + step} ${top + rise - height}`;
    data += `H${right}L${right + step} ${top + rise - height * 0.45}h8L${right + 2 * step + 8} ${top + rise}`;
    x = right + 2 * step + 8;
  }
  return `${data}H${Math.max(x, WIDTH) + 40}V${HEIGHT}z`;
}
