import { COVER, hatch, point, rect, ring, type Sheet, stroke, sun } from './sheet.ts';

const { width: WIDTH, height: HEIGHT } = COVER;
/** Lines of the letter as it is laid out: where it stands, and how high capitals and small letters go. */
const BASE = 800;
const CAPITAL = 74;

/** A letter as it is constructed, with the lines and points of that. */
export function initial(sheet: Sheet, outline: string): string {
  const { between, color, pick } = sheet;
  const tone = pick(['clay', 'agave', 'sky'] as const);
  const left = between(120, 420);
  const line = color(tone === 'clay' ? 'agave' : 'clay');
  const letter = `<path d="${outline}" transform="translate(${left} -96)"`;
  return [
    `<defs>${hatch('h', color('ink'), 12, 45)}</defs>`,
    rect(0, 0, WIDTH, HEIGHT, color('sun-wash', 0.4)),
    rect(0, BASE, WIDTH, HEIGHT - BASE, color('sun-wash')),
    stroke(`M0 ${CAPITAL}H${WIDTH}M0 ${BASE}H${WIDTH}`, line, 2.2),
    stroke(`M0 ${(CAPITAL + BASE) / 2}H${WIDTH}M0 ${BASE + 48}H${WIDTH}`, line, 1.4, '3 9'),
    stroke(`M${left} 0V${HEIGHT}M${left + 420} 0V${HEIGHT}M${left + 840} 0V${HEIGHT}`, line, 1.3),
    ring(left + 420, (CAPITAL + BASE) / 2, (BASE - CAPITAL) / 2, line, 1.4, '3 7'),
    ring(left + 420, (CAPITAL + BASE) / 2, 210, line, 1.4, '3 7'),
    sun(sheet, left > 270 ? 150 : 1440, between(160, 640), between(62, 92)),
    `${letter} fill="${color(tone)}"/>`,
    `${letter} fill="url(#h)" opacity="0.2"/>`,
    `${letter} fill="none" stroke="${color('ink')}" stroke-width="2.2"/>`,
    point(sheet, left, BASE),
    point(sheet, left + 420, CAPITAL),
    point(sheet, left + 420, BASE),
    point(sheet, left + 840, BASE),
  ].join('');
}
