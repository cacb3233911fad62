import { ImportFailure } from '../import-failure.ts';
import type { Source } from '../source.ts';
import type { Format } from './format.ts';
import { ghost } from './ghost/ghost.ts';
import { markdown } from './markdown/markdown.ts';
import { shingle } from './shingle/shingle.ts';
import { subscribers } from './subscribers/subscribers.ts';
import { wordpress } from './wordpress/wordpress.ts';

const FORMATS: readonly Format[] = [shingle, wordpress, ghost, markdown, subscribers];

/** The format of a source, by its content; null when it is of none. */
export async function formatOf(source: Source): Promise<Format | null> {
  for (const format of FORMATS) if (await format.recognises(source)) return format;
  return null;
}

/** The format of a source, by its content: names of files say nothing. @throws ImportFailure when it is of none */
export async function recognise(source: Source): Promise<Format> {
  const format = await formatOf(source);
  if (format !== null) return format;
  throw new ImportFailure(
    `${source.path} is no export that this program knows. It reads those of WordPress (an XML file) and Ghost (a JSON file), folders of Markdown with front matter, lists of subscribers (CSV), and what its own export has written.`,
  );
}
