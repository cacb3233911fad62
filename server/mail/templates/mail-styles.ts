import type { CSSProperties } from 'react';
import { IF_EMAIL_DARK } from '#shared/email-dark.ts';
import { palette } from '../../palette.ts';
import { LETTERHEAD_SIZE } from './letterhead-image.ts';

/** Literal values: mail programs do not support custom properties. */
const { light, dark } = palette;

const serif = 'Georgia, "Times New Roman", serif';
const sans = '"Instrument Sans", -apple-system, "Segoe UI", Helvetica, Arial, sans-serif';

/** Of the column, in pixels. */
const WIDTH = 600;

/** Breaks long words, URLs above all, instead of widening the layout. */
const breaking = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;
const text = {
  ...breaking,
  color: light.ink,
  fontFamily: sans,
  fontSize: '16px',
  lineHeight: '1.6',
} as const;
/** Labels are the site's own words, and short. */
const whole = { overflowWrap: 'normal', wordBreak: 'normal' } as const;
const plain = { ...text, fontWeight: 400, textAlign: 'left', verticalAlign: 'top' } as const;
const cell = { ...plain, borderBottom: `1px solid ${light.line}` } as const;

/** All styles are inline, because some programs remove the style sheet. What is repeated is short: see EmailLayout.tsx. */
export const mailStyles = {
  sheet: { margin: 0, padding: '0 20px', backgroundColor: light.paper },
  column: { maxWidth: `${WIDTH}px`, margin: '0 auto' },
  text,
  /** The head: whose letter it is, and the picture. */
  head: { width: '100%', margin: '0', borderBottom: `1px solid ${light.line}` },
  name: {
    padding: '28px 16px 14px 0',
    color: light.ink,
    fontFamily: serif,
    fontSize: '20px',
    lineHeight: '1.3',
    fontWeight: 600,
    textAlign: 'left',
    verticalAlign: 'middle',
  },
  picture: { width: `${LETTERHEAD_SIZE}px`, padding: '28px 0 14px', verticalAlign: 'middle' },
  heading: {
    margin: '32px 0 20px',
    color: light.ink,
    fontFamily: serif,
    fontSize: '30px',
    lineHeight: '1.15',
    letterSpacing: '-0.01em',
    fontWeight: 600,
  },
  lead: {
    margin: '0 0 4px',
    color: light.ink,
    fontFamily: serif,
    fontSize: '22px',
    lineHeight: '1.3',
  },
  belowLead: { margin: '0 0 24px', color: light.quiet, fontSize: '15px' },
  smallHeading: {
    margin: '0 0 4px',
    color: light.ink,
    fontFamily: serif,
    fontSize: '20px',
    lineHeight: '1.25',
    fontWeight: 600,
  },
  words: { margin: '0 0 16px' },
  lastWords: { margin: 0 },
  aside: { margin: '0 0 12px', color: light.quiet, fontSize: '15px' },
  quote: { width: '100%', margin: '0 0 20px' },
  quoted: { ...text, padding: '0 0 0 16px', borderLeft: `3px solid ${light.line}` },
  quotedFromRight: { ...text, padding: '0 16px 0 0', borderRight: `3px solid ${light.line}` },
  facts: { width: '100%', margin: '0 0 24px', borderTop: `1px solid ${light.line}` },
  label: {
    ...cell,
    ...whole,
    width: '108px',
    padding: '10px 16px 9px 0',
    color: light.quiet,
    fontSize: '15px',
  },
  value: { ...cell, padding: '9px 0' },
  /** Facts without rules, where the parts have theirs. */
  plainFacts: { width: '100%', margin: '0 0 14px' },
  plainLabel: {
    ...plain,
    ...whole,
    width: '108px',
    padding: '3px 16px 2px 0',
    color: light.quiet,
    fontSize: '15px',
  },
  plainValue: { ...plain, padding: '2px 0' },
  action: {
    margin: '8px 0 24px',
    padding: '13px 22px',
    borderRadius: '5px',
    backgroundColor: light.clay,
    color: light['on-clay'],
    fontFamily: sans,
    fontSize: '16px',
    lineHeight: '1.25',
    fontWeight: 600,
    textDecoration: 'none',
  },
  link: { color: light.clay, textDecoration: 'underline' },
  line: { width: '100%', margin: '28px 0 16px', border: 0, borderTop: `1px solid ${light.line}` },
  footnote: { margin: '0 0 8px', color: light.quiet, fontSize: '14px', lineHeight: '1.5' },
  imprint: { margin: '20px 0 8px', color: light.quiet, fontSize: '14px', lineHeight: '1.5' },
  foot: { height: '24px', fontSize: 0, lineHeight: '24px' },
} satisfies Record<string, CSSProperties>;

/**
 * Styles that cannot be inline. Dark colours follow the reader's setting in Apple Mail, Thunderbird and similar
 * programs. Outlook's own dark mode marks the colours it changed; rules for these marks restore ours. Word, which
 * renders Outlook's emails on Windows, does not support max-width, so its column gets a fixed width; and where the first
 * typeface of several is not installed it takes Times for all, so it is told another.
 */
export const emailHead = `
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 480px) { .facts th { width: 84px !important; padding-right: 12px !important; } }
  ${IF_EMAIL_DARK} {
    .sheet, .sheet > table > tbody > tr > td { background-color: ${dark.paper} !important; }
    .sheet .ink { color: ${dark.ink} !important; }
    .sheet .quiet { color: ${dark.quiet} !important; }
    .sheet .line { border-color: ${dark.line} !important; }
    .sheet a { color: ${dark.clay} !important; }
    .sheet a.action { background-color: ${dark.clay} !important; color: ${dark['on-clay']} !important; }
  }
  [data-ogsc] .ink { color: ${dark.ink} !important; }
  [data-ogsc] .quiet { color: ${dark.quiet} !important; }
  [data-ogsc] a { color: ${dark.clay} !important; }
  [data-ogsc] a.action { color: ${dark['on-clay']} !important; }
  [data-ogsb] .action { background-color: ${dark.clay} !important; }
</style>
<!--[if mso]><style>
  .column { width: ${WIDTH}px; }
  p, td, th, a, span { font-family: "Segoe UI", Arial, sans-serif !important; }
  h1, h2, td.name, p.lead { font-family: Georgia, serif !important; }
</style><![endif]-->
`;
