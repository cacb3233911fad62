import type { State } from '../state.ts';

/** Tags' pages are alike. */
const TAGS = 2;

/** Every page of the site as it opens: by its sitemap, and those that are not on it. */
export async function pageStates(origin: string): Promise<State[]> {
  const sitemap = await (await fetch(`${origin}/shingle/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    new URL(address).pathname.slice(1),
  );
  const tags = listed.filter((path) => path.startsWith('blog/tag/'));
  const paths = listed.filter((path) => !tags.slice(TAGS).includes(path));
  return paths.map((path) => ({ name: path === '' ? 'home' : path, path }));
}

/** The site before there is anything on it, with one post, without scripts, and on paper. */
export function otherSites(paths: readonly string[]): State[] {
  const post = paths.find((path) => /^blog\/[^/]+$/.test(path)) ?? 'blog';
  const project = paths.find((path) => path.startsWith('portfolio/')) ?? 'portfolio';
  return [
    { name: 'home/no-posts', path: '', site: 'empty' },
    { name: 'home/one-post', path: '', site: 'one' },
    { name: 'home/without-scripts', path: '', hasNoScripts: true },
    { name: 'blog/no-posts', path: 'blog', site: 'empty' },
    { name: 'blog/one-post', path: 'blog', site: 'one' },
    { name: 'blog/the-first-post', path: 'blog/the-first-post', site: 'one' },
    { name: 'contact/without-scripts', path: 'contact', hasNoScripts: true },
    { name: 'consultation/without-scripts', path: 'consultation', hasNoScripts: true },
    { name: 'print/post', path: post, isPrint: true, widths: [820] },
    { name: 'print/case-study', path: project, isPrint: true, widths: [820] },
    { name: 'print/home', path: '', isPrint: true, widths: [820] },
  ];
}
