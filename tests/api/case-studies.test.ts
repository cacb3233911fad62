import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { projectPages, projects } from '#server/content/projects.ts';
import { getFrom, type Page } from '#tests/support/documents.ts';
import { useTestApp } from '#tests/support/test-app.ts';

const SITE_URL = 'https://site.example';
const [first] = projectPages as [(typeof projectPages)[number]];
const path = `/portfolio/${first.slug}`;

/** Documents need the client build, which `npm test` makes first. */
describe('the page of a project', () => {
  const test = useTestApp({ env: { SITE_URL } });
  const visit = (address: string, host = 'site.example'): Promise<Page> =>
    getFrom(test.app.url, address, { Host: host });

  it.each(projects.map(({ slug, title }) => [slug, title]))('%s is in its document', async (slug, title) => {
    const page = await visit(`/portfolio/${slug}`);
    expect(page.status).toBe(200);
    const heading = /<h1[^>]*>([^<]+)</.exec(page.text)?.[1];
    expect(heading?.replace('&amp;', '&')).toBe(title);
  });

  it('has a head of its own, and one spelling', async () => {
    const { text } = await visit(path);
    expect(text).toContain(`<link rel="canonical" href="${SITE_URL}${path}">`);
    expect(text).toContain('<meta property="og:type" content="article">');
    const data = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(text)?.[1] ?? '') as {
      '@graph': object[];
    };
    expect(data['@graph']).toMatchObject([
      {
        '@type': 'CreativeWork',
        name: first.title,
        description: first.description,
        url: SITE_URL + path,
        image: [{ width: 1200, height: 630 }, { url: SITE_URL + first.image }],
        creator: { name: business.who.name },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: `${SITE_URL}/` },
          { position: 2, item: `${SITE_URL}/portfolio` },
          { position: 3, name: first.title, item: SITE_URL + path },
        ],
      },
    ]);
    const shouted = await visit(`${path.toUpperCase()}/`);
    expect([shouted.status, shouted.text]).toEqual([200, text]);
  });

  it('has a card that shows its picture', async () => {
    const { text } = await visit(path);
    const card = /property="og:image" content="https:\/\/site\.example(\/cards\/projects\/[^"]+)"/.exec(text);
    const { status, body } = await visit(card?.[1] ?? '');
    expect(status).toBe(200);
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect((await visit('/cards/projects/no-such-project.png')).status).toBe(404);
  });

  it('stands in the sitemap, and below the sub-folder', async () => {
    const { text } = await visit('/sitemap.xml');
    for (const { slug } of projects) expect(text).toContain(`<loc>${SITE_URL}/portfolio/${slug}</loc>`);
    const local = await visit(`/shingle${path}`, 'localhost:3001');
    expect(local.text).toContain(`src="/shingle${first.image}"`);
    expect(local.text).toContain('href="/shingle/portfolio"');
  });

  it('is none for an unknown name', async () => {
    for (const address of ['/portfolio/no-such-project', `${path}/more`, '/portfolio/constructor']) {
      const page = await visit(address);
      expect([address, page.status]).toEqual([address, 404]);
      expect(page.text).toContain('<meta name="robots" content="noindex">');
    }
  });

  it('is listed as a link, in the portfolio and on the home page', async () => {
    expect((await visit('/')).text).toContain(`href="${path}"`);
    const { text } = await visit('/portfolio');
    for (const { slug } of projects) expect(text).toContain(`href="/portfolio/${slug}"`);
  });
});
