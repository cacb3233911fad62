import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { projectRoot } from '../root.ts';
import { ContentError } from './content-error.ts';

/** A Markdown file: its place below its folder, without `.md`, its front matter as the schema makes it, and its text. */
export interface MarkdownFile<Meta> {
  /** `legal/imprint` */
  path: string;
  /** As people are told about it: `src/content/pages/legal/imprint.md`. */
  file: string;
  meta: Meta;
  body: string;
}

const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?:\r?\n([\s\S]*))?$/;

/**
 * Reads the Markdown files of a folder and of those in it, by their names; none where there is no folder.
 * @throws a sentence that names the file and the field that is wrong
 */
export function readMarkdown<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): MarkdownFile<z.infer<Schema>>[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  return names
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const file = relative(projectRoot, join(folder, name));
      const source = readFileSync(join(folder, name), 'utf8');
      return { path: name.slice(0, -'.md'.length), file, ...parts(source, file, schema) };
    });
}

function parts<Schema extends z.ZodType>(source: string, file: string, schema: Schema) {
  const [whole, head = '', body = ''] = FRONT_MATTER.exec(source) ?? [];
  if (whole === undefined) {
    throw new ContentError(
      `${file} does not begin with front matter: fields between two lines of three hyphens.`,
    );
  }
  const meta = schema.safeParse(fieldsOf(head, file), { error: wordsOf });
  if (!meta.success) throw new ContentError(`${file}: ${problemOf(meta.error)}.`);
  return { meta: meta.data, body: body.trim() };
}

function fieldsOf(head: string, file: string): unknown {
  try {
    return parse(head) ?? {};
  } catch (error) {
    const [first] = String(error).split('\n');
    throw new ContentError(`${file}: the front matter is no YAML: ${first}`, { cause: error });
  }
}

/** What is said instead of zod's own words. */
function wordsOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is missing';
  if (issue.code === 'invalid_value') return `must be ${issue.values.map(String).join(', ')}`;
  return undefined;
}

function problemOf({ issues: [issue] }: z.ZodError): string {
  if (issue === undefined) return 'the front matter is wrong';
  if (issue.code === 'unrecognized_keys') return `‘${issue.keys.join('’, ‘')}’ is no field of such a file`;
  return `‘${issue.path.join('.')}’ ${issue.message}`;
}
