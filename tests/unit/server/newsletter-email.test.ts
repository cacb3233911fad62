// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { newsletterEmail } from '#server/mail/templates/newsletter.tsx';

const EXIT = {
  page: 'https://wren.example/leave?token=a.b',
  oneClick: 'https://wren.example/api/leave?token=a.b',
};
const NEWS = {
  subject: 'News & <notes>',
  content: 'First <b>line</b>\nsecond line\n\nSee https://wren.example/blog?a=1&b=2.',
  cta_text: 'Visit Website',
  cta_url: 'https://wren.example',
};

async function email(changes: Partial<typeof NEWS> = {}) {
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
    expect(text).toContain('Visit Website https://wren.example');
  });

  it('has no button without an address', async () => {
    const { html, text } = await email({ cta_url: '' });
    expect(html + text).not.toContain('Visit Website');
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
});
