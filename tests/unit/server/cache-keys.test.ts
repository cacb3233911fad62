// @vitest-environment node
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { apiKey, cacheKeys, documentKey } from '#server/http/response-cache/cache-keys.ts';

const keyOf = cacheKeys({
  bases: ['/shingle', ''],
  baseFor: ({ headers }) => (headers.host === 'localhost' ? '/shingle' : ''),
});

function keyAt(host: string, url: string): string | null {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  request.headers.host = host;
  return keyOf(request);
}

describe('a request’s key in the cache', () => {
  it('is one for an address of the API, under whichever base, and the one that Express comes to', () => {
    const below = '/blog-posts-working.php?endpoint=blog-posts&page=2';
    for (const prefix of ['/api', '/shingle/api']) {
      for (const host of ['localhost', 'wren.example']) {
        expect(keyAt(host, prefix + below)).toBe(apiKey(below));
      }
    }
  });

  it('is one for each document, base and spelling', () => {
    expect(keyAt('wren.example', '/blog?page=2')).toBe(documentKey('', '/blog?page=2'));
    expect(keyAt('localhost', '/shingle/blog?page=2')).toBe(documentKey('/shingle', '/blog?page=2'));
    expect(keyAt('wren.example', '/shingle/blog')).toBe(documentKey('', '/shingle/blog'));
    expect(keyAt('wren.example', '/blog/')).not.toBe(documentKey('', '/blog'));
  });

  it('is none for what lies outside the site', () => {
    expect(keyAt('localhost', '/blog')).toBeNull();
    expect(keyAt('localhost', '/shingle')).toBeNull();
    expect(keyAt('wren.example', '*')).toBeNull();
  });

  it('is never the same for an address of the API and a document', () => {
    expect(keyAt('wren.example', '/api/document')).not.toBe(documentKey('', '/api/document'));
  });
});
