import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown, gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { AS_IT_IS, type Dialect, EDITORS } from './dialect.ts';
import { type Block, type Blocks, blocksOf } from './from-html.ts';
import { htmlOf } from './to-html.ts';

/** A text as Markdown, with what is needed to make the same HTML of it again. */
interface PostMarkdown {
  markdown: string;
  dialect: Dialect;
}

/** Longer texts are no writing, and would hold up everybody else while they are read. */
const MAX_LENGTH = 500_000;

/**
 * A text's HTML as Markdown. A block that Markdown can't say stays HTML within it, as Markdown allows. What would not come
 * back to the letter even so is left as it is, as HTML alone.
 */
export function markdownOf(html: string): PostMarkdown {
  if (html === '') return { markdown: '', dialect: EDITORS };
  const read = html.length > MAX_LENGTH ? null : blocksOf(html);
  const spacing = read === null ? null : spacingOf(read);
  if (read !== null && spacing !== null) {
    const dialect = { ...spacing, form: formOf(html) };
    const markdown = written(read.blocks, dialect);
    if (markdown !== null) return { markdown, dialect };
  }
  return { markdown: html, dialect: AS_IT_IS };
}

/** The HTML that `markdownOf` was given. */
export function htmlOfMarkdown(markdown: string, dialect: Dialect): string {
  if (dialect.form === 'html') return markdown;
  const blocks = parse(markdown).children.map((node) => htmlOf(node, dialect));
  return blocks.length === 0 ? '' : blocks.join(dialect.between) + dialect.end;
}

/** White space between blocks is always the same, or else it can't be told. */
function spacingOf({ gaps }: Blocks): Pick<Dialect, 'between' | 'end'> | null {
  const [between = '\n', ...more] = gaps.slice(0, -1);
  return more.every((gap) => gap === between) ? { between, end: gaps.at(-1) ?? '' } : null;
}

/** The way in which a text seems to be written. */
function formOf(html: string): Dialect['form'] {
  if (/&#39;|<[uo]l>\n|<tr>\n/.test(html)) return 'lines';
  return /\u00a0|<table><thead>/.test(html) ? 'tight' : 'compact';
}

/** Null where the blocks do not stay apart. */
function written(blocks: readonly Block[], dialect: Dialect): string | null {
  const asHtml = new Set(blocks.flatMap(({ node }, index) => (node === null ? [index] : [])));
  // Each turn writes what has not come back as it was as HTML.
  for (let turn = 0; turn < 3; turn += 1) {
    const markdown = blocks
      .map(({ node, html }, index) => (node === null || asHtml.has(index) ? html : text(node)))
      .join('\n\n');
    const found = parse(markdown).children;
    if (found.length !== blocks.length) {
      const mixed = blocks.flatMap(({ node }, index) =>
        node !== null && (!isAlone(node) || goesOn(node, blocks[index - 1]?.node)) ? [index] : [],
      );
      if (mixed.every((index) => asHtml.has(index))) return null;
      for (const index of mixed) asHtml.add(index);
      continue;
    }
    const wrong = blocks.flatMap(({ html }, index) => {
      const node = found[index];
      return node === undefined || htmlOf(node, dialect) !== html ? [index] : [];
    });
    if (wrong.length === 0) return markdown;
    if (wrong.every((index) => asHtml.has(index))) return null;
    for (const index of wrong) asHtml.add(index);
  }
  return null;
}

/** Whether a list would be one with the list before it. */
function goesOn(node: RootContent, before: RootContent | null | undefined): boolean {
  return node.type === 'list' && before?.type === 'list' && before.ordered === node.ordered;
}

/** Whether its Markdown is one block by itself. */
function isAlone(node: RootContent): boolean {
  return parse(text(node)).children.length === 1;
}

function text(node: RootContent): string {
  const root: Root = { type: 'root', children: [node] };
  return toMarkdown(root, {
    bullet: '-',
    emphasis: '_',
    fence: '`',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    resourceLink: true,
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
  }).replace(/\n$/, '');
}

function parse(markdown: string): Root {
  return fromMarkdown(markdown, {
    extensions: [gfmTable(), gfmStrikethrough({ singleTilde: false })],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });
}
