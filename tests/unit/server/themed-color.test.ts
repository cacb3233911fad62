import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import { categories, defaultColor } from '#content/categories.ts';
import { palette } from '#server/palette.ts';
import { themedColor } from '#server/themed-color.ts';

const contrast = (color: string, paper: string) => new Color(paper).contrast(new Color(color), 'WCAG21');

describe('a category’s colour', () => {
  it.each([
    ...categories.map(({ color }) => color),
    defaultColor,
    '#000000',
    '#ffffff',
    '#ffff00',
    '#15130f',
  ])('can be told from the paper in both themes: %s', (color) => {
    const { light, dark } = themedColor(color);
    expect(contrast(light, palette.light.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, palette.dark.paper)).toBeGreaterThanOrEqual(4.5);
  });

  it('stays as it is where it is clear enough', () => {
    expect(themedColor('#000000').light).toBe('#000000');
    expect(themedColor('#FFFFFF').dark).toBe('#FFFFFF');
  });

  it('keeps its hue where it is not', () => {
    const hue = (color: string) => new Color(color).to('hsl').h ?? 0;
    const { dark } = themedColor('#1d3a6b');
    expect(dark).not.toBe('#1d3a6b');
    expect(Math.abs(hue(dark) - hue('#1d3a6b'))).toBeLessThan(3);
  });
});
