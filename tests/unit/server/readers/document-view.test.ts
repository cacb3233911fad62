import { describe, expect, it } from 'vitest';
import { hostOf, isReaders } from '#server/features/readers/document-view.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
const OPENED = { 'user-agent': FIREFOX, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

describe('a request for a document', () => {
  it('is a reader’s when a browser opens it in a window', () => {
    expect(isReaders(OPENED, true)).toBe(true);
    expect(isReaders(OPENED, false)).toBe(true);
  });

  it.each([
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a browser that fetches ahead', { 'sec-purpose': 'prefetch' }],
    ['a browser that renders ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['a proxy that fetches ahead', { 'sec-purpose': 'prefetch;anonymous-client-ip' }],
    ['an older browser that fetches ahead', { purpose: 'prefetch' }],
    ['a browser that draws a preview', { 'x-purpose': 'preview' }],
    ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['nobody who has a name', { 'user-agent': '' }],
  ])('is not a reader’s when it comes from %s', (_, headers) => {
    expect(isReaders({ ...OPENED, ...headers }, true)).toBe(false);
  });

  it('is not a reader’s over HTTPS when it lacks what browsers say there', () => {
    expect(isReaders({ 'user-agent': FIREFOX }, true)).toBe(false);
    expect(isReaders({ 'user-agent': FIREFOX }, false)).toBe(true);
  });
});

describe('the host that a reader came from', () => {
  it.each([
    ['https://news.example/item?id=1', 'news.example'],
    ['https://www.Example.com/', 'example.com'],
    ['http://example.com:8080/a', 'example.com'],
    ['android-app://com.example.mail/', 'com.example.mail'],
  ])('of %s is %s', (address, host) => {
    expect(hostOf(address, ['wren.example'])).toBe(host);
  });

  it.each([
    undefined,
    '',
    'nonsense',
    'https://wren.example/blog',
    'https://www.wren.example/',
    'http://localhost:3001/',
    `https://${'long.'.repeat(30)}example/`,
  ])('of %s is none', (address) => {
    expect(hostOf(address, ['wren.example', 'localhost:3001', undefined])).toBe('');
  });
});
