import { describe, expect, it } from 'vitest';
import {
  addressAtEnd,
  linkFor,
  loneAddress,
  safeImage,
  safeLink,
  youtubeId,
} from '#app/features/editor/addresses.ts';
import { findLink, refusalOf } from '#app/features/editor/link-address.ts';
import { videoBlock } from '#shared/video-block.ts';
import { embeddedVideoId, withoutVideoStyles, videoAddress } from '#shared/post-html.ts';

const ID = 'dQw4w9WgXcQ';

describe('the id of a video', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?v=${ID}&list=PL1`,
    `https://m.youtube.com/watch?list=PL1&v=${ID}#here`,
    `youtube.com/watch?v=${ID}`,
    `  https://www.youtube.com/watch?v=${ID}  `,
  ])('[5.54] is taken from the watch address %s', (address) => expect(youtubeId(address)).toBe(ID));

  it.each([`https://youtu.be/${ID}`, `https://youtu.be/${ID}?si=abc`, `youtu.be/${ID}`])(
    '[5.55] is taken from the short address %s',
    (address) => expect(youtubeId(address)).toBe(ID),
  );

  it.each([
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
    `//www.youtube.com/embed/${ID}`,
  ])('[5.56] is taken from the embed address %s', (address) => expect(youtubeId(address)).toBe(ID));

  it.each([
    [`https://www.youtube.com/watch?v=${ID}&t=42`, 42],
    [`https://www.youtube.com/watch?t=42s&v=${ID}`, 42],
    [`https://youtu.be/${ID}?si=abc&t=1m5s`, 65],
    [`youtu.be/${ID}?t=1h2m`, 3720],
    [`https://www.youtube.com/watch?v=${ID}#t=90`, 90],
    [`https://www.youtube.com/embed/${ID}?rel=0&start=0042`, 42],
  ])('keeps where the video of %s starts', (address, start) => {
    const id = `${ID}?start=${start}`;
    expect(youtubeId(address)).toBe(id);
    expect(videoAddress(id)).toBe(`https://www.youtube.com/watch?v=${ID}&t=${start}`);
    expect(youtubeId(videoAddress(id))).toBe(id);
  });

  it.each(['t=0', 't=', 't=soon', 't=-1', 'start=1"><b>', 't=1234567', 'at=3', 'end=9'])(
    'has no start by %s',
    (query) => expect(youtubeId(`https://youtu.be/${ID}?${query}`)).toBe(ID),
  );

  it.each([
    '',
    'hello',
    ID,
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${ID}x`,
    `https://vimeo.com/${ID}`,
    `https://youtube.com.evil.example/embed/${ID}`,
    `https://evil.example/youtube.com/embed/${ID}`,
    `javascript:alert(1)//youtu.be/${ID}`,
    `ftp://youtu.be/${ID}`,
  ])('[5.57] [5.67] is not found in “%s”', (address) => expect(youtubeId(address)).toBeNull());
});

describe('addresses in a post', () => {
  it.each([
    'https://a.example',
    'http://a.example',
    'mailto:a@b.example',
    'tel:+15205550100',
    '/blog',
    '#top',
    'HTTPS://A',
  ])('[5.70] a link may lead to %s', (address) => expect(safeLink(address)).toBe(address));

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'sms:+1',
    'file:///etc/passwd',
    '',
  ])('[5.66] [5.70] a link may not lead to %j', (address) => expect(safeLink(address)).toBeNull());

  it.each([
    'https://a.example/a.png',
    'http://a.example/a.png',
    'data:image/png;base64,AAAA',
    '/uploads/a.webp',
  ])('[5.69] an image may come from %s', (address) => expect(safeImage(address)).toBe(address));

  it.each(['javascript:alert(1)', 'blob:https://a.example/1', 'file:///a.png', 'mailto:a@b.example', ''])(
    '[5.68] [5.69] an image may not come from %j',
    (address) => expect(safeImage(address)).toBeNull(),
  );
});

describe('an address in a text', () => {
  it.each([
    ['https://example.org/abc', 'https://example.org/abc'],
    [' HTTP://example.org \n', 'HTTP://example.org'],
    ['mailto:ann@example.org', 'mailto:ann@example.org'],
    ['tel:+15205550100', 'tel:+15205550100'],
    ['https://example.org and more', null],
    ['https://a.example\nhttps://b.example', null],
    ['https://', null],
    ['example.org', null],
    ['javascript:alert(1)', null],
    ['mailto: ann', null],
  ])('%j alone is %s', (text, address) => expect(loneAddress(text)).toBe(address));

  it.each([
    ['see https://example.org/x', { start: 4, length: 21, address: 'https://example.org/x' }],
    ['(see http://localhost:3000/a).', { start: 5, length: 23, address: 'http://localhost:3000/a' }],
    ['“https://example.org”,', { start: 1, length: 19, address: 'https://example.org' }],
    [
      'https://en.wikipedia.org/wiki/Rye_(bread)',
      { start: 0, length: 41, address: 'https://en.wikipedia.org/wiki/Rye_(bread)' },
    ],
    ['https://example.org is there', null],
    ['xhttps://example.org', null],
    ['https://nowhere', null],
    ['example.org', null],
    ['(www.example.org/x).', { start: 1, length: 17, address: 'https://www.example.org/x' }],
    ['www.nowhere', null],
  ])('%j ends with it', (text, found) => expect(addressAtEnd(text)).toEqual(found));

  it.each([
    ['https://own.example/s/blog/a?b=1#c', '/blog/a?b=1#c'],
    ['https://own.example/s', '/'],
    ['https://own.example/shop', 'https://own.example/shop'],
    ['https://other.example/s/blog', 'https://other.example/s/blog'],
    ['mailto:ann@own.example', 'mailto:ann@own.example'],
  ])('%s is linked as %s', (address, link) =>
    expect(linkFor(address, { base: '/s', origin: 'https://own.example' })).toBe(link),
  );
});

describe('what is typed for a link', () => {
  const found = (typed: string, posts: string[] = []) =>
    new Promise<string | null>((tell) =>
      findLink(
        typed,
        () => Promise.resolve(posts.map((address) => ({ title: '', address, notYet: null }))),
        tell,
      ),
    );

  it.each([
    ['example.org', 'https://example.org'],
    ['example.org:8080/a', 'https://example.org:8080/a'],
    ['pão.example', 'https://pão.example'],
    ['ann@example.org', 'mailto:ann@example.org'],
    ['tel:+15205550100', 'tel:+15205550100'],
    ['/blog', '/blog'],
    ['#prices', '#prices'],
  ])('%s leads to %s', async (typed, link) => expect(await found(typed, ['/blog/a'])).toBe(link));

  it('leads to the first post found, and words that find none lead nowhere', async () => {
    expect(await found('price', ['/blog/a', '/blog/b'])).toBe('/blog/a');
    for (const typed of ['price', 'zzqq', 'two words.', '']) expect(await found(typed)).toBeNull();
    expect(refusalOf('price')).toContain('An address begins with https://');
    expect(await found('javascript:x', ['/blog/a'])).toBeNull();
    expect(refusalOf('javascript:x')).toContain('http, https, mailto and tel');
  });
});

describe('the block saved for a video', () => {
  it('is read without its styles, which a page may not use; text that looks like them stays', () => {
    const code = '<pre><code>&lt;div class="video-embed" style="x"></code></pre>';
    const read = withoutVideoStyles(`${videoBlock(ID)}${code}${videoBlock(ID)}`);
    expect(read).toBe(`${videoBlock(ID)}${code}${videoBlock(ID)}`.replaceAll(/ style="[^"x][^"]*"/g, ''));
    expect(read).toContain(code);
  });

  it('[3.13.01] [9.4.11] [9.4.12] is 16:9 at any width: as high as 56.25 % of it', () => {
    const holder = document.createElement('div');
    holder.innerHTML = videoBlock(ID);
    const block = holder.firstElementChild as HTMLElement;
    const frame = block.querySelector('iframe')!;
    expect(block.style).toMatchObject({ paddingBottom: '56.25%', height: '0px', position: 'relative' });
    expect(frame.style).toMatchObject({ position: 'absolute', width: '100%', height: '100%' });
    expect(9 / 16).toBe(0.5625);
  });

  it('[3.13.02] points at the embed address made from the id, which the public page reads', () => {
    const src = /src="([^"]+)"/.exec(videoBlock(ID))?.[1] ?? '';
    expect(src).toBe(`https://www.youtube.com/embed/${ID}`);
    expect(embeddedVideoId(src)).toBe(ID);
  });
});
