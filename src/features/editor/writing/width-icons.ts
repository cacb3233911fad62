import createIcon from '../../../ui/create-icon.ts';

const LINES = [
  ['path', { d: 'M6 4h12' }],
  ['path', { d: 'M6 20h12' }],
] as const;

/** A picture as wide as the lines around it. */
export const AsText = createIcon({
  size: 24,
  node: [...LINES, ['rect', { x: '6', y: '8', width: '12', height: '8', rx: '1' }]],
});

/** Two pictures that share their width. */
export const SideBySide = createIcon({
  size: 24,
  node: [
    ...LINES,
    ['rect', { x: '2', y: '8', width: '8.5', height: '8', rx: '1' }],
    ['rect', { x: '13.5', y: '8', width: '8.5', height: '8', rx: '1' }],
  ],
});

/** A picture that reaches beyond them. */
export const AsCover = createIcon({
  size: 24,
  node: [...LINES, ['rect', { x: '1.5', y: '8', width: '21', height: '8', rx: '1' }]],
});
