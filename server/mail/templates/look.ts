import type { CSSProperties } from 'react';

/** The site's light colours, spelled out: mail programs know no custom properties. */
export const ink = {
  paper: '#FBF7F0',
  ink: '#1E1A15',
  quiet: '#6A6155',
  line: '#E4DACB',
  clay: '#A8431F',
} as const;

const serif = 'Fraunces, Georgia, "Times New Roman", serif';
const sans = '"Instrument Sans", -apple-system, "Segoe UI", Helvetica, Arial, sans-serif';

export const look = {
  sheet: { margin: 0, backgroundColor: ink.paper, color: ink.ink, fontFamily: sans },
  column: { maxWidth: '36rem', margin: '0 auto', padding: '32px 20px' },
  heading: { margin: '0 0 24px', fontFamily: serif, fontSize: '28px', lineHeight: '1.2', fontWeight: 600 },
  words: { margin: '0 0 16px', fontSize: '17px', lineHeight: '1.6', wordBreak: 'break-word' },
  link: { color: ink.clay, textDecoration: 'underline' },
  action: {
    margin: '8px 0 24px',
    padding: '12px 20px',
    borderRadius: '4px',
    backgroundColor: ink.clay,
    color: '#FFFFFF',
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  line: { margin: '24px 0 16px', borderTop: `1px solid ${ink.line}` },
  footnote: { margin: '0 0 8px', color: ink.quiet, fontSize: '14px', lineHeight: '1.5' },
} satisfies Record<string, CSSProperties>;

/** The dark colours, where a mail program has them: Apple Mail and its like. */
export const letterCss = `
  @media (prefers-color-scheme: dark) {
    /* Body paints a cell inside itself as well. */
    .sheet, .sheet > table > tbody > tr > td { background-color: #15130F !important; }
    .sheet .ink { color: #F1E9DC !important; }
    .sheet .quiet { color: #A99F90 !important; }
    .sheet .line { border-top-color: #332E26 !important; }
    .sheet a { color: #F08A5D !important; }
    .sheet .action { background-color: #F08A5D !important; color: #15130F !important; }
  }
`;
