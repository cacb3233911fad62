import type { Content } from '#server/checks/read-content.ts';

/** A content of a few files, for checks: modules as what they export, Markdown as its front matter and body. */
export function contentOf({
  modules = {},
  markdown = {},
  untouched = [],
  demoPosts = [],
  english = {},
  files = {},
  markup = '',
}: {
  modules?: Record<string, object>;
  markdown?: Record<string, { head?: Record<string, unknown>; body: string }>;
  untouched?: readonly string[];
  demoPosts?: readonly string[];
  english?: Record<string, object>;
  files?: Record<string, string>;
  markup?: string;
}): Content {
  return {
    modules: Object.entries(modules).map(([file, values]) => ({
      file: `src/content/${file}`,
      text: Object.entries(values)
        .map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2).replaceAll('"', "'")};`,
        )
        .join('\n'),
      values,
    })),
    markdown: Object.entries(markdown).map(([file, { head = {}, body }]) => ({
      file: `src/content/${file}`,
      text: `---\n${JSON.stringify(head)}\n---\n${body}`,
      head,
      body,
    })),
    untouched: new Set(untouched.map((file) => `src/content/${file}`)),
    demoPosts: new Set(demoPosts),
    english: new Map(Object.entries(english)),
    files: new Map(Object.entries(files)),
    markup: [{ file: 'index.html', text: markup }],
  };
}
