import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#server/root.ts';

export const WIDTHS = [390, 820, 1440] as const;
export const THEMES = ['light', 'dark'] as const;

export type Width = (typeof WIDTHS)[number];
export type Theme = (typeof THEMES)[number];

export interface Options {
  /** Beginnings of names; all pages and states without one. */
  only: readonly string[];
  widths: readonly Width[];
  themes: readonly Theme[];
  /** Where the pictures go, an absolute path. */
  folder: string;
  /** The content that the site is made from, below the project; null for src/content. */
  content: string | null;
}

/** Reads the words after `npm run shots --`. @throws Error that says which of them is wrong */
export function readOptions(words: readonly string[]): Options {
  const several = { type: 'string', multiple: true, default: [] as string[] } as const;
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: several,
      width: several,
      theme: several,
      folder: { type: 'string', default: join(projectRoot, 'data/shots') },
      content: { type: 'string' },
    },
  });
  return {
    only: values.only.flatMap((names) => names.split(',')),
    widths: chosenOf(WIDTHS, values.width, 'width'),
    themes: chosenOf(THEMES, values.theme, 'theme'),
    folder: resolve(values.folder),
    content: values.content ?? null,
  };
}

/** Those of `all` that are named, all of them where none is. */
function chosenOf<T extends string | number>(all: readonly T[], named: readonly string[], option: string) {
  const names = named.flatMap((list) => list.split(','));
  const unknown = names.find((name) => !all.map(String).includes(name));
  if (unknown !== undefined) throw new Error(`--${option} ${unknown}: it is one of ${all.join(', ')}.`);
  return names.length === 0 ? all : all.filter((one) => names.includes(String(one)));
}
