// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { plainText } from '#server/plain-text.ts';
import { freeSlug } from '#server/slug.ts';
import { slugify } from '#shared/slug.ts';

describe('slugify', () => {
  it.each([
    ['What a Website Costs', 'what-a-website-costs'],
    ['  C# & “Café”: don’t panic! ', 'c-cafe-dont-panic'],
    ['Ärger über Öl', 'arger-uber-ol'],
    ['日本語のタイトル', '日本語のタイトル'],
    ['हिन्दी शीर्षक', 'हिन्दी-शीर्षक'],
    ['🎉', 'post'],
    ['---', 'post'],
  ])('makes %j into %j', (title, slug) => {
    expect(slugify(title, 'post')).toBe(slug);
  });

  it('is never long', () => {
    expect(slugify('word '.repeat(100), 'post').length).toBeLessThanOrEqual(80);
  });

  it('ends with a whole word where it is cut', () => {
    const title =
      'What a small bakery can learn from a big one about bread, time, patience, and what happened next';
    expect(slugify(title, 'post')).toBe(
      'what-a-small-bakery-can-learn-from-a-big-one-about-bread-time-patience-and-what',
    );
    expect(slugify(`${'a'.repeat(79)} b`, 'post')).toBe('a'.repeat(79));
    expect(slugify(`${'a'.repeat(80)} b`, 'post')).toBe('a'.repeat(80));
    expect(slugify('a'.repeat(100), 'post')).toBe('a'.repeat(80));
  });

  it('takes the first suffix that is free', async () => {
    const used = new Set(['tea', 'tea-2']);
    expect(await freeSlug('tea', (slug) => Promise.resolve(used.has(slug)))).toBe('tea-3');
  });
});

describe('plainText', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['<p>un<strong>believ</strong>able</p>', 'unbelievable'],
    ['a &amp; b &lt;c&gt; &eacute;', 'a & b <c> é'],
    ['<script>alert(1)</script><style>p{}</style>Text', 'Text'],
    ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
    ['', ''],
  ])('reads %j as %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
