import { describe, expect, it } from 'vitest';
import { apiBase, siteBase, withBase } from '#app/lib/base.ts';

const place = (hostname: string, pathname = '/', port = '') => ({ hostname, port, pathname });

describe('the router base', () => {
  it('[2.1.16] is the site root on a host that is not local', () => {
    expect(siteBase(place('example.com'))).toBe('');
    expect(siteBase(place('localhost.example.com'))).toBe('');
    expect(siteBase(place('www.example.com', '/shingle/about'))).toBe('');
  });

  it.each(['localhost', '127.0.0.1', '[::1]'])('[2.1.17] is the sub-folder on %s', (hostname) => {
    expect(siteBase(place(hostname))).toBe('/shingle');
    expect(siteBase(place(hostname), 'portfolio-site')).toBe('/portfolio-site');
  });
});

describe('the API base', () => {
  it('[7.1.01] is /api in development on port 5173', () => {
    expect(apiBase(place('localhost', '/shingle/', '5173'))).toBe('/api');
  });

  it('[7.1.02] is /api in production', () => {
    expect(apiBase(place('example.com', '/blog/a-post'))).toBe('/api');
  });

  it('[7.1.03] is the sub-folder followed by /api on a local host', () => {
    expect(apiBase(place('localhost', '/', '3001'))).toBe('/shingle/api');
    expect(apiBase(place('127.0.0.1', '/about', '8080'), 'mine')).toBe('/mine/api');
  });

  it('[7.1.04] is the sub-folder followed by /api when the path contains it', () => {
    expect(apiBase(place('example.com', '/shingle/blog'))).toBe('/shingle/api');
    expect(apiBase(place('example.com', '/blog/shingle-roofs'))).toBe('/api');
  });
});

describe('withBase', () => {
  it('puts the base before root-relative addresses, once', () => {
    expect(withBase('/shingle', '/uploads/a.png')).toBe('/shingle/uploads/a.png');
    expect(withBase('/shingle', '/shingle/uploads/a.png')).toBe('/shingle/uploads/a.png');
    expect(withBase('', '/uploads/a.png')).toBe('/uploads/a.png');
  });

  it('leaves every other address alone', () => {
    for (const address of ['https://example.com/a.png', '//example.com/a.png', 'a.png', '#top', '']) {
      expect(withBase('/shingle', address)).toBe(address);
    }
  });
});
