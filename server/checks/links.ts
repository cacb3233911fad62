import { basename } from 'node:path';
import { marked, type Tokens } from 'marked';
import { headingNames } from '../heading-names.ts';
import { plainText } from '../plain-text.ts';
import type { Finding } from './finding.ts';
import { type Content, exported, type MarkdownFile } from './read-content.ts';
import { type Reference, referencesOf } from './texts.ts';

/** What the server makes and the build draws, beside pages and files. */
const MADE =
  /^\/((feed|sitemap)\.xml|feed\.json|robots\.txt|site\.webmanifest|favicon\.(ico|svg)|[\w-]*icon[\w-]*\.png|cards\/.+\.png)$/;
/** Uploads, what the API answers and the topics of posts are not part of the content. */
const ELSEWHERE = /^\/(uploads|api|calendar|blog\/(category|tag))\//;
/** The files that are pages, by their address, and posts. */
const WRITTEN = /\/(pages|posts)\/(.+)\.md$/;
const RESERVED = /(^|\.)(example\.(com|net|org)|example|invalid|test|localhost)$/i;

/** Links that lead nowhere, and those to domains that belong to nobody. */
export function linkFindings(content: Content, isDemo: boolean): Finding[] {
  const pages = pagesOf(content);
  const anchors = anchorsOf(content);
  const dead = (address: string): string | null => {
    if (/^[a-z]+:/i.test(address)) return null;
    const { hash } = new URL(address, 'https://site.invalid');
    if (address.startsWith('#')) return anchors.has(hash.slice(1)) ? null : `there is no ${hash} on any page`;
    if (!address.startsWith('/')) return 'an address within the site begins with /';
    const path = pathOf(address);
    if (!pages.has(path) && !content.files.has(path) && !MADE.test(path) && !ELSEWHERE.test(path)) {
      if (!path.startsWith('/blog/')) return 'there is no such page or file';
      return isOfDashboard(path) ? null : 'there is no published post of that name';
    }
    return hash === '' || anchors.has(decodeURIComponent(hash.slice(1)))
      ? null
      : `there is no ${hash} on any page`;
  };
  // Posts are files at first, and those of the demo always; an owner writes hers in the dashboard.
  const drafts = new Set(content.markdown.map(({ file }) => `/blog/${basename(file, '.md')}`));
  const isOfDashboard = (path: string) => !isDemo && !content.demoPosts.has(path) && !drafts.has(path);
  return referencesOf(content)
    .filter(({ kind }) => kind === 'link')
    .flatMap(({ source, line, address }) => {
      const why = dead(address);
      if (why !== null)
        return [finding('error', { source, line }, `The link to ${address} is dead: ${why}.`)];
      if (isDemo) return [];
      if (/^\/blog\/./.test(address) && !pages.has(pathOf(address))) {
        const text = `The link to ${address} is dead, unless you wrote that post in the dashboard.`;
        return [finding('warning', { source, line }, text)];
      }
      if (!isReserved(address)) return [];
      return [finding('warning', { source, line }, `The link to ${address} leads to a domain for examples.`)];
    });
}

/** Without what follows it, and without a slash at its end. */
function pathOf(address: string): string {
  return decodeURI(new URL(address, 'https://site.invalid').pathname).replace(/(.)\/$/, '$1');
}

function finding(
  level: Finding['level'],
  { source, line }: Pick<Reference, 'source' | 'line'>,
  text: string,
): Finding {
  return { level, file: source.file, line, text };
}

/** The addresses of all pages: those that have a head, Markdown pages, and published posts. */
function pagesOf(content: Content): Set<string> {
  const known = Object.keys(exported(content, 'pages.ts', 'pages') ?? {});
  const written = content.markdown.flatMap(({ file, head }) => {
    const [, folder, name] = WRITTEN.exec(file) ?? [];
    if (folder === 'pages') return [`/${name}`];
    return folder === 'posts' && head.published !== undefined && head.status !== 'draft'
      ? [`/blog/${name}`]
      : [];
  });
  return new Set([...known, ...written]);
}

/** What a hash can lead to on some page: ids in components, of policies' sections and in Markdown. */
function anchorsOf({ markup, modules, markdown }: Content): Set<string> {
  const sources = [...markup, ...modules, ...markdown].map(({ text }) => text).join('\n');
  const named = [...sources.matchAll(/\bid(?:=|: )["']([\w-]+)["']/g)].map(([, id = '']) => id);
  return new Set([...named, ...markdown.flatMap(headingsOf)]);
}

/** The anchors that the build gives to the headings of a page. */
function headingsOf({ file, body }: MarkdownFile): string[] {
  if (WRITTEN.exec(file)?.[1] !== 'pages') return [];
  const titles: string[] = [];
  void marked.walkTokens(marked.lexer(body), (token) => {
    if (token.type === 'heading')
      titles.push(plainText(marked.Parser.parseInline((token as Tokens.Heading).tokens)));
  });
  return headingNames(titles);
}

function isReserved(address: string): boolean {
  const [, host] = /^(?:https?:\/\/|mailto:[^@]*@)([^/?#:]+)/i.exec(address) ?? [];
  return host !== undefined && RESERVED.test(host);
}
