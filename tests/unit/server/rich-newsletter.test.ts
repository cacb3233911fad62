// @vitest-environment node
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { emails } from '#content/words/emails.ts';
import { newsletterEmail } from '#server/mail/templates/newsletter.tsx';
import { mailText } from '#server/mail/templates/rich-text.ts';
import { RICH_TEXT } from '#tests/support/rich-text.ts';

const SITE = 'https://wren.example/shingle';
const PAGE = `${SITE}/newsletter/autumn`;
const EXIT = { page: `${SITE}/leave`, oneClick: `${SITE}/leave` };
const inMail = (html: string, pageUrl: string | null = PAGE) => mailText(html, { siteUrl: SITE, pageUrl });

async function email(content: string) {
  const date = '2026-03-04T17:00:00.000Z';
  const texts = { subject: 'Autumn', content, cta_text: '', cta_url: '' };
  const make = await newsletterEmail({ ...texts, format: 'rich', siteUrl: SITE, pageUrl: PAGE, date });
  return make(EXIT);
}

describe('an author’s text in an email', () => {
  it('has every address in full, those of the site with its base', () => {
    expect(inMail('<p><a href="/blog/slow">a</a> <a href="mailto:a@b.example">b</a></p>')).toMatch(
      /href="https:\/\/wren\.example\/shingle\/blog\/slow".*href="mailto:a@b\.example"/,
    );
    expect(inMail('<p><a href="/shingle/blog">a</a></p>')).toContain(`href="${SITE}/blog"`);
    expect(inMail('<p><img src="https://b.example/a.png" alt="A &quot;b&quot;" width="1600"></p>')).toContain(
      '<img class="picture" src="https://b.example/a.png" alt="A &quot;b&quot;" width="600" style',
    );
    // The site's own as what every program draws.
    const copy = `${SITE}/mail-pictures/uploads/0a1b-1600x900-w1200.jpg`;
    for (const address of ['/uploads/0a1b-1600x900.webp', '/shingle/uploads/0a1b-1600x900.webp']) {
      expect(inMail(`<p><img src="${address}" alt=""></p>`)).toContain(
        `src="${copy}" alt="" width="600" height="338"`,
      );
    }
    expect(inMail('<p><a href="#part">a</a></p>')).toContain(`href="${PAGE}#part"`);
    expect(inMail('<p><a href="#part">a</a></p>', null)).not.toContain('href');
  });

  it('has the line breaks of a paragraph, an item and a quote, also as plain text', async () => {
    const text =
      '<p>Oak Road 1<br>Tucson</p>\n<ul><li>a<br>b</li></ul>\n<blockquote>\n<p>c<br>d</p>\n</blockquote>';
    expect(inMail(text).match(/\S+<br>\S+?(?=<)/g)).toHaveLength(3);
    const mail = await email(text);
    expect(mail.text).toMatch(/^Oak Road 1\nTucson\n\n \* a\n {3}b\n\n> c\n> d$/m);
  });

  it('has a list that begins with another number, also as plain text', async () => {
    const list = '<ol start="4"><li>a</li><li>b</li></ol>';
    expect(inMail(list)).toMatch(/^<ol start="4" style="[^"]+"><li/);
    expect((await email(list)).text).toMatch(/^ 4\. a\n 5\. b$/m);
    expect(inMail('<ol start="x&quot;y"><li>a</li></ol>')).not.toContain('start');
  });

  it('leaves no room below a list that ends a quote or a callout', () => {
    const list = '<ul><li>a<ol><li>b</li></ol></li></ul>';
    for (const [begun, end] of [
      ['<blockquote>', '</blockquote>'],
      ['<div class="callout callout-tip">', '</div>'],
    ] as const) {
      const lists = (html: string) =>
        [...inMail(html).matchAll(/<ul style="margin:([^;]+)/g)].map(([, it]) => it);
      expect(lists(`${begun}\n<p>x</p>\n${list}\n${end}`)).toEqual(['0']);
      expect(lists(`${begun}\n${list}\n<p>x</p>\n${end}`)).toEqual(['0 0 16px']);
    }
  });

  it('keeps the colours that an author gave words, in both themes, and no others', async () => {
    const coloured =
      '<p><span class="ql-color-sky ql-bg-sun">a</span> <span class="ql-color-pink">b</span></p>';
    expect(inMail(coloured)).toMatch(
      /<span class="of-sky on-sun" style="color:#[0-9a-f]{6};background-color:#[0-9a-f]{6}">a<\/span> b<\/p>/i,
    );
    const { html } = await email(coloured);
    expect(html).toMatch(/\.sheet \.of-sky \{ color: #[0-9a-f]{6} !important/i);
  });

  it('keeps code as it is, with its file’s name, in the whole email', async () => {
    const { html, text } = await email(RICH_TEXT);
    expect(html).toContain('const at = 9 PM (local);\nif (a &lt; b) {\n  serve();\n}</pre>');
    expect(html).toContain('<strong>server/app.ts</strong>');
    expect(text).toContain('server/app.ts\n\nconst at = 9 PM (local);\nif (a < b) {\n  serve();\n}');
  });

  it('has callouts by name, quotes, captions, notes and tables that can be read as text', async () => {
    const { text } = await email(RICH_TEXT);
    expect(text).toContain(`${emails.newsletter.callouts.note}\n\nMeasured on a phone of 2021.`);
    expect(text).toContain(`${emails.newsletter.callouts.warning}\n\nKeep the originals.`);
    expect(text).toContain('> Every second costs.\n>\n> So said the baker.');
    expect(text).toContain(`${emails.newsletter.picture('A bakery at six in the morning')}\nPhoto: Ana Ruiz`);
    expect(text).toContain('nobody waits\n(https://wren.example/shingle/blog/slow).[1]');
    expect(text).toMatch(/Menu {5}9\.1\nContact {2}1\.2/);
    expect(text).toContain('\n\nBook a call:\nhttps://wren.example/shingle/consultations?from=post\n\n');
    expect(text).toContain('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(text).toMatch(/-{40}\n\n 1\. By a measurement \(https/);
    expect(text).not.toMatch(/fn-1|decorative|undefined/);
  });

  it('leads to its page, and says beside the subject how it begins', async () => {
    const { html, text } = await email('<p>First &amp; foremost</p><p>second</p>');
    expect(html).toContain(`href="${PAGE}"`);
    expect(text).toContain(`${emails.newsletter.inBrowser}:\n${PAGE}`);
    expect(html).toMatch(/First &amp; foremost second(?!<\/p>)/);
  });

  it.each([
    ['<script>alert(1)</script><p>safe</p>', 'safe'],
    ['<p onclick="alert(1)" style="position:fixed">safe</p>', 'safe'],
    ['<p><a href="java\tscript:alert(1)">safe</a></p>', 'safe'],
    ['<p><a href="data:text/html,x">safe</a></p>', 'safe'],
    ['<p><img src="data:image/png;base64,AA" alt="safe"></p>', 'safe'],
    ['<p>safe</p><svg><style><img src=x onerror=alert(1)></style></svg>', 'safe'],
    [
      '<p>safe</p><math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">',
      'safe',
    ],
    ['<p>safe</p><iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe>', 'safe'],
    ['<form action="https://evil.example"><input name="a"><p>safe</p></form>', 'safe'],
    ['<p>safe</p><!-- [if mso]><script>alert(1)</script><![endif] -->', 'safe'],
  ])('leaves out what the page’s sanitiser would: %s', (html, kept) => {
    const made = inMail(html);
    expect(made).toContain(kept);
    expect(made).not.toMatch(
      /alert|script|onclick|onerror|fixed|evil|data:|<(form|input|svg|style|iframe|!--)/i,
    );
  });

  it('holds nothing that a sanitiser would take out', () => {
    const { window } = new JSDOM('');
    const purify = createDOMPurify(window);
    const made = inMail(RICH_TEXT);
    purify.sanitize(made);
    expect(purify.removed).toEqual([]);
  });
});
