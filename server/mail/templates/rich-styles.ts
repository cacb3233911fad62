import { IF_EMAIL_DARK } from '#shared/email-dark.ts';
import { palette } from '../../palette.ts';

const { light, dark } = palette;
const serif = 'Georgia, serif';
const text = `color:${light.ink};font-size:16px;line-height:1.6`;
const mono = 'Menlo, Consolas, monospace';

/** How callouts are coloured, by their kinds. */
const CALLOUTS = { note: 'sky', tip: 'agave', warning: 'sun' } as const;
export type CalloutKind = keyof typeof CALLOUTS;
export const CALLOUT_KINDS = Object.keys(CALLOUTS) as CalloutKind[];

/** The inline styles of an author's text; what a paragraph has is short, because there are many. */
export const richStyles = {
  words: 'margin:0 0 16px',
  /** What names a callout. */
  label: 'margin:0 0 4px',
  /** The last one in a cell. */
  lastWords: 'margin:0',
  heading2: `margin:32px 0 12px;font-family:${serif};font-size:24px;line-height:1.25;font-weight:600`,
  heading3: `margin:28px 0 10px;font-family:${serif};font-size:20px;line-height:1.3;font-weight:600`,
  heading4: 'margin:24px 0 8px;font-size:16px;font-weight:700',
  link: `color:${light.clay};text-decoration:underline`,
  button: `display:inline-block;padding:13px 22px;border-radius:5px;background-color:${light.clay};color:${light['on-clay']};line-height:1.25;font-weight:600;text-decoration:none`,
  list: 'margin:0 0 16px;padding:0 0 0 24px',
  /** The last one in a cell. */
  lastList: 'margin:0;padding:0 0 0 24px',
  innerList: 'margin:6px 0 0;padding:0 0 0 24px',
  item: 'margin:0 0 6px',
  frame: 'width:100%;margin:0 0 20px',
  quote: `padding:0 0 0 16px;border-left:3px solid ${light.clay};text-align:left;vertical-align:top;color:${light.ink};font-family:${serif};font-size:18px;line-height:1.5`,
  code: `padding:14px 16px;border:1px solid ${light.line};background-color:${light.raised};text-align:left;vertical-align:top`,
  codeName: `margin:0 0 8px;color:${light.quiet};font-size:14px`,
  pre: `margin:0;color:${light.ink};font-family:${mono};font-size:14px;line-height:1.5;white-space:pre-wrap`,
  inlineCode: `font-family:${mono};font-size:14px`,
  mark: `background-color:${light['sun-wash']}`,
  table: 'width:100%;margin:0 0 20px',
  caption: `padding:0 0 8px;color:${light.quiet};font-size:14px;text-align:left`,
  cell: `padding:8px 14px 7px 0;border-bottom:1px solid ${light.line};text-align:left;vertical-align:top;${text}`,
  headCell: `padding:8px 14px 7px 0;border-bottom:1px solid ${light.line};text-align:left;vertical-align:bottom;font-weight:600;${text}`,
  picture: 'max-width:100%;height:auto;border:0',
  figureText: `color:${light.quiet};font-size:14px;line-height:1.5`,
  line: `width:100%;margin:28px 0;border:0;border-top:1px solid ${light.line}`,
  noteMark: 'font-size:12px;line-height:1',
  notes: `color:${light.quiet};font-size:14px`,
};

/** Indents by a step of the editor's, and aligns as it does. */
export const aligned = (align: string) => `;text-align:${align}`;
export const indented = (steps: number) => `;margin-left:${steps * 24}px`;

export function calloutStyle(kind: CalloutKind): string {
  const color = CALLOUTS[kind];
  return `padding:14px 16px;border-left:3px solid ${light[color]};background-color:${light[`${color}-wash`]};text-align:left;vertical-align:top;${text}`;
}

/** The colours that the editor offers for a text, and for its ground. */
export const MAIL_COLORS = ['clay', 'agave', 'sun', 'sky', 'alarm', 'quiet'] as const;
export const MAIL_GROUNDS = ['agave', 'sun', 'sky', 'alarm'] as const;
type MailColor = (typeof MAIL_COLORS)[number];
type MailGround = (typeof MAIL_GROUNDS)[number];

/** The style of an author's coloured words. */
export function coloring(color: MailColor | undefined, ground: MailGround | undefined): string {
  return [
    ...(color === undefined ? [] : [`color:${light[color]}`]),
    ...(ground === undefined ? [] : [`background-color:${light[`${ground}-wash`]}`]),
  ].join(';');
}

/** Colours of an author's text in the dark theme, for the style sheet. */
export const richHead = `<style>
  ${IF_EMAIL_DARK} {
    .sheet .code { background-color: ${dark.raised} !important; }
    .sheet .marked { background-color: ${dark['sun-wash']} !important; }
${CALLOUT_KINDS.map(
  (kind) =>
    `    .sheet .${kind} { border-color: ${dark[CALLOUTS[kind]]} !important; background-color: ${dark[`${CALLOUTS[kind]}-wash`]} !important; }`,
).join('\n')}
${MAIL_COLORS.map((each) => `    .sheet .of-${each} { color: ${dark[each]} !important; }`).join('\n')}
${MAIL_GROUNDS.map((each) => `    .sheet .on-${each} { background-color: ${dark[`${each}-wash`]} !important; }`).join('\n')}
  }
</style>
`;
