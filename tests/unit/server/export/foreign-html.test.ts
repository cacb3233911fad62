import { describe, expect, it } from 'vitest';
import { foreignHtml } from '#server/export/foreign-html.ts';
import { videoBlock } from '#shared/video-block.ts';

const SITE = 'https://wren.example';
const foreign = (html: string) =>
  foreignHtml(html, SITE, {
    video: (id) => `[video ${id}]`,
    wide: 'alignwide',
    button: ({ begun, words, align }) => `[${align} ${begun}>${words}]`,
  });

describe('a post for another system', () => {
  it('has the site before its own addresses, and before no others', () => {
    expect(
      foreign('<a href="/contact">a</a><a href="//cdn.example/x">b</a><img src="/uploads/a.webp">'),
    ).toBe(
      `<a href="${SITE}/contact">a</a><a href="//cdn.example/x">b</a><img src="${SITE}/uploads/a.webp">`,
    );
  });

  it('has the caption of a picture below it', () => {
    expect(foreign('<p>Bread.</p>\n<p><img src="/a.webp" alt="Rye" title="At &quot;six&quot;"></p>')).toBe(
      `<p>Bread.</p>\n<figure><img src="${SITE}/a.webp" alt="Rye"><figcaption>At &quot;six&quot;</figcaption></figure>`,
    );
  });

  it('has the marks of a caption, and the site before its own addresses', () => {
    expect(
      foreign('<p><img src="/a.webp" alt="" title="By [A &amp; *B*](/ab?c&amp;d)" class="wide"></p>'),
    ).toBe(
      `<figure class="alignwide"><img src="${SITE}/a.webp" alt=""><figcaption>By <a href="${SITE}/ab?c&amp;d">A &amp; <em>B</em></a></figcaption></figure>`,
    );
  });

  it('has wide pictures as that system takes them, with their captions', () => {
    const image = (more: string) => `<img src="${SITE}/a.webp" alt=""${more}>`;
    expect(foreign(`<p>${image(' class="wide"')}</p>`)).toBe(
      `<figure class="alignwide">${image('')}</figure>`,
    );
    expect(foreign(`<p>${image(' title="Rye" width="8" class="decorative wide"')}</p>`)).toBe(
      `<figure class="alignwide">${image(' width="8" class="decorative"')}<figcaption>Rye</figcaption></figure>`,
    );
  });

  it('has buttons as that system takes them', () => {
    expect(foreign('<p class="button"><a href="/x" title="b">Go</a></p>')).toBe(
      `[left <a href="${SITE}/x">Go]`,
    );
    expect(foreign('<p class="ql-align-center button"><a href="https://a.example/">Go</a></p>')).toBe(
      '[center <a href="https://a.example/">Go]',
    );
  });

  it('leaves pictures without a caption, and those within a line, as they are', () => {
    const html =
      '<p><img src="https://a.example/b.png" alt=""></p><p>A <img src="https://a.example/b.png" title="c">.</p>';
    expect(foreign(html)).toBe(html);
  });

  it('calls the language of code as others do', () => {
    expect(foreign('<pre><code class="language-js+numbers">let a;</code></pre>')).toBe(
      '<pre><code class="language-js">let a;</code></pre>',
    );
  });

  it('has videos as that system takes them', () => {
    const video =
      '<div class="video-embed"><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Video"></iframe></div>';
    expect(foreign(video)).toBe('[video dQw4w9WgXcQ]');
    expect(foreign(videoBlock('dQw4w9WgXcQ?start=42'))).toBe('[video dQw4w9WgXcQ?start=42]');
  });
});
