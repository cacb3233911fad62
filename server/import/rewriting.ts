import { detached } from './detached.ts';
import { addressesIn, cleanHtml } from './html/clean-html.ts';
import type { ImportedPost, ImportedSite } from './item.ts';
import type { FoundPicture, Pictures } from './media/pictures.ts';

/** What became of a post's pictures and addresses. */
export interface RewrittenPost {
  content: string;
  /** '' for none. */
  cover: string;
  found: { address: string; picture: FoundPicture }[];
}

/** Stores what a post mentions, and writes its text anew with the addresses that these have here. */
export async function rewrite(
  post: Pick<ImportedPost, 'html' | 'cover'>,
  site: ImportedSite,
  pictures: Pictures,
): Promise<RewrittenPost> {
  const mentioned = addressesIn(post.html);
  const files = mentioned.links.filter((address) => PICTURE.test(address) && isOwn(address, site));
  const cover = post.cover?.address ?? '';
  const all = [...mentioned.pictures, ...files, ...(cover === '' ? [] : [cover])];
  const addresses = new Set(all.map(detached)); // they are remembered
  const found = await Promise.all(
    [...addresses]
      .filter((address) => !address.startsWith('data:'))
      .map(async (address) => {
        const { isOriginal } = site;
        const mention = { address, url: absolute(address, site), isOwn: isOwn(address, site), isOriginal };
        return { address, picture: await pictures.bring(mention) };
      }),
  );
  const paths = new Map(
    found.flatMap(({ address, picture }) => ('path' in picture ? [[address, picture.path] as const] : [])),
  );
  return {
    content: cleanHtml(post.html, {
      picture: (address) => paths.get(address) ?? absolute(address, site),
      link: (address) => paths.get(address) ?? withinSite(address, site),
    }),
    cover: paths.get(cover) ?? (cover === '' ? '' : coverAddress(absolute(cover, site))),
    // A picture of another site stays there.
    found: found.filter(({ address, picture }) => 'path' in picture || isOwn(address, site)),
  };
}

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i;

/** Whether an address is of the site that is imported. */
export function isOwn(address: string, { homes, isOriginal }: ImportedSite): boolean {
  if (!/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return true;
  if (isOriginal?.(address) === true) return true;
  const host = hostOf(address);
  return host !== null && homes.some((home) => hostOf(home) === host);
}

/** The path of an address of the site: there it leads to what has taken its place. Any other stays. */
function withinSite(address: string, site: ImportedSite): string {
  if (/^(?:mailto|tel):/i.test(address) || !isOwn(address, site) || !URL.canParse(address, site.homes[0]))
    return address;
  const { pathname, search, hash } = new URL(address, site.homes[0] ?? 'http://site');
  return `${pathname}${search}${hash}`;
}

/** Where a picture that was not found still is, perhaps. */
function absolute(address: string, { homes: [home] }: ImportedSite): string {
  return URL.canParse(address, home) ? new URL(address, home).href : address;
}

function coverAddress(address: string): string {
  return /^https?:\/\//i.test(address) && address.length <= 2_000 ? address : '';
}

/** A picture service stands for the host behind it. */
function hostOf(address: string): string | null {
  const url = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(url)) return null;
  const { hostname, pathname } = new URL(url);
  const host = /^i\d\.wp\.com$/.test(hostname) ? (pathname.split('/')[1] ?? '') : hostname;
  return host.toLowerCase().replace(/^www\./, '');
}
