/**
 * What no sitemap lists: pages for one visitor, pages behind links, lists as they are filtered, and what is not there.
 * Tokens that lead somewhere are tried by the walks of tests/support/walks.ts.
 */
const UNLISTED = [
  'thank-you',
  'dashboard',
  'consultation/appointment',
  'consultation/appointment?token=1.broken',
  ...['confirm', 'unsubscribe'].flatMap((page) =>
    ['', '?token=1-1.broken', '?done', '?broken', '?failed', '?sent'].map(
      (query) => `newsletter/${page}${query}`,
    ),
  ),
  'blog?page=2',
  'blog?page=99',
  'blog?search=nothing-of-the-kind',
  'blog?category=Tutorial&search=a',
  'portfolio?category=mobile',
  'portfolio?search=nothing-of-the-kind',
  'nowhere',
  'blog/no-such-post',
  'blog/category/no-such-category',
  'blog/tag/no-such-tag',
  'portfolio/no-such-project',
];

/** Forms that a browser without scripts sends, and their fields; each is answered by a page in the end. */
export const FORMS: readonly [path: string, fields: Record<string, string>][] = [
  ['newsletter/confirm?token=1-1.broken', {}],
  ['newsletter/unsubscribe?token=1-1.broken', {}],
  ['newsletter/unsubscribe?broken', { email: 'reader@example.com' }],
  ['newsletter/unsubscribe?broken', { email: 'nobody' }],
];

/** Every address of a site below its base. @param base ends with a slash */
export async function addressesOf(base: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL('sitemap.xml', base))).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    new URL(url).pathname.slice(1),
  );
  if (listed.length === 0) throw new Error(`The sitemap of ${base} lists nothing.`);
  return [...listed, ...UNLISTED];
}
