import { describe, expect, it } from 'vitest';
import { splitRichText } from '#app/lib/rich-text.ts';

const split = (html: string) => splitRichText(html, { window, base: '', origin: 'https://wren.example' });
const player = (src: string) => `<div class="video-embed"><iframe src="${src}" width="560"></iframe></div>`;

describe('splitRichText', () => {
  it('is one sanitised part where there is no video', () => {
    expect(split('<p onclick="x()">a</p>\n<p>b</p>')).toEqual([{ kind: 'html', html: '<p>a</p>\n<p>b</p>' }]);
  });

  it('[3.13.02] takes a video’s id out of its block, and the text on both sides stays', () => {
    expect(split(`<p>a</p>${player('https://www.youtube.com/embed/dQw4w9WgXcQ')}<p>b</p>`)).toEqual([
      { kind: 'html', html: '<p>a</p>' },
      { kind: 'video', id: 'dQw4w9WgXcQ' },
      { kind: 'html', html: '<p>b</p>' },
    ]);
  });

  it.each([
    'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    '//youtube.com/embed/dQw4w9WgXcQ',
  ])('knows the player at %s', (src) => {
    expect(split(player(src))).toEqual([{ kind: 'video', id: 'dQw4w9WgXcQ' }]);
    expect(split(`<iframe src="${src}"></iframe>`)).toEqual([{ kind: 'video', id: 'dQw4w9WgXcQ' }]);
  });

  it('knows where a video starts, by its digits alone', () => {
    const id = 'dQw4w9WgXcQ?start=42';
    expect(split(player('https://www.youtube.com/embed/dQw4w9WgXcQ?start=42'))).toEqual([
      { kind: 'video', id },
    ]);
    expect(split(player('https://www.youtube.com/embed/dQw4w9WgXcQ?start=4&quot;2'))).toEqual([
      { kind: 'video', id: 'dQw4w9WgXcQ' },
    ]);
  });

  it.each([
    'https://evil.example/embed/dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/too-long-to-be-an-id',
    'javascript:alert(1)//www.youtube.com/embed/dQw4w9WgXcQ',
  ])('[5.78] drops every other frame: %s', (src) => {
    expect(split(`<p>a</p><iframe src="${src}"></iframe>`)).toEqual([{ kind: 'html', html: '<p>a</p>' }]);
  });

  it('keeps what stands beside a video in its block', () => {
    const html =
      '<blockquote>Look<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></blockquote>';
    expect(split(html)).toEqual([
      { kind: 'html', html: '<blockquote>Look</blockquote>' },
      { kind: 'video', id: 'dQw4w9WgXcQ' },
    ]);
  });

  it('keeps bare text as text', () => {
    expect(split('1 &lt; 2 &amp; so on')).toEqual([{ kind: 'html', html: '1 &lt; 2 &amp; so on' }]);
    expect(split('')).toEqual([]);
  });
});
