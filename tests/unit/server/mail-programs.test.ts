// @vitest-environment node
import { caniemail } from 'caniemail';
import { describe, expect, it } from 'vitest';
import { sampleEmails } from '#tests/support/sample-emails.ts';

/** Everything that Outlook, Gmail and Apple Mail come as, by caniemail.com's names. */
const PROGRAMS: Parameters<typeof caniemail>[0]['clients'] = ['outlook.*', 'gmail.*', 'apple-mail.*'];

/** Outlook before 2026, which draws emails with Word; it has rules of its own in conditional comments. */
const WORD = ['outlook.windows', 'outlook.windows-mail'];
/** Gmail in a phone's browser, which takes out all style sheets. */
const BARE_GMAIL = 'gmail.mobile-webmail';
const GMAIL = ['gmail.desktop-webmail', 'gmail.ios', 'gmail.android', BARE_GMAIL];

/** What some program does not support, and may lack: the email is as good without it there. */
const MAY_LACK: Record<string, { programs: readonly string[]; because: string }> = {
  '<style> element': { programs: [BARE_GMAIL], because: 'all of the light theme is inline' },
  '@media': { programs: [...WORD, BARE_GMAIL], because: 'it shows the light theme' },
  'Attribute selector': {
    programs: [...WORD, BARE_GMAIL],
    because: 'Outlook’s own dark mode alone sets these',
  },
  'Class selector': { programs: [BARE_GMAIL], because: 'all of the light theme is inline' },
  'Descendant combinator': { programs: [BARE_GMAIL], because: 'all of the light theme is inline' },
  'Type selector': { programs: [BARE_GMAIL], because: 'all of the light theme is inline' },
  'display:none': { programs: [BARE_GMAIL], because: 'the preview’s line has no height there' },
  overflow: { programs: WORD, because: 'display:none hides the preview' },
  opacity: { programs: [...WORD, BARE_GMAIL], because: 'display:none hides the preview' },
  'overflow-wrap': {
    programs: [...WORD, 'outlook.ios', 'outlook.android', ...GMAIL],
    because: 'word-break beside it does the same, and Word breaks long addresses by itself',
  },
  'word-break': { programs: ['outlook.windows-mail'], because: 'it breaks long addresses by itself' },
  'white-space': {
    programs: WORD,
    because: 'code keeps its lines there, too, and long ones widen the email',
  },
  'border-radius': { programs: WORD, because: 'a button may have corners' },
  'role attribute': {
    programs: ['outlook.windows-mail'],
    because: 'it only keeps tables from being read out',
  },
  'target attribute': { programs: GMAIL, because: 'it opens links in a new tab anyway' },
  '<body> element': { programs: ['outlook.macos'], because: 'the first table has the paper, too' },
};

/** 'border-radius in outlook.windows' for each feature that one of the programs does not support at all. */
function unsupportedIn(html: string): string[] {
  const { errors } = caniemail({ clients: PROGRAMS, html }).issues;
  const found = [...errors].flatMap(([program, issues]) =>
    issues.map(({ title }) => `${title} in ${program}`),
  );
  return [...new Set(found)].sort();
}

describe('an email', async () => {
  const emails = [...(await sampleEmails())];
  const mayLack = Object.entries(MAY_LACK).flatMap(([feature, { programs }]) =>
    programs.map((program) => `${feature} in ${program}`),
  );

  it.each(emails)(
    'of the kind %s needs nothing that Outlook, Gmail or Apple Mail lacks',
    (_name, { html }) => {
      expect(unsupportedIn(html).filter((lack) => !mayLack.includes(lack))).toEqual([]);
    },
  );

  it('would be found out', () => {
    expect(unsupportedIn('<p style="display:grid;position:fixed">Hello</p>')).toEqual(
      expect.arrayContaining(['display:grid in outlook.windows', 'position in gmail.ios']),
    );
  });

  it('has a short list of what may be lacking, all of which is in use', () => {
    const used = new Set(emails.flatMap(([, { html }]) => unsupportedIn(html)));
    const unused = Object.keys(MAY_LACK).filter(
      (feature) => ![...used].some((lack) => lack.startsWith(`${feature} in`)),
    );
    expect(unused).toEqual([]);
  });

  it.each(emails)(
    'of the kind %s has a text of lines that fit, with nothing of the HTML',
    (_name, { text }) => {
      const long = text.split('\n').filter((line) => line.length > 78 && !/^\S+$/.test(line.trim()));
      expect(long).toEqual([]);
      expect(text).not.toMatch(/<\/?[a-z]|&[a-z]+;|cid:|\t|\n{3}|[ ]$/im);
      for (const line of text.split('\n').filter((each) => /https:\/\/site\.example\/\S*[?]/.test(each)))
        expect(line).toMatch(/^\S+$/);
    },
  );
});
