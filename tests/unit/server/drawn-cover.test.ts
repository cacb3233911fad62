import { describe, expect, it } from 'vitest';
import { palette } from '#server/palette.ts';
import { COVER, sheetOf } from '#server/site/cover-drawings/sheet.ts';
import { coverDrawing } from '#server/site/drawn-cover.ts';

const VARIANTS = [0, 1, 2, 3];
const drawings = (title: string) => Promise.all(VARIANTS.map((variant) => coverDrawing(title, variant)));

describe('a drawn cover', () => {
  it('is the same for the same title, and another one for each variant and title', async () => {
    const made = await drawings('Bread at six');
    expect(await drawings('Bread at six')).toEqual(made);
    expect(new Set([...made, ...(await drawings('Bread at seven'))]).size).toBe(2 * VARIANTS.length);
  });

  it('fills the shape of a cover', async () => {
    for (const drawing of await drawings('Bread at six')) {
      expect(drawing).toContain(`viewBox="0 0 ${COVER.width} ${COVER.height}"`);
      expect(drawing).toMatch(/<rect x="0" y="0" width="1600" height="900"/);
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('has the title’s first letter in one of four, also where that has an accent', async () => {
    const letters = (made: string[]) =>
      made.filter((drawing) => /transform="translate\(\d+ -96\)"/.test(drawing));
    expect(letters(await drawings('Bread at six'))).toHaveLength(1);
    expect(letters(await drawings('\u00c9lan'))).toHaveLength(1);
    expect(letters(await drawings('\u65e5\u672c\u8a9e'))).toHaveLength(0);
  });

  it('has nothing of the title in its markup', async () => {
    for (const drawing of await drawings('<script>"&x</script>')) expect(drawing).not.toContain('script');
  });

  it('has the site’s colours, mixed with its paper', () => {
    const { color } = sheetOf(1, palette);
    expect(color('clay').toLowerCase()).toBe(palette.light.clay.toLowerCase());
    expect(color('clay', 1).toLowerCase()).toBe(palette.light.paper.toLowerCase());
  });
});
