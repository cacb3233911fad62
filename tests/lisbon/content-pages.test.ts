import { describe, expect, it } from 'vitest';
import { getFrom, type Page } from '#tests/support/documents.ts';
import { useTestApp } from '#tests/support/test-app.ts';

const SITE_URL = 'https://ines.example';

/** pages/aviso-legal.md of the content. */
describe('a page of the content', () => {
  const test = useTestApp({ env: { SITE_URL } });
  const visit = (path: string): Promise<Page> => getFrom(test.app.url, path, { Host: 'ines.example' });

  it('is a document of its own, rendered whole, at its canonical address', async () => {
    const { status, text } = await visit('/aviso-legal');
    expect(status).toBe(200);
    expect(text).toContain('<title>Aviso legal | Inês Duarte</title>');
    expect(text).toContain(`<link rel="canonical" href="${SITE_URL}/aviso-legal"`);
    expect(text).toContain('<meta name="description" content="Quem é responsável por este site');
    expect(text).not.toMatch(/<meta name="robots"/);
    expect(/<h1[^>]*>([^<]+)</.exec(text)?.[1]).toBe('Aviso legal');
    expect(text).toContain('<h2 id="h-contactos">Contactos</h2>'); // its text, where the contents' links lead
    expect(text).toMatch(/<time dateTime="2026-11-23">23 de novembro de 2026</i);
  });

  it('has addresses below the site’s base', async () => {
    const { text } = await getFrom(test.app.url, '/shingle/aviso-legal', { Host: 'localhost:3001' });
    expect(text).toContain('<a href="/shingle/contact">página de contacto</a>');
  });

  it('is in the footer of every page', async () => {
    for (const path of ['/', '/about', '/aviso-legal']) {
      expect((await visit(path)).text, path).toMatch(/<a [^>]*href="\/aviso-legal"[^>]*>Aviso legal<\/a>/);
    }
  });

  it('is in the sitemap with the day of its last change, and open to robots', async () => {
    const { text } = await visit('/sitemap.xml');
    expect(text).toContain(`<url><loc>${SITE_URL}/aviso-legal</loc><lastmod>2026-11-23</lastmod></url>`);
    expect((await visit('/robots.txt')).text).toMatch(/^Disallow:$/m);
  });

  it('has a card for whoever shares it', async () => {
    const card = /property="og:image" content="https:\/\/ines\.example([^"]+)"/.exec(
      (await visit('/aviso-legal')).text,
    )?.[1];
    expect(card).toMatch(/^\/cards\/pages\/aviso-legal\.png\?v=/);
    const { status, headers } = await visit(card ?? '');
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
  });

  it.each(['/aviso', '/aviso-legal/mais', '/aviso-legal.md'])('is not at %s', async (path) => {
    const { status, text } = await visit(path);
    expect(status).toBe(404);
    expect(text).toContain('<meta name="robots" content="noindex">');
  });
});
