import { ImportFailure } from '../../import-failure.ts';
import type { ImportedItem, ImportedTopic } from '../../item.ts';
import type { Source } from '../../source.ts';
import type { Format } from '../format.ts';
import { Library, type Term } from './library.ts';
import { pageOf } from './page.ts';
import { isKept, postOf } from './post.ts';
import { readXml, textIn } from './read-xml.ts';

const CHANNEL = 'rss channel';

/** WordPress eXtended RSS, 1.0 to 1.2. */
export const wordpress: Format = {
  name: 'wordpress',
  recognises: ({ isFolder, head }) =>
    Promise.resolve(
      !isFolder &&
        /<rss\b/.test(head) &&
        /<wp:wxr_version>|xmlns:wp="http:\/\/wordpress\.org\/export\//.test(head),
    ),
  read,
};

/** Reads the file twice: what posts refer to may stand behind them. */
async function* read({ path }: Source): AsyncGenerator<ImportedItem> {
  const library = await readLibrary(path);
  const homes = [...library.homes];
  const originals = new Set([...library.attachments.values()].map(({ url }) => hostless(url)));
  const isOriginal = originals.size === 0 ? null : (address: string) => originals.has(hostless(address));
  yield { kind: 'site', id: siteId(homes), homes, posts: library.posts, isOriginal };
  const leftOut = new Map<string, number>();
  const count = (what: string) => leftOut.set(what, (leftOut.get(what) ?? 0) + 1);
  for await (const item of readXml(path, CHANNEL)) {
    if (item?.name !== 'item') continue;
    const type = textIn(item, 'wp:post_type') || 'post';
    if (type === 'post') {
      if (isKept(item)) yield postOf(item, library);
      else count(`post that is ${textIn(item, 'wp:status')}`);
    } else if (type === 'page') {
      if (isKept(item)) yield pageOf(item, library);
    } else if (type !== 'attachment' && type !== 'wp_block') {
      count(type);
    }
  }
  for (const term of library.terms) yield topicOf(term, library, homes);
  for (const home of homes) yield* feedsOf(home);
  if (leftOut.size > 0) {
    const kinds = [...leftOut].map(([type, times]) => `${times} × ${type}`).join(', ');
    yield warning(`Left out, because they are no posts: ${kinds}.`);
  }
}

/** @throws ImportFailure when the file ends before its contents do, or has none */
async function readLibrary(path: string): Promise<Library> {
  const library = new Library();
  let isWhole = false;
  for await (const element of readXml(path, CHANNEL)) {
    if (element === null) isWhole = true;
    else library.add(element);
  }
  if (!isWhole)
    throw new ImportFailure(`${path} is cut off or damaged: its end is not there. Export it again.`);
  return library;
}

function siteId(homes: readonly string[]): string {
  const home = homes.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return home.replace(/^https?:\/\//, '').replace(/^www\./, '');
}

function topicOf(term: Term, { terms }: Library, homes: readonly string[]): ImportedTopic {
  const path = [term.slug];
  for (let above = term.parent; above !== '' && path.length < 10;) {
    path.unshift(above);
    above = terms.find(({ kind, slug }) => kind === term.kind && slug === above)?.parent ?? '';
  }
  const numbered = term.kind === 'category' ? `cat=${term.id}` : `tag=${term.slug}`;
  const oldAddresses = homes.flatMap((home) => [
    `${home}/${term.kind}/${path.join('/')}`,
    `${home}/${term.kind}/${term.slug}`,
    ...(numbered.endsWith('=') ? [] : [`${home}/?${numbered}`]),
  ]);
  return { kind: 'topic', name: term.name, oldAddresses: [...new Set(oldAddresses)] };
}

function* feedsOf(home: string): Generator<ImportedItem> {
  for (const feed of ['feed', 'feed/rss2', 'feed/rss', 'feed/atom', 'rss']) {
    yield { kind: 'redirect', from: `${home}/${feed}`, to: '/feed.xml' };
  }
}

/** Without the scheme and the host, by which an address of one picture often differs. */
function hostless(address: string): string {
  return address.replace(/^(?:https?:)?\/\/[^/]+/i, '').replace(/[?#].*$/s, '');
}

function warning(sentence: string): ImportedItem {
  return { kind: 'warning', sentence };
}
