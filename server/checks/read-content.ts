import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../root.ts';
import { readDemoFiles, untouchedIn } from '../setup/demo-files.ts';

/** A text file. */
export interface Source {
  /** Relative to the project's folder. */
  file: string;
  text: string;
}

/** A Markdown file, taken apart. */
export interface MarkdownFile extends Source {
  /** Its front matter; empty when that can't be read. */
  head: Record<string, unknown>;
  body: string;
}

/** A module of the content and what it exports. */
export interface ContentModule extends Source {
  values: object;
}

/** Everything that a site is made of, for the checks. */
export interface Content {
  modules: readonly ContentModule[];
  markdown: readonly MarkdownFile[];
  /** Of these, the files that are as the demo has them, by their `file`. */
  untouched: ReadonlySet<string>;
  /** The addresses of all posts that the demo ever had. */
  demoPosts: ReadonlySet<string>;
  /** The English dictionaries by the name of their file: `emails.ts`. */
  english: ReadonlyMap<string, object>;
  /** Where the files below public/ lie, by their addresses. */
  files: ReadonlyMap<string, string>;
  /** The page's frame, and the components, in which anchors are named. */
  markup: readonly Source[];
}

/**
 * Reads the content in a folder. Its `artwork/`, if it has one, stands in for public/artwork.
 * @throws Error, a sentence, when a module can't be read
 */
export async function readContent(folder: string): Promise<Content> {
  const files = filesBelow(folder);
  // Translations are the product's: a site's own module names the one that it chose.
  const own = files.filter((file) => !/^words\/[^/]+\//.test(file)).map((file) => join(folder, file));
  const modules: ContentModule[] = [];
  for (const file of own.filter((name) => name.endsWith('.ts'))) {
    modules.push({ ...sourceOf(file), values: await valuesOf(file) });
  }
  const dictionaries = join(projectRoot, 'src/content/words/en');
  const english = new Map<string, object>();
  for (const file of filesBelow(dictionaries)) english.set(file, await valuesOf(join(dictionaries, file)));
  const components = join(projectRoot, 'src');
  return {
    modules,
    markdown: own.filter((file) => file.endsWith('.md')).map((file) => markdownOf(sourceOf(file))),
    untouched: new Set(untouchedIn(folder).map((name) => relative(projectRoot, join(folder, name)))),
    demoPosts: demoPosts(),
    english,
    files: publicFiles(folder),
    markup: [
      sourceOf(join(projectRoot, 'index.html')),
      ...filesBelow(components)
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => sourceOf(join(components, file))),
    ],
  };
}

/** What a module of the content exports under a name; undefined when there is none. */
export function exported(content: Content, file: string, name: string): unknown {
  const module = content.modules.find((one) => one.file.endsWith(`/${file}`));
  return (module?.values as Record<string, unknown> | undefined)?.[name];
}

function demoPosts(): Set<string> {
  const found = Object.keys(readDemoFiles(projectRoot)).flatMap((path) => {
    const [, name] = /\/posts\/(.+)\.md$/.exec(path) ?? [];
    return name === undefined ? [] : [`/blog/${name}`];
  });
  return new Set(found);
}

async function valuesOf(file: string): Promise<object> {
  try {
    return (await import(/* @vite-ignore */ file)) as object;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${relative(projectRoot, file)} can’t be read: ${why}`, { cause: error });
  }
}

function markdownOf(source: Source): MarkdownFile {
  const [, head = '', body = source.text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.text) ?? [];
  try {
    return { ...source, head: (parse(head) ?? {}) as Record<string, unknown>, body };
  } catch {
    return { ...source, head: {}, body }; // the build says what is wrong with it
  }
}

function publicFiles(folder: string): Map<string, string> {
  const pictures = join(projectRoot, 'public');
  const artwork = join(folder, 'artwork');
  const found = filesBelow(pictures).map((file) => [`/${file}`, join(pictures, file)] as const);
  if (!existsSync(artwork)) return new Map(found);
  return new Map([
    ...found.filter(([address]) => !address.startsWith('/artwork/')),
    ...filesBelow(artwork).map((file) => [`/artwork/${file}`, join(artwork, file)] as const),
  ]);
}

function sourceOf(file: string): Source {
  return { file: relative(projectRoot, file), text: readFileSync(file, 'utf8') };
}

/** The files at any depth, relative to the folder, in order. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
