import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ImportedItem } from '../../item.ts';
import type { Source } from '../../source.ts';
import type { Format } from '../format.ts';
import { decodeText } from '../../decode-text.ts';
import { frontMatterOf, hasFrontMatter } from './front-matter.ts';
import { isPost, type MarkdownFile, pageOf, postOf } from './post.ts';

/** Markdown with front matter, as Jekyll, Hugo, Astro and Eleventy read it: a folder, or one file. */
export const markdown: Format = {
  name: 'markdown',
  async recognises(source) {
    if (!source.isFolder) return hasFrontMatter(source.head.replaceAll('\r\n', '\n').replace(/^\uFEFF/, ''));
    return (await namesIn(source)).length > 0;
  },
  read,
};

const MARKDOWN = /\.(?:md|mdx|markdown)$/i;
/** What generators and package managers put beside the texts. */
const ELSEWHERE =
  /(?:^|\/)(?:node_modules|vendor|themes|public|dist|_site|_includes|_layouts|layouts|archetypes|\.[^/]+)\//;
/** `_index.md` is the text of a list. */
const NO_TEXT =
  /(?:^|\/)(?:_index|readme|license|changelog|contributing)(?:\.[a-z]{2}(?:-[a-z]{2,4})?)?\.\w+$/i;
const OTHER_LANGUAGE = /\.([a-z]{2}(?:-[a-z]{2,4})?)\.(?:md|mdx|markdown)$/i;

async function* read(source: Source): AsyncGenerator<ImportedItem> {
  const names = await namesIn(source);
  const root = source.isFolder ? source.path : dirname(source.path);
  const plain = names.filter((name) => !hasTwin(name, names));
  yield { kind: 'site', id: 'folder', homes: [], posts: plain.length, isOriginal: null };
  const now = new Date();
  const topics = new Set<string>();
  for (const path of plain) {
    const { meta, body, problem } = frontMatterOf(decodeText(await readFile(join(root, path))));
    if (problem !== null)
      yield warning(`${path}: its front matter can’t be read (${problem}); it was left out.`);
    const file: MarkdownFile = { path, meta: meta ?? {}, body };
    if (problem !== null) continue;
    if (!isPost(file)) {
      yield pageOf(file, now);
      continue;
    }
    const post = postOf(file, now);
    for (const name of [...post.categories, ...post.tags]) topics.add(name);
    yield post;
  }
  for (const name of topics) {
    const places = [name, name.toLowerCase().replaceAll(' ', '-')].map(encodeURIComponent);
    const oldAddresses = ['tags', 'tag', 'categories', 'category'].flatMap((folder) =>
      places.map((place) => `/${folder}/${place}`),
    );
    yield { kind: 'topic', name, oldAddresses: [...new Set(oldAddresses)] };
  }
  for (const feed of ['/index.xml', '/rss.xml', '/atom.xml', '/feed'])
    yield { kind: 'redirect', from: feed, to: '/feed.xml' };
  const others = names.length - plain.length;
  if (others > 0)
    yield warning(
      `Left out, because they say the same in another language: ${names.filter((name) => hasTwin(name, names)).join(', ')}.`,
    );
}

async function namesIn({ path, isFolder }: Source): Promise<string[]> {
  if (!isFolder) return [basename(path)];
  const names = await readdir(path, { recursive: true });
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => MARKDOWN.test(name) && !ELSEWHERE.test(name) && !NO_TEXT.test(name))
    .sort();
}

/** Whether a text is the translation of another one beside it. */
function hasTwin(name: string, names: readonly string[]): boolean {
  const [whole] = OTHER_LANGUAGE.exec(name) ?? [];
  return (
    whole !== undefined && names.includes(name.replace(OTHER_LANGUAGE, name.slice(name.lastIndexOf('.'))))
  );
}

function warning(sentence: string): ImportedItem {
  return { kind: 'warning', sentence };
}
