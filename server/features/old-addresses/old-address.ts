/** What a query says of which page it is; anything else in it does not change that. */
const NUMBERS = ['p', 'page_id', 'attachment_id', 'cat', 'tag'] as const;
const MAX_LENGTH = 1_000;
/** What other systems hang on an address for another form of the same page. */
const FORMS = /\/(?:feed(?:\/(?:rss2?|atom|rdf))?|amp|embed|trackback|page\/\d+|comment-page-\d+)$/;

/**
 * One spelling of an address of an earlier site: decoded, in lower case, without a slash at its end, with no more of its
 * query than what names a page: `/2017/05/żółw`, `/?p=12`. Null for the home page, and for what is no address.
 * @param address a path with its query, or a whole address, whose host is left out
 */
export function oldAddress(address: string): string | null {
  if (address.length > MAX_LENGTH || !URL.canParse(address, 'http://site')) return null;
  const { pathname, searchParams } = new URL(address, 'http://site');
  const path = pathname.split('/').filter(Boolean).map(decoded).join('/');
  const number = NUMBERS.find((name) => (searchParams.get(name) ?? '') !== '');
  if (path === '' && number === undefined) return null;
  const query = number === undefined ? '' : `?${number}=${searchParams.get(number)}`;
  const spelled = `/${path}${query}`.normalize('NFC').toLowerCase();
  return spelled.includes('\0') || !spelled.isWellFormed() ? null : spelled;
}

/** Where an address is looked for, in this order: as it is, without what its query names, and as another form of a page. */
export function placesOf(address: string): string[] {
  const spelled = oldAddress(address);
  if (spelled === null) return [];
  const path = spelled.replace(/\?.*$/s, '');
  const page = path.replace(FORMS, '');
  return [...new Set([spelled, path, page])].filter((place) => place !== '' && place !== '/');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
