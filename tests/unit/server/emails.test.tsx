/** @jsxRuntime automatic */
// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { digestEmail } from '#server/mail/templates/digest.tsx';
import { Action, Facts, EmailLayout, Quote, Words } from '#server/mail/templates/EmailLayout.tsx';
import { MailLink } from '#server/mail/templates/links.tsx';
import { renderEmail } from '#server/mail/templates/render.ts';
import { palette } from '#server/palette.ts';

const email = () =>
  renderEmail(
    <EmailLayout preview="Only beside the subject" heading="A heading & <more>" footnote="Why this came.">
      <Words>One paragraph.</Words>
      <Facts
        rows={[
          { label: 'Day', value: 'Monday' },
          { label: 'Email', value: <MailLink href="mailto:ada@example.com">ada@example.com</MailLink> },
        ]}
      />
      <Quote text={'First <i>line</i>\r\nsecond\n\nLast & least'} />
      <Action href="https://wren.example/desk?a=1&b=2">Open it</Action>
    </EmailLayout>,
  );

describe('an email', () => {
  it('reads well as text: headings keep their case, facts are columns, nothing unseen is in it', async () => {
    const { text } = await email();
    expect(text.split(/\n-{3,}\n/)[0]).toBe(
      [
        'A heading & <more>',
        '',
        'One paragraph.',
        '',
        'Day    Monday',
        'Email  ada@example.com',
        '',
        'First <i>line</i>',
        'second',
        '',
        'Last & least',
        '',
        'Open it:',
        'https://wren.example/desk?a=1&b=2',
        '',
      ].join('\n'),
    );
    expect(text).toContain('Why this came.');
  });

  it('tells in its text where a link leads whose words do not say so', async () => {
    const { text } = await renderEmail(
      <EmailLayout preview="" heading="Links">
        <Words>
          <MailLink href="mailto:ada%2Bshop@example.com?subject=Hello">Write</MailLink>
        </Words>
        <Words>
          <MailLink href="tel:+15205550142">Call me</MailLink>
        </Words>
        <Words>
          <MailLink href="tel:+15205550142">Call (520) 555-0142</MailLink>
        </Words>
        <Words>
          <MailLink href="mailto:100%@example.com">Write</MailLink>
        </Words>
      </EmailLayout>,
    );
    expect(text).toContain(
      'Write:\nada+shop@example.com\n\nCall me:\n+15205550142\n\nCall (520) 555-0142\n\nWrite:\n100%@example.com\n',
    );
  });

  it('escapes what is typed into it', async () => {
    const { html } = await email();
    expect(html).toContain('A heading &amp; &lt;more&gt;');
    expect(html).toContain('First &lt;i&gt;line&lt;/i&gt;<br/>second');
    expect(html).not.toMatch(/<i>|<more>/);
  });

  it('says its colours in place, and asks nothing of the network', async () => {
    const { html } = await email();
    const [, body = ''] = html.split('</head>');
    expect(body).toMatch(new RegExp(`<h1 [^>]*style="[^"]*color:${palette.light.ink}`));
    expect(body).toMatch(/<a [^>]*href="mailto:[^>]*text-decoration(-line)?:underline/);
    expect(html).not.toMatch(/<link|@import|@font-face|url\(|<script|src="(?!cid:)/i);
    expect(html.match(/<img [^>]*>/g)).toEqual([
      expect.stringMatching(/^<img src="cid:letterhead@[\w.]+" width="48" height="48" alt="" /),
    ]);
  });

  it('runs from right to left where a visitor wrote so, and says the rest of it in its own direction', async () => {
    const { html } = await renderEmail(
      <EmailLayout preview="" heading="אבי wrote to you">
        <Facts
          rows={[
            { label: 'Name', value: 'אבי כהן' },
            { label: 'Phone', value: '+972 50 123' },
          ]}
        />
        <Quote text={'תודה, אבי.\n\nThanks!'} />
      </EmailLayout>,
    );
    expect(html).toMatch(/<td [^>]*dir="rtl"[^>]*>אבי כהן/);
    expect(html).toMatch(/<td [^>]*dir="auto"[^>]*>\+972/);
    expect(html).toMatch(/<td [^>]*dir="rtl"[^>]*><p [^>]*dir="rtl"[^>]*>תודה, אבי\.<\/p><p [^>]*dir="auto"/);
    expect(html).not.toMatch(/<h1 [^>]*dir=/);
    expect(html).toContain('lang="en"');
  });

  it('sets the type of its paragraphs once, where they inherit it', async () => {
    const { html } = await email();
    const [, body = ''] = html.split('</head>');
    expect(body).toMatch(
      new RegExp(`<div class="ink" style="[^"]*color:${palette.light.ink}[^"]*font-size:16px[^"]*"><table`),
    );
    expect(body).toContain('<p style="margin:0 0 16px">One paragraph.</p>');
  });

  it('has dark colours that reach the cell with the paper on it', async () => {
    const { html } = await email();
    const [head = '', body = ''] = html.split('</head>');
    expect(head).toMatch(
      /prefers-color-scheme: dark[^]*\.sheet > table > tbody > tr > td \{ background-color/,
    );
    expect(body).toMatch(
      new RegExp(
        `^<body class="sheet"[^>]*>(<!--[^>]*-->)*<table[^>]*><tbody><tr><td style="[^"]*${palette.light.paper}`,
      ),
    );
  });

  it('keeps the last two words of a fact in one line, a word in brackets beside its own, and its lines apart', async () => {
    const rows = [{ label: 'When', value: 'March 4, 2026:\n5:00 PM for Ana (Berlin), Arizona time' }];
    const { html, text } = await renderEmail(
      <EmailLayout preview="" heading="Call">
        <Facts rows={rows} />
      </EmailLayout>,
    );
    expect(html).toContain('March 4, 2026:<br/>5:00\u00a0PM for Ana\u00a0(Berlin), Arizona\u00a0time');
    expect(text).toContain('When  March 4, 2026:\n      5:00 PM for Ana (Berlin), Arizona time\n');
  });

  it('shows mailboxes a line that the sheet does not show', async () => {
    const { html } = await email();
    expect(html).toMatch(/<div style="display:none[^>]*>Only beside the subject/);
  });
});

describe('a digest', () => {
  const part = {
    subject: 'Message from Ada: Prices & <more>',
    text: '',
    html: '',
    createdAt: '2026-11-20T23:00:00.000Z',
  };

  it('has a part for each notice, with its own way to answer and no other', async () => {
    const digest = await digestEmail(
      [
        { ...part, replyTo: 'ada+shop@example.com', excerpt: 'What <b>does</b> it cost?' },
        { ...part, subject: 'A booking was cancelled' },
        { ...part, subject: 'Ana booked Thursday', heading: 'Ana booked a call' },
      ],
      'https://wren.example/dashboard?tab=messages',
    );
    expect(digest.subject).toBe('Message from Ada: Prices & <more>, and 2 more');
    expect(digest).not.toHaveProperty('replyTo');
    expect(digest.html).toContain(
      'href="mailto:ada%2Bshop@example.com?subject=Re%3A%20Message%20from%20Ada%3A%20Prices%20%26%20%3Cmore%3E"',
    );
    expect(digest.html.match(/href="mailto:/g)).toHaveLength(1);
    expect(digest.html).toContain('What &lt;b&gt;does&lt;/b&gt; it cost?');
    expect(digest.text).toContain('Reply to ada+shop@example.com\n');
    expect(digest.text).toContain('November 20, 2026, 4:00 PM, Arizona time');
    expect(digest.text).toContain('\n\nA booking was cancelled\n');
    expect(digest.text).toContain('\n\nAna booked a call\n');
    expect(digest.text).not.toContain('Ana booked Thursday');
  });

  it.each([
    [['booking', 'message', 'message'], '2 messages, 1 booking'],
    [['message', 'booking', 'cancellation'], '1 message, 1 booking, 1 cancellation'],
    [['cancellation', 'cancellation'], '2 cancellations'],
    [['move', 'refusal', 'newsletter'], '1 moved call, 1 declined call, 1 newsletter held'],
    [[undefined, 'message'], '1 message, 1 notice'], // written by an earlier version
  ] as const)('counts what it tells of in its heading: %s', async (all, heading) => {
    const parts = all.map((news) => ({ ...part, ...(news === undefined ? {} : { news }) }));
    const { text, html } = await digestEmail(parts, 'https://a.example');
    expect(text.split('\n')[0]).toBe(heading);
    expect(html).toContain(`>${heading.replace(/(?<=\d) /g, '\u00a0')}</h1>`);
  });

  it('has numbers and rooms to press', async () => {
    const facts = [
      { label: 'Phone', value: '5205550100' },
      { label: 'Online', value: 'https://meet.example/room' },
    ];
    const { html, text } = await digestEmail([{ ...part, facts }, part], 'https://a.example');
    expect(html).toMatch(/href="tel:[^>]*>Call/);
    expect(html).toMatch(/<a href="https:\/\/meet\.example\/room"[^>]*>Join the call<\/a>/);
    expect(text).toContain('Join the call:\n        https://meet.example/room\n');
  });

  it('keeps its subject short', async () => {
    const { subject } = await digestEmail([{ ...part, subject: 'x'.repeat(300) }, part], 'https://a.example');
    expect(subject.length).toBeLessThanOrEqual(120);
  });
});
