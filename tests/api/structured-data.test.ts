import { beforeAll, describe, expect, it } from 'vitest';
import { headTags } from '#server/site/document-head.ts';
import { sitePage } from '#server/site/pages.ts';
import { getFrom } from '#tests/support/documents.ts';
import { type RichResult, richResultsIn } from '#tests/support/rich-results.ts';
import { useTestApp } from '#tests/support/test-app.ts';

const SITE_URL = 'https://site.example';
const HOST = { Host: 'site.example' };

describe('what the documents tell search engines', () => {
  const test = useTestApp({ env: { SITE_URL, SEED: 'demo' } });
  const visit = (path: string) => getFrom(test.app.url, path, HOST);
  const documents = new Map<string, { text: string; parts: RichResult[] }>();
  const of = <Type extends RichResult['@type']>(type: Type) =>
    [...documents].flatMap(([path, { parts }]) =>
      parts
        .filter((part): part is Extract<RichResult, { '@type': Type }> => part['@type'] === type)
        .map((part) => ({ path, part })),
    );

  /** The head of every document that is to be found; `documents.test.ts` proves that documents have it. */
  beforeAll(async () => {
    const { text: sitemap } = await visit('/sitemap.xml');
    for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const path = url.slice(SITE_URL.length);
      const { status, head } = await sitePage(test.app.context, { base: '', path, siteUrl: SITE_URL });
      expect([path, status]).toEqual([path, 200]);
      const text = headTags('', head).join('\n');
      documents.set(path, { text, parts: richResultsIn(text) });
    }
  });

  it('is all that each kind of rich result needs', () => {
    const kinds = new Set([...documents.values()].flatMap(({ parts }) => parts.map((part) => part['@type'])));
    for (const kind of ['ProfessionalService', 'BlogPosting', 'Blog', 'CollectionPage', 'BreadcrumbList'])
      expect(kinds).toContain(kind);
    expect(of('BlogPosting').length).toBeGreaterThan(1);
  });

  it('is about the document that it is in', () => {
    const own = [
      ...of('BlogPosting').map(({ path, part }) => [path, part.mainEntityOfPage]),
      ...of('CreativeWork').map(({ path, part }) => [path, part.url]),
      ...of('CollectionPage').map(({ path, part }) => [path, part.url]),
      ...of('Blog').map(({ path, part }) => [path, part.url]),
      ...of('BreadcrumbList').map(({ path, part }) => [path, part.itemListElement.at(-1)?.item]),
    ];
    expect(own.length).toBeGreaterThan(10);
    for (const [path, url] of own) expect(url).toBe(`${SITE_URL}${path}`);
  });

  it('shows the way to each post, project and list, over pages that are there', async () => {
    const ways = of('BreadcrumbList');
    const paths = [...documents.keys()].filter((path) => /^\/(blog|portfolio)(\/|$)/.test(path));
    expect(ways.map(({ path }) => path).sort()).toEqual(paths.sort());
    const places = new Set(ways.flatMap(({ part }) => part.itemListElement.map(({ item }) => item)));
    for (const place of places) {
      const path = place.slice(SITE_URL.length);
      expect([path, documents.has(path) ? 200 : (await visit(path)).status]).toEqual([path, 200]);
    }
    for (const { path, part } of ways) {
      const isPost = /^\/blog\/[^/]+$/.test(path);
      const places = path.replace(/\/(category|tag)\//, '/').split('/').length;
      // A post’s category stands between it and the list.
      expect([path, part.itemListElement.length]).toEqual([path, isPost ? places + 1 : places]);
    }
  });

  it('names pictures that are there', async () => {
    // Each card takes a while to be drawn.
    const some = [...of('BlogPosting').slice(0, 1), ...of('CreativeWork').slice(0, 1)];
    const pictures = some.flatMap(({ part }) => part.image.map(({ url }) => url));
    const logos = of('ProfessionalService').map(({ part }) => part.image);
    for (const picture of new Set([...pictures, ...logos])) {
      const { status, headers } = await visit(picture.slice(SITE_URL.length));
      expect([picture, status]).toEqual([picture, 200]);
      expect(headers['content-type']).toMatch(/^image\//);
    }
  });

  it('has for every document a card with its size and what it says', () => {
    for (const [path, { text }] of documents) {
      const property = (name: string) =>
        new RegExp(`<meta property="og:${name}" content="([^"]+)">`).exec(text)?.[1];
      expect([path, property('image')]).toEqual([
        path,
        expect.stringMatching(/^https:\/\/site\.example\/cards\//),
      ]);
      expect([property('image:width'), property('image:height'), property('image:type')]).toEqual([
        '1200',
        '630',
        'image/png',
      ]);
      expect(property('image:alt')).toMatch(/\S/);
    }
  });
});
