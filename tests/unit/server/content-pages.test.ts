// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BASE_MARK } from '#shared/content-page.ts';
import { readPages } from '#server/content/read-pages.ts';
import { readProjects } from '#server/content/read-projects.ts';
import { renderPage } from '#server/content/render-page.ts';
import { renderStudy } from '#server/content/render-study.ts';
import { picture } from '#tests/support/images.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, head: string, body = 'Text.') {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), `---\n${head}\n---\n\n${body}\n`);
}

const HEAD = 'title: Imprint\ndescription: Who answers for this site.';

describe('a page of src/content/pages', () => {
  it('is read with its address, and what its front matter leaves out', () => {
    write('legal/imprint.md', `${HEAD}\nkind: legal\nupdated: 2026-11-20`);
    const [{ page, body } = {}] = readPages(folder);
    expect(body).toBe('Text.');
    expect(page).toMatchObject({
      address: '/legal/imprint',
      kind: 'legal',
      title: expect.stringMatching(/^Imprint \| /) as unknown,
      heading: 'Imprint',
      lead: null,
      footer: 'Imprint',
      updated: '2026-11-20',
      noindex: false,
      cover: null,
      action: null,
    });
  });

  it('can have no link in the footer, and there need not be any page', () => {
    expect(readPages(join(folder, 'none'))).toEqual([]);
    write('quiet.md', `${HEAD}\nfooter: false\nnoindex: true`);
    expect(readPages(folder)[0]?.page).toMatchObject({ footer: null, noindex: true });
  });

  it.each([
    ['imprint.md', 'description: x', /imprint\.md: ‘title’ is missing\.$/],
    ['imprint.md', `${HEAD}\ncolour: red`, /imprint\.md: ‘colour’ is no field of such a file\.$/],
    ['imprint.md', `${HEAD}\nkind: poem`, /imprint\.md: ‘kind’ must be page, legal, landing\.$/],
    ['imprint.md', `${HEAD}\nupdated: yesterday`, /imprint\.md: ‘updated’ must be a day like/],
    ['imprint.md', `${HEAD}\naction: {label: Go}`, /imprint\.md: ‘action\.to’ is missing\.$/],
    ['imprint.md', `${HEAD}\ncover: /artwork/hero.svg`, /imprint\.md: ‘coverAlt’ is missing/],
    ['imprint.md', 'title: "', /imprint\.md: the front matter is no YAML/],
    ['about.md', HEAD, /about\.md: the site itself has something at \/about/],
    ['blog/new.md', HEAD, /blog\/new\.md: the site itself has something at \/blog\/new/],
    ['api.md', HEAD, /api\.md: the site itself has something at \/api/],
    ['Impressum.md', HEAD, /Impressum\.md: a page’s name is of small letters/],
  ])('stops the build with a sentence: %s, %j', (name, head, sentence) => {
    write(name, head);
    expect(() => readPages(folder)).toThrow(sentence);
  });

  it('may begin with a byte order mark, and end with its front matter', () => {
    writeFileSync(join(folder, 'imprint.md'), `\uFEFF---\r\n${HEAD}\r\n---`);
    expect(readPages(folder)).toMatchObject([{ body: '' }]);
  });
});

describe('a page’s text', () => {
  const render = (body: string) => renderPage(body, { file: 'imprint.md', pictures: [folder] });

  it('begins its headings on the second level, but for what is code', async () => {
    await render('~~~sh\n# a comment\n~~~\n\n    # more code');
    for (const wrong of ['# Imprint', 'Imprint\n=======', '<h1>Imprint</h1>']) {
      await expect(render(wrong)).rejects.toThrow(/^imprint\.md: ‘heading’/);
    }
  });

  it('has no anchor twice', async () => {
    const { contents } = await render('## Part 2\n\n## Part\n\n## Part\n\n## Part');
    expect(contents.map(({ id }) => id)).toEqual(['h-part-2', 'h-part', 'h-part-3', 'h-part-4']);
  });

  it('has anchors for its headings and lists those of the second level', async () => {
    const { html, contents } = await render('## Água & sal\n\n### Part\n\n## Água & sal');
    expect(contents).toEqual([
      { id: 'h-agua-sal', title: 'Água & sal' },
      { id: 'h-agua-sal-2', title: 'Água & sal' },
    ]);
    expect(html).toContain('<h3 id="h-part">Part</h3>');
  });

  it('has links to its headings by their words alone, however far above or below', async () => {
    const { html } = await render(
      '[a](#água--sal) [b](#part-2) [c](#h-part) [d](#none)\n\n## Part\n\n## Água & sal\n\n## Part',
    );
    const links = [...html.matchAll(/<a href="([^"]+)">/g)].map(([, href]) => href);
    expect(links).toEqual(['#h-agua-sal', '#h-part-2', '#h-part', '#none']);
    expect(html).toContain('id="h-agua-sal"');
  });

  it('leaves a mark where the base will stand, and opens other sites in a new tab', async () => {
    const { html } = await render('[in](/contact) [out](https://law.example) [here](#part) `href="/x"`');
    expect(html).toContain(`<a href="${BASE_MARK}/contact">in</a>`);
    expect(html).toContain('<a href="https://law.example" target="_blank" rel="noopener noreferrer">out</a>');
    expect(html).toContain('<a href="#part">here</a>');
    expect(html).toContain('<code>href="/x"</code>');
  });

  it('is sanitised like a post', async () => {
    const { html } = await render('<script>alert(1)</script><p onclick="x()">Fine</p>');
    expect(html.trim()).toBe('<p>Fine</p>');
    const links = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java&#10;script:alert(1)',
      'data:text/html,x',
    ];
    for (const link of links) {
      const { html: bare } = await render(
        `[a](${link}) <a href="${link}">b</a> <iframe src="${link}"></iframe>`,
      );
      expect(bare).not.toMatch(/href|src=|iframe/);
    }
  });

  it('has the size of each picture, and a sentence for one that is missing or not described', async () => {
    mkdirSync(join(folder, 'artwork'));
    await picture(40, 30).webp().toFile(join(folder, 'artwork/shelf.webp'));
    const { html } = await render('![A shelf](/artwork/shelf.webp)');
    expect(html).toMatch(/width="40" height="30" loading="lazy"/);
    await expect(render('![A shelf](/artwork/nowhere.webp)')).rejects.toThrow(
      'imprint.md: the picture /artwork/nowhere.webp is not in public/.',
    );
    await expect(render('![A shelf](/artwork/50%.webp)')).rejects.toThrow(/50%(25)?\.webp is not in public/);
    await expect(render('![](/artwork/shelf.webp)')).rejects.toThrow(/no alternative text/);
  });
});

describe('a project of src/content/projects', () => {
  const PROJECT = [
    'title: Bread',
    'category: website',
    'status: completed',
    'image: /artwork/bread.webp',
    'imageAlt: A loaf',
    'technologies: [React]',
    'features: [Orders]',
  ].join('\n');

  it('is described by its first paragraph, and keeps its whole text', () => {
    write('second.md', `order: 2\n${PROJECT}`, 'A bakery & *more*.\n\nThe long story.');
    write('first.md', `order: 1\n${PROJECT}\nliveUrl: https://bread.example`);
    const [first, second] = readProjects(folder);
    expect(first?.project).toMatchObject({ id: 1, liveUrl: 'https://bread.example', githubUrl: null });
    expect(second?.project.description).toBe('A bakery & more.');
    expect(second).toMatchObject({ slug: 'second' });
    expect(second?.text).toBe('The long story.');
  });

  it.each([
    [`order: 1\n${PROJECT.replace('website', 'poetry')}`, /a\.md: ‘category’ must be website, /],
    [`order: 1\n${PROJECT}\nliveUrl: bread.example`, /a\.md: ‘liveUrl’ must begin with https/],
    [PROJECT, /a\.md: ‘order’ is missing\.$/],
  ])('stops the build with a sentence', (head, sentence) => {
    write('a.md', head);
    expect(() => readProjects(folder)).toThrow(sentence);
  });

  it.each([
    ['figure: {value: 1}', /a\.md: ‘figure\.value’ /],
    ['figure: {value: A very long value, label: x}', /a\.md: ‘figure\.value’ has at most 12 characters\.$/],
    ['before: {}', /a\.md: ‘before’ needs an image, a text, or both\.$/],
    ['after: {image: /artwork/hero.svg}', /a\.md: ‘after\.imageAlt’ is missing: it tells/],
    ['sample: no', /a\.md: ‘sample’ must be true, or left out\.$/],
    ['year: 12', /a\.md: ‘year’ must be a year, or words like/],
    ['testimonial: {quote: Good}', /a\.md: ‘testimonial\.name’ is missing\.$/],
    ['story: Once', /a\.md: ‘story’ is no field of such a file\.$/],
  ])('tells of its page’s fields what is wrong: %s', (field, sentence) => {
    write('a.md', `order: 1\n${PROJECT}\n${field}`);
    expect(() => readProjects(folder)).toThrow(sentence);
  });

  it('has a name that can end an address, and headings below the page’s own', async () => {
    write('New Bakery.md', `order: 1\n${PROJECT}`);
    expect(() => readProjects(folder)).toThrow(/New Bakery\.md: a project’s name is the end of its page’s/);
    rmSync(join(folder, 'New Bakery.md'));
    write('a.md', `order: 1\n${PROJECT}`, 'A bakery.\n\n# Trouble');
    const files = readProjects(folder);
    const [file] = files as [(typeof files)[number]];
    await expect(renderStudy(file, files, ['public'])).rejects.toThrow(/a\.md: .* of the first level/);
  });

  it('has its text in parts, each with what is quoted first as its note', async () => {
    const picture = '/artwork/portfolio/old-pueblo-pottery.webp';
    const fields = `before: {image: ${picture}, imageAlt: A shelf}\nafter: {text: Now.}\nyear: 2026`;
    write(
      'a.md',
      `order: 1\n${PROJECT.replace('/artwork/bread.webp', picture)}\n${fields}`,
      'A bakery.\n\nBefore all.\n\n## Trouble\n\n> Aside.\n\nText.\n\n> Quoted.\n\n## Result\n\nAfter [it](#trouble).',
    );
    const files = readProjects(folder);
    const [file] = files as [(typeof files)[number]];
    const study = await renderStudy(file, files, ['public']);
    expect(study.sections).toEqual([
      { heading: null, note: null, html: '<p>Before all.</p>' },
      {
        heading: { id: 'h-trouble', title: 'Trouble' },
        note: '<p>Aside.</p>',
        html: expect.stringMatching(/^<p>Text\.<\/p>\n<blockquote>/) as unknown,
      },
      {
        heading: { id: 'h-result', title: 'Result' },
        note: null,
        html: '<p>After <a href="#h-trouble">it</a>.</p>',
      },
    ]);
    expect(study.before?.picture).toMatchObject({
      width: 1600,
      height: 1200,
      narrow: expect.stringMatching(/-800\.webp$/) as unknown,
    });
    expect(study).toMatchObject({ year: '2026', after: { picture: null, text: 'Now.' }, next: null });
    await expect(renderStudy(file, files, [])).rejects.toThrow(/a\.md: the picture .* is not in public\//);
  });

  it('has a place of its own', () => {
    write('a.md', `order: 1\n${PROJECT}`);
    write('b.md', `order: 1\n${PROJECT}`);
    expect(() => readProjects(folder)).toThrow(/b\.md: ‘order’ is 1, as in .*a\.md/);
  });
});
