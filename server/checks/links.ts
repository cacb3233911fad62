import { basename } from 'node:path';
import { idFor } from '#shared/rich-text/in-text-links.ts';
import { addressOf, anchorsOf } from './anchors.ts';
import type { Finding } from './finding.ts';
import { type Content, exported } from './read-content.ts';
import { type Reference, referencesOf } from './texts.ts';

/** What the server makes and the build draws, beside pages and files. */
const MADE =
  /^\/((feed|sitemap)\.xml|feed\.json|robots\.txt|site\.webmanifest|favicon\.(ico|svg)|[\w-]*icon[\w-]*\.png|cards\/.+\.png)$/;
/** Uploads, what the API answers and the topics of posts are not part of the content. */
const ELSEWHERE = /^\/(uploads|api|calendar|blog\/(category|tag))\//;
const RESERVED = /(^|\.)(example\.(com|net|org)|example|invalid|test|localhost)$/i;

/** Links that lead nowhere, and those to domains that belong to nobody. */
export function linkFindings(content: Content, isDemo: boolean): Finding[] {
  const pages = pagesOf(content);
  const isAnchor = anchorCheckOf(content);
  const dead = ({ source, address }: Reference): string | null => {
    if (/^[a-z]+:/i.test(address)) return null;
    const { hash } = new URL(address, 'https://site.invalid');
    if (address.startsWith('#')) return isAnchor(hash, addressOf(source), true);
    if (!address.startsWith('/')) return 'an address within the site begins with /';
    const path = pathOf(address);
    if (!pages.has(path) && !content.files.has(path) && !MADE.test(path) && !ELSEWHERE.test(path)) {
      if (!path.startsWith('/blog/')) return 'there is no such page or file';
      return isOfDashboard(path) ? null : 'there is no published post of that name';
    }
    return hash === '' ? null : isAnchor(hash, path, false);
  };
  // Posts are files at first, and those of the demo always; an owner writes hers in the dashboard.
  const drafts = new Set(content.markdown.map(({ file }) => `/blog/${basename(file, '.md')}`));
  const isOfDashboard = (path: string) => !isDemo && !content.demoPosts.has(path) && !drafts.has(path);
  return referencesOf(content)
    .filter(({ kind }) => kind === 'link')
    .flatMap((reference) => {
      const { source, line, address } = reference;
      const why = dead(reference);
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

/** The addresses of all pages: those that have a head, Markdown pages, projects, and published posts. */
function pagesOf(content: Content): Set<string> {
  const known = Object.keys(exported(content, 'pages.ts', 'pages') ?? {});
  const written = content.markdown.flatMap(({ file, head }) => {
    const address = addressOf({ file });
    if (address === null) return [];
    const isPost = address.startsWith('/blog/');
    return isPost && (head.published === undefined || head.status === 'draft') ? [] : [address];
  });
  return new Set([...known, ...written]);
}

/**
 * Says why a hash leads nowhere, or null.
 * @param page the address of the page that it is on; null where that is not known: the ids of components and modules, of
 * policies' sections and in Markdown are taken for those of any page
 * @param isWithin whether the link stands on that page itself, where it may name a heading by its words alone
 */
function anchorCheckOf({ markup, modules, markdown }: Content) {
  const sources = [...markup, ...modules].map(({ text }) => text).join('\n');
  const named = new Set([...sources.matchAll(/\bid(?:=|: )["']([\w-]+)["']/g)].map(([, id = '']) => id));
  const texts = anchorsOf(markdown);
  const anywhere = new Set([...texts.values()].flatMap((ids) => [...ids]));
  return (hash: string, page: string | null, isWithin: boolean): string | null => {
    const name = decodeURIComponent(hash.slice(1));
    if (named.has(name)) return null;
    const own = page === null ? undefined : texts.get(page);
    const id = idFor(name, own ?? anywhere);
    if (id === name || (id !== null && isWithin)) return null;
    const where = own === undefined ? 'on any page' : 'on that page';
    return `there is no ${hash} ${where}${id === null ? '' : `, but #${id}`}`;
  };
}

function isReserved(address: string): boolean {
  const [, host] = /^(?:https?:\/\/|mailto:[^@]*@)([^/?#:]+)/i.exec(address) ?? [];
  return host !== undefined && RESERVED.test(host);
}
