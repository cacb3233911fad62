import type { ColorName } from '../build/read-palette.ts';

/** A colour of the palette, or a part of it: `clay 8%`. */
export type Paint = ColorName | `${ColorName} ${number}%`;

/** What is painted on: a colour, or a translucent one on another. */
export type Surface = ColorName | `${Paint} on ${ColorName}`;

/** The contrast that WCAG 2.2 AA asks for: of text (1.4.3), and of large text, controls and what has a meaning (1.4.3, 1.4.11). */
export const NEEDED = { text: 4.5, large: 3, control: 3 } as const;

/** What is painted on which surfaces, and for what. */
export interface ColorPairs {
  kind: keyof typeof NEEDED;
  color: Paint;
  on: readonly Surface[];
  use: string;
}

/**
 * All colours that stand on one another, in pages, dashboard and emails. `tests/e2e/contrast.spec.ts` looks at every
 * text and control and finds those that are missing here.
 */
export const COLOR_PAIRS: readonly ColorPairs[] = [
  { kind: 'text', color: 'ink', on: ['paper', 'raised'], use: 'text' },
  { kind: 'text', color: 'quiet', on: ['paper', 'raised'], use: 'quiet text and comments in code' },
  { kind: 'text', color: 'clay', on: ['paper', 'raised'], use: 'links, and keywords in code' },
  { kind: 'text', color: 'on-clay', on: ['clay', 'clay-deep'], use: 'buttons and selected text' },
  {
    kind: 'text',
    color: 'paper',
    on: ['ink', 'alarm', 'alarm 90% on paper'],
    use: 'the popular plan, the current page, buttons that delete',
  },
  { kind: 'text', color: 'paper 80%', on: ['ink'], use: 'quiet text of the popular plan' },
  { kind: 'text', color: 'on-band', on: ['band'], use: 'the newsletter’s band' },
  {
    kind: 'text',
    color: 'band',
    on: ['on-band', 'on-band 90% on band'],
    use: 'the button on the newsletter’s band',
  },
  {
    kind: 'text',
    color: 'agave',
    on: ['paper', 'raised', 'agave-wash'],
    use: 'what is done, and texts in code',
  },
  { kind: 'text', color: 'sun', on: ['paper', 'raised', 'sun-wash'], use: 'what waits, and numbers in code' },
  {
    kind: 'text',
    color: 'sky',
    on: ['paper', 'raised', 'sky-wash'],
    use: 'what is planned, and names in code',
  },
  { kind: 'text', color: 'alarm', on: ['paper', 'raised', 'alarm-wash'], use: 'what went wrong' },
  {
    kind: 'text',
    color: 'ink',
    on: ['agave-wash', 'sun-wash', 'sky-wash', 'alarm-wash'],
    use: 'text that is marked',
  },
  { kind: 'text', color: 'quiet', on: ['sun-wash'], use: 'quiet text of a notice' },
  {
    kind: 'text',
    color: 'quiet',
    on: ['alarm-wash'],
    use: 'what an empty cell that would be deleted is for',
  },
  { kind: 'text', color: 'clay', on: ['sun-wash', 'alarm-wash'], use: 'links in a notice' },
  { kind: 'text', color: 'ink', on: ['line 55% on paper', 'line 55% on raised'], use: 'code within text' },
  { kind: 'text', color: 'ink', on: ['line'], use: 'what is chosen of a few' },
  { kind: 'control', color: 'edge', on: ['paper', 'raised'], use: 'the edges of fields and buttons' },
  { kind: 'control', color: 'alarm', on: ['paper', 'raised'], use: 'the edges of fields with errors' },
  { kind: 'control', color: 'ink', on: ['paper', 'raised'], use: 'the focus of fields with errors' },
  { kind: 'control', color: 'paper', on: ['ink'], use: 'the focus within the popular plan' },
  {
    kind: 'control',
    color: 'clay',
    on: ['paper', 'raised', 'line', 'sun-wash', 'sky-wash', 'alarm-wash', 'clay 14% on raised'],
    use: 'the focus ring and the editor’s tools',
  },
  {
    kind: 'control',
    color: 'on-band',
    on: ['band'],
    use: 'the field on the newsletter’s band, and its focus ring',
  },
];
