import Color from 'colorjs.io';
import type { ColorName, Palette, Theme } from '../build/read-palette.ts';
import { COLOR_PAIRS, type ColorPairs, NEEDED, type Paint, type Surface } from './color-pairs.ts';
import { type Finding, lineOf } from './finding.ts';

const TOKENS = 'src/styles/tokens.css';
const KINDS = { text: 'text needs', large: 'large text needs', control: 'a control needs' } as const;

/**
 * Names each pair of colours that is used but too close, in either theme.
 * @param source of tokens.css, for the line of the colour
 */
export function contrastFindings(palette: Palette, source: string): Finding[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    COLOR_PAIRS.flatMap((pairs) => pairs.on.flatMap((surface) => tooClose(pairs, surface, theme))),
  );

  function tooClose({ kind, color, use }: ColorPairs, surface: Surface, theme: Theme): Finding[] {
    const { front, back } = paintedPair(color, surface, palette[theme]);
    const contrast = Math.floor(new Color(back).contrast(new Color(front), 'WCAG21') * 100) / 100;
    if (contrast >= NEEDED[kind]) return [];
    const text = `${color} on ${surface} has ${contrast}:1 in the ${theme} theme; ${KINDS[kind]} ${NEEDED[kind]}:1: ${use}.`;
    return [{ level: 'error', file: TOKENS, line: lineOf(source, `--${nameOf(color)}:`), text }];
  }
}

/** Two opaque colours, `#rrggbb`, as they are seen. */
export function paintedPair(
  color: Paint,
  surface: Surface,
  colors: Record<ColorName, string>,
): { front: string; back: string } {
  const [upper, lower] = surface.split(' on ') as [Paint, ColorName | undefined];
  const back =
    lower === undefined ? painted(upper, colors, colors.paper) : painted(upper, colors, colors[lower]);
  return { front: painted(color, colors, back), back };
}

function painted(paint: Paint, colors: Record<ColorName, string>, under: string): string {
  const [, share] = paint.split(' ');
  const color = new Color(colors[nameOf(paint)]);
  const alpha = color.alpha.valueOf() * (share === undefined ? 1 : parseFloat(share) / 100);
  color.alpha = 1;
  // Browsers mix what is translucent in sRGB.
  return new Color(under).mix(color, alpha, { space: 'srgb' }).toString({ format: 'hex', collapse: false });
}

function nameOf(paint: Paint): ColorName {
  // A paint begins with its colour's name.
  return paint.split(' ')[0] as ColorName;
}
