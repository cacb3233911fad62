// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { LIMITS } from '#shared/limits.ts';
import { telephoneAddress } from '#shared/telephone-address.ts';
import { inboxText, newsletterEmail } from '#server/mail/templates/newsletter.tsx';

import { onContent } from '#tests/support/on-content.ts';

const EXIT = {
  page: 'https://wren.example/leave?token=a.b',
  oneClick: 'https://wren.example/api/leave?token=a.b',
};
const NEWS = {
  subject: 'News & <notes>',
  content: 'First <b>line</b>\nsecond line\n\nSee https://wren.example/blog?a=1&b=2.',
  cta_text: 'Visit Website',
  cta_url: 'https://wren.example',
  date: '2026-03-04T17:00:00.000Z',
};

async function email(changes: Partial<typeof NEWS & { postalAddress: string }> = {}) {
  return (await newsletterEmail({ ...NEWS, ...changes }))(EXIT);
}

describe('a newsletter', () => {
  it('[D37] escapes what was typed, keeps paragraphs and makes links clickable', async () => {
    const { html, subject } = await email();
    expect(subject).toBe('News & <notes>');
    expect(html).toContain('News &amp; &lt;notes&gt;');
    expect(html).toMatch(/<p [^>]*>First &lt;b&gt;line&lt;\/b&gt;<br\/>second line<\/p>/);
    expect(html).toMatch(/<a href="https:\/\/wren\.example\/blog\?a=1&amp;b=2"/);
    expect(html).toContain('Visit Website');
  });

  it('[D37] has a text part that says the same', async () => {
    const { text } = await email();
    expect(text).toContain('First <b>line</b>\nsecond line');
    expect(text).toContain('\nVisit Website:\nhttps://wren.example\n');
  });

  it('says its day below its subject, and whose it is apart from all else', async () => {
    const { text, html } = await email({ postalAddress: '12 Sycamore Street\nTucson, AZ 85701' });
    const day = onContent({ wren: 'March 4, 2026', lisbon: '4 de março de 2026' });
    expect(text).toMatch(new RegExp(`^News & <notes>\n\n${day}\n\nFirst`));
    expect(text).toMatch(/token=a\.b\n\n12 Sycamore Street\nTucson, AZ 85701\n$/);
    expect(html).toMatch(/<p [^>]*margin:20px[^>]*>12 Sycamore Street<br\/>Tucson/);
  });

  it('has no button without an address', async () => {
    const { html, text } = await email({ cta_url: '' });
    expect(html + text).not.toContain('Visit Website');
  });

  it.each([
    ['the first name', '\n\nWren', true],
    ['a greeting and the name', '\n\nYours,\n— Wren Calder.', true],
    ['more than a name', '\n\nThe builder is called Wren Calder, as you know', false],
    ['no name', '', false],
  ])('has its button before its signature: %s', async (_what, end, isBefore) => {
    const { text } = await email({ content: `One.\n\nTwo.${end}` });
    const last = end.trim().split('\n').at(-1) || 'Two.';
    expect(text.indexOf('Visit Website') < text.indexOf(last)).toBe(isBefore);
  });

  it('shows people a page to leave by, and mail programs what to post to (RFC 8058)', async () => {
    const { html, text, headers } = await email();
    expect(html).toContain(`href="${EXIT.page}"`);
    expect(text).toContain(EXIT.page);
    expect(headers).toEqual({
      'List-Unsubscribe': `<${EXIT.oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  /** Text in paragraphs of 100 characters. */
  const paragraphs = (length: number) => `${'Bread '.repeat(16)}now.\n\n`.repeat(length / 102);
  const GMAIL_CLIPS_AT = 102 * 1_024;

  it.each([
    ['a long one of 21,000', 21_000, 36_000],
    ['the longest that can be sent', LIMITS.newsletter, 78_000],
  ])('is not clipped by Gmail with its unsubscribe link: %s characters', async (_name, length, most) => {
    const content = paragraphs(length);
    expect(content.length).toBeGreaterThan(length - 102);
    const { html } = await email({ content });
    expect(Buffer.byteLength(html)).toBeLessThan(Math.min(most, GMAIL_CLIPS_AT));
  });

  it('adds at most 45 bytes to the text of a paragraph', async () => {
    const [one, ten] = await Promise.all(
      [1, 10].map(
        async (count) => (await email({ content: `${'Bread. '.repeat(40)}\n\n`.repeat(count) })).html,
      ),
    );
    expect((ten!.length - one!.length) / 9 - 'Bread. '.repeat(40).length).toBeLessThanOrEqual(45);
  });

  it('runs from right to left where its writing does, paragraph by paragraph', async () => {
    const { html } = await email({
      subject: 'חדשות הסתיו',
      content: 'Hello,\n\nשלום לכולם!\n\n(مرحبا)\n\n2026: Bread',
    });
    expect(html).toMatch(/<h1 [^>]*dir="rtl"[^>]*>חדשות הסתיו/);
    expect(directionsIn(html)).toEqual([
      ['auto', 'Hello,'],
      ['rtl', 'שלום לכולם!'],
      ['rtl', '(مرحبا)'],
      ['auto', '2026: Bread'],
    ]);
    expect(html).toContain('<html dir="ltr" lang="en">');
    expect((await email()).html).toMatch(/<h1 [^>]*dir="auto"/);
  });

  it('shows inboxes the beginning of its text, to a whole word of 150 characters, or what was written for them', () => {
    const content = `Rye takes its time.\n\n${'Crumb and crust. '.repeat(20)}`;
    const shown = inboxText({ content });
    expect(shown).toBe(`Rye takes its time. ${'Crumb and crust. '.repeat(7)}Crumb and…`);
    expect(inboxText({ content: `<p>${content}</p>`, format: 'rich' })).toBe(shown);
    expect(inboxText({ content: 'Rye\ntakes its time.' })).toBe('Rye takes its time.');
    expect(inboxText({ content, preview_text: ' Two openings ' })).toBe('Two openings');
  });

  it('counts no clicks and loads nothing: its links are what was typed, and the one to leave', async () => {
    const { html, text } = await email();
    expect(html).not.toMatch(
      /<(link|script|iframe|object|video|picture)|src="(?!cid:)|srcset=|background=|url\(|@import/i,
    );
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link!.replaceAll('&amp;', '&'));
    const reach = [`mailto:${business.reach.email}`, telephoneAddress(business.reach.phoneShown)];
    expect(links).toEqual(['https://wren.example/blog?a=1&b=2', NEWS.cta_url, ...reach, EXIT.page]);
    expect(new Set(text.match(/https?:\S+/g))).toEqual(
      new Set(['https://wren.example/blog?a=1&b=2.', NEWS.cta_url, EXIT.page]),
    );
  });
});

/** The direction and the text of each paragraph that somebody typed. */
function directionsIn(html: string): string[][] {
  return [...html.matchAll(/<p [^>]*dir="(\w+)"[^>]*>(.*?)<\/p>/g)].map(([, dir, words]) => [dir!, words!]);
}
