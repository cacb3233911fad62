import { basename, dirname } from 'node:path';
import type { Finding } from './finding.ts';
import { type Content, exported } from './read-content.ts';
import { type Reference, referencesOf } from './texts.ts';

/** What the server makes and the build draws, beside pages and files. */
const MADE =
  /^\/((feed|sitemap)\.xml|robots\.txt|site\.webmanifest|favicon\.(ico|svg)|[\w-]*icon[\w-]*\.png|cards\/.+\.png)$/;
/** Uploads, what the API answers and the topics of posts are not part of the content. */
const ELSEWHERE = /^\/(uploads|api|calendar|blog\/(category|tag))\//;
const RESERVED = /(^|\.)(example\.(com|net|org)|example|invalid|test|localhost)$/i;

/** Links that lead nowhere, and those to domains that belong to nobody. */
export function linkFindings(content: Content, isDemo: boolean): Finding[] {
  const pages = pagesOf(content);
  const anchors = anchorsOf(content);
  const dead = (address: string): string | null => {
    if (/^[a-z]+:/i.test(address)) return null;
    const { pathname, hash } = new URL(address, 'https://site.invalid');
    if (address.startsWith('#')) return anchors.has(hash.slice(1)) ? null : `there is no ${hash} on any page`;
    if (!address.startsWith('/')) return 'an address within the site begins with /';
    const path = decodeURI(pathname).replace(/(.)\/$/, '$1');
    if (!pages.has(path) && !content.files.has(path) && !MADE.test(path) && !ELSEWHERE.test(path)) {
      return path.startsWith('/blog/')
        ? 'there is no published post of that name'
        : 'there is no such page or file';
    }
    return hash === '' || anchors.has(decodeURIComponent(hash.slice(1)))
      ? null
      : `there is no ${hash} on any page`;
  };
  return referencesOf(content)
    .filter(({ kind }) => kind === 'link')
    .flatMap(({ source, line, address }) => {
      const why = dead(address);
      if (why !== null)
        return [finding('error', { source, line }, `The link to ${address} is dead: ${why}.`)];
      if (isDemo || !isReserved(address)) return [];
      return [finding('warning', { source, line }, `The link to ${address} leads to a domain for examples.`)];
    });
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
    const name = basename(file, '.md');
    const folder = basename(dirname(file));
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
  return new Set([...sources.matchAll(/\bid(?:=|: )["']([\w-]+)["']/g)].map(([, id = '']) => id));
}

function isReserved(address: string): boolean {
  const [, host] = /^(?:https?:\/\/|mailto:[^@]*@)([^/?#:]+)/i.exec(address) ?? [];
  return host !== undefined && RESERVED.test(host);
}
