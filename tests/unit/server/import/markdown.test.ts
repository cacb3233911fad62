import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { instantAt, startOfDay } from '#shared/business-instant.ts';
import { videoBlock } from '#shared/video-block.ts';
import { markdown } from '#server/import/formats/markdown/markdown.ts';
import { recognise } from '#server/import/formats/recognise.ts';
import { cleanHtml } from '#server/import/html/clean-html.ts';
import type { ImportedItem, ImportedPost } from '#server/import/item.ts';
import { openSource, type Source } from '#server/import/source.ts';

type Files = Record<string, string | Buffer>;

async function sourceOf(files: Files, named = ''): Promise<Source> {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-md-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return openSource(join(folder, named));
}

async function read(files: Files): Promise<ImportedItem[]> {
  const items: ImportedItem[] = [];
  for await (const item of markdown.read(await sourceOf(files))) items.push(item);
  return items;
}

const posts = async (files: Files): Promise<ImportedPost[]> =>
  (await read(files)).filter((item) => item.kind === 'post');
const warnings = async (files: Files) =>
  (await read(files)).flatMap((item) => (item.kind === 'warning' ? [item.sentence] : []));

/** The text of a post with this body. */
async function made(body: string, name = 'posts/a.md'): Promise<string> {
  const [post] = await posts({ [name]: `---\ntitle: A\ndate: 2020-05-03\n---\n${body}` });
  return cleanHtml(post!.html);
}

describe('a folder of Markdown (10)', () => {
  it('is known by what is in it; a file by its front matter', async () => {
    expect((await recognise(await sourceOf({ 'a/b.md': 'Text' }))).name).toBe('markdown');
    expect((await recognise(await sourceOf({ 'a.txt': '---\ntitle: A\n---\n' }, 'a.txt'))).name).toBe(
      'markdown',
    );
    await expect(recognise(await sourceOf({ 'a.png': 'x', 'node_modules/b.md': 'x' }))).rejects.toThrow(
      /is no export/,
    );
  });

  it.each([
    ['YAML', '---\ntitle: A\ntags: [x, y]\ndate: 2020-05-03T10:00:00Z\n---\nText'],
    ['TOML', '+++\ntitle = "A"\ntags = ["x", "y"]\ndate = 2020-05-03T10:00:00Z\n+++\nText'],
    ['JSON', '{\n"title": "A", "tags": ["x", "y"], "date": "2020-05-03T10:00:00Z"\n}\nText'],
    ['named JSON', '---json\n{"title": "A", "tags": ["x", "y"], "date": "2020-05-03T10:00:00Z"}\n---\nText'],
    [
      'JavaScript',
      "---js\nmodule.exports = {\n  title: 'A',\n  tags: ['x', \"y\"],\n  date: '2020-05-03T10:00:00Z',\n};\n---\nText",
    ],
    [
      'YAML with line breaks of Windows, after a byte order mark',
      '\uFEFF---\r\ntitle: A\r\ntags:\r\n  - x\r\n  - y\r\ndate: 2020-05-03T10:00:00Z\r\n---\r\nText',
    ],
  ])('has front matter in %s', async (_, text) => {
    const [post] = await posts({ 'a.md': text });
    expect(post).toMatchObject({
      title: 'A',
      tags: ['x', 'y'],
      publishedAt: new Date('2020-05-03T10:00:00Z'),
      status: 'published',
    });
    expect(cleanHtml(post!.html)).toBe('<p>Text</p>');
  });

  it('never runs front matter, and says which can’t be read', async () => {
    const files = {
      'a.md': '---js\n(() => { globalThis.ran = true; return { title: process.exit() } })()\n---\nText',
      'b.md': '---\ntitle: [\n---\nText',
    };
    const said = await warnings(files);
    expect(said).toEqual([
      expect.stringMatching(/^a\.md: its front matter can’t be read/),
      expect.stringMatching(/^b\.md: its front matter can’t be read/),
    ]);
    expect('ran' in globalThis).toBe(false);
  });

  it('may be written in Windows-1252', async () => {
    const [post] = await posts({
      'a.md': Buffer.from('---\ntitle: Caf\xe9 \x93x\x94\ndate: 2020-05-03\n---\nna\xefve', 'latin1'),
    });
    expect(post?.title).toBe('Café “x”');
    expect(cleanHtml(post!.html)).toBe('<p>naïve</p>');
  });

  it.each([
    ['date: 2020-05-03', startOfDay('2020-05-03')],
    ['date: 2020-05-03 18:30:00', instantAt('2020-05-03', '18:30')],
    ['date: 2020-05-03 18:30:00 +0200', new Date('2020-05-03T16:30:00Z')],
    ['date: 2020-05-03T18:30:00-07:00', new Date('2020-05-04T01:30:00Z')],
    ['publishDate: "May 3, 2020 10:00 UTC"', new Date('2020-05-03T10:00:00Z')],
    ['pubDate: 2020-05-03', startOfDay('2020-05-03')],
  ])('has dates as %s', async (date, wanted) => {
    expect((await posts({ 'a.md': `---\ntitle: A\n${date}\n---\n` }))[0]?.publishedAt).toEqual(wanted);
  });

  it('takes date and title from the name of Jekyll’s files, and drafts from their folder', async () => {
    const found = await posts({
      '_posts/2020-05-03-old-boats.md': 'Text',
      '_drafts/new-boats.md': '---\ntitle: New\n---\nText',
      'sea/_posts/2020-05-04-x.md': 'Text',
      '_posts/9999-01-01-y.md': 'Text',
    });
    expect(found.map(({ title, slug, status, categories }) => [title, slug, status, categories])).toEqual([
      ['New', 'new-boats', 'draft', []],
      ['old boats', 'old-boats', 'published', []],
      ['y', 'y', 'published', []], // its year is too far away, so it becomes a draft
      ['x', 'x', 'published', ['sea']],
    ]);
    expect(found[1]?.publishedAt).toEqual(startOfDay('2020-05-03'));
    expect(found[1]?.oldAddresses).toEqual(
      expect.arrayContaining(['/2020/05/03/old-boats.html', '/2020/05/03/old-boats']),
    );
    expect(found[3]?.oldAddresses).toContain('/sea/2020/05/04/x.html');
  });

  it('makes nothing public that is a draft or over', async () => {
    const front = (more: string) => `---\ntitle: A\ndate: 2020-05-03\n${more}\n---\n`;
    const found = await posts({
      'a.md': front('draft: true'),
      'b.md': front('published: false'),
      'c.md': front('expiryDate: 2021-01-01'),
      'd.md': front('draft: false'),
    });
    expect(found.map(({ status }) => status)).toEqual(['draft', 'draft', 'draft', 'published']);
    expect(found[2]?.hidden).toMatch(/is over/);
  });

  it('knows Hugo’s bundles, lists, languages and aliases', async () => {
    const text = (title: string) =>
      `---\ntitle: ${title}\ndate: 2020-05-03\naliases: [/old/, older.html]\n---\n![A](boat.jpg "Cap")`;
    const files = {
      'content/posts/harbour/index.md': text('Harbour'),
      'content/posts/harbour/index.fr.md': text('Port'),
      'content/posts/_index.md': text('List'),
      'content/about.md': '---\ntitle: About\n---\n',
      'themes/x/content/y.md': text('Theme'),
    };
    const [post, ...others] = await posts(files);
    expect(others).toEqual([]);
    expect(post).toMatchObject({ title: 'Harbour', slug: 'harbour' });
    expect(post?.oldAddresses).toEqual(expect.arrayContaining(['/old/', '/older.html', '/posts/harbour']));
    expect(cleanHtml(post!.html)).toBe(
      '<p><img src="/content/posts/harbour/boat.jpg" alt="A" title="Cap"></p>',
    );
    expect((await read(files)).filter(({ kind }) => kind === 'page')).toMatchObject([
      { title: 'About', place: 'content/about.md', slug: 'about' },
    ]);
    expect(await warnings(files)).toEqual([expect.stringContaining('content/posts/harbour/index.fr.md')]);
  });

  it.each(['One\\\ntwo', 'One  \ntwo', 'One<br>two'])('has a line break for %j', async (text) => {
    expect(await made(text)).toBe('<p>One<br>two</p>');
  });

  it('fills in or leaves out what generators put into texts, but not in code', async () => {
    expect(await made('Before {{< youtube abcdefghijk >}} after')).toBe(
      `<p>Before</p>\n${videoBlock('abcdefghijk')}\n<p>after</p>`,
    );
    expect(await made('{{< youtube id="abcdefghijk" start="42" >}}')).toBe(
      videoBlock('abcdefghijk?start=42'),
    );
    expect(await made('{{< figure src="/a.jpg" alt="A" caption="Cap" >}}')).toBe(
      '<p><img src="/a.jpg" alt="A" title="Cap"></p>',
    );
    expect(
      await made('[x]({{< ref "posts/other-boats.md" >}}) and [y]({% post_url 2020-05-01-salt %})'),
    ).toBe('<p><a href="/blog/other-boats">x</a> and <a href="/blog/salt">y</a></p>');
    expect(await made('![A]({{ site.baseurl }}/a.jpg) ![B]({{ "/b.jpg" | relative_url }})')).toBe(
      '<p><img src="/a.jpg" alt="A"> <img src="/b.jpg" alt="B"></p>',
    );
    expect(await made('{% highlight ruby linenos %}\na < b\n{% endhighlight %}')).toBe(
      '<pre><code class="language-ruby">a &lt; b\n</code></pre>',
    );
    expect(await made('```liquid\n{{ page.title }} {% if %}\n```\nand `{{< x >}}`{: .class}')).toBe(
      '<pre><code class="language-liquid">{{ page.title }} {% if %}\n</code></pre>\n<p>and <code>{{&lt; x &gt;}}</code></p>',
    );
    expect(await made('{% raw %}{{ kept }}{% endraw %} {% if a %}b{% endif %} {{ site.title }}')).toBe(
      '<p>{{ kept }} b</p>',
    );
    const [post] = await posts({
      'a.md': '---\ntitle: A\ndate: 2020-05-03\n---\n{{< tweet 1 >}}{% if x %}{{ y.z }}',
    });
    expect(post?.warnings).toEqual(['comes without {{< tweet >}}, {% if %}, {{ y.z }}']);
  });

  it('reads MDX without its programs', async () => {
    const body =
      'import { Chart } from \'../chart\';\nexport const x = 1;\n\n# Title\n\n<Chart data={[1]} />\n\n<Note type="tip">\n\nMind *this*.\n\n</Note>\n\n<YouTube id="abcdefghijk" />\n\n{/* hidden */}\n\n```jsx\nimport x from \'y\';\n<Chart />\n```';
    expect(await made(body, 'src/content/blog/a.mdx')).toBe(
      `<h1>Title</h1>\n<p>Mind <em>this</em>.</p>\n${videoBlock('abcdefghijk')}\n<pre><code class="language-jsx">import x from 'y';\n&lt;Chart /&gt;\n</code></pre>`,
    );
  });

  it('has tables and footnotes', async () => {
    expect(
      await made(
        'One[^a] two[^b]\n\n[^b]: Second\n[^a]: First *note*\n    goes on\n\n| a | b |\n|---|---|\n| 1 | 2 |',
      ),
    ).toBe(
      '<p>One<a href="#fn-1">1</a> two<a href="#fn-2">2</a></p>\n' +
        '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>\n' +
        '<ol><li>First <em>note</em> goes on</li><li>Second</li></ol>',
    );
  });

  it('has covers, bylines, tags and excerpts in every generator’s way', async () => {
    const front = (more: string) =>
      `---\ntitle: A\ndate: 2020-05-03\n${more}\n---\nBeginning.\n\n<!-- more -->\n\nRest.`;
    const found = await posts({
      'a/1.md': front('heroImage: ../img/a.jpg\nauthor: Ana\ntags: salt, sea water\ncategory: Boats'),
      'a/2.md': front(
        'cover:\n  image: /b.jpg\n  alt: B\nauthors: [Ana, {name: Bo}]\ntags: salt sea\ndescription: About <boats>',
      ),
      'a/3.md': front('image: "{{ site.url }}/c.jpg"\ncategories: [Boats, Nets]\ntags: [post, salt]'),
    });
    expect(found).toMatchObject([
      {
        cover: { address: '/img/a.jpg', alt: '' },
        author: 'Ana',
        tags: ['salt', 'sea water'],
        categories: ['Boats'],
        excerpt: 'Beginning.',
      },
      {
        cover: { address: '/b.jpg', alt: 'B' },
        author: 'Ana, Bo',
        tags: ['salt', 'sea'],
        excerpt: 'About <boats>',
        metaDescription: 'About <boats>',
      },
      { cover: { address: '/c.jpg', alt: '' }, categories: ['Boats', 'Nets'], tags: ['salt'] },
    ]);
  });
});
