import { FIELD_SEPARATOR, foldCase, searchText } from '#server/search-text.ts';

/** A post with what search looks at, as a row of either engine. */
export interface CorpusPost {
  id: number;
  title: string;
  excerpt: string;
  search_text: string;
  status: 'draft' | 'published';
  published_at: string;
  category_id: number;
}

export interface CorpusQuery {
  search: string;
  categoryId: number | null;
  limit: number;
  offset: number;
}

/** Posts dated later are scheduled. */
export const NOW = '2026-06-01T12:00:00.000Z';
const POSTS = 300;
const QUERIES = 600;

/** What some engine, index or pattern could take for something else. */
const PIECES = [
  ...['bread', 'Bread and Butter', 'sourdough', 'cu', 'Copper', 'zj', 'q', 'x'.repeat(500), 'ab'.repeat(300)],
  ...[
    '100%',
    '%',
    '_',
    'sure_thing',
    'a\\b',
    '\\',
    '\\%',
    "O'Brien",
    '"quoted"',
    "''",
    '§1§',
    '§',
    '*',
    '^',
    '--',
  ],
  ...[
    'İstanbul',
    'istanbul',
    'ISPARTA',
    'ısparta',
    'Straße',
    'STRASSE',
    'groẞ',
    'ΣΊΣΥΦΟΣ',
    'σίσυφος',
    'Σ',
    'ς',
  ],
  ...[
    'É',
    'e\u0301',
    'ÉCLAIR',
    'cre\u0300me',
    'Å',
    '\u212b',
    'K',
    '\u212a',
    'ﬁn',
    'ﬀ',
    'ǅ',
    'ŉ',
    'ΐ',
    '\u0301',
  ],
  ...[
    'Привет',
    'МИР',
    'ё',
    'Е\u0308',
    'Ωραίο πρωί',
    'ᾳ',
    'שלום',
    'مرحبا',
    'हिन्दी',
    'ქართული',
    'ᲥᲐᲠᲗᲣᲚᲘ',
    'Ꭰꭰ',
    'ꭰ',
  ],
  ...['日本', '日本語のテキスト', '東京', '한국어', '\u1112\u1161\u11ab', '中', 'ガ', 'カ\u3099'],
  ...['🚀', '👩‍👩‍👧‍👦', '👍🏽', '🇫🇷', '𝔘𝔫𝔦', '𐐀𐐨', '𞤀𞤢', '𠮷野家'],
  ...['zero\u200bwidth', 'soft\u00adhyphen', '\u200d', '\ufeff', 'a\u00a0b', 'tab\there', 'a  b'],
  ...[
    '\u{10ffff}',
    '\uffff',
    '\ue000',
    'NEAR(',
    'OR',
    'title:',
    '{title}',
    '$1',
    '?',
    ':a',
    '@>',
    '[]',
    '{',
    '}',
  ],
];

/** Some hundred posts in mixed scripts; some dates are shared, some posts are drafts or scheduled. */
export function corpusPosts(): CorpusPost[] {
  const { pick, below } = chances(1);
  const words = (count: number) =>
    Array.from({ length: count }, () => pick(PIECES)).join(pick([' ', '', ', ']));
  return Array.from({ length: POSTS }, (_, index) => {
    const title = words(1 + below(3));
    const excerpt = words(below(3));
    const text = words(below(12));
    return {
      id: index + 1,
      title,
      excerpt,
      search_text: searchText({ title, excerpt, text }),
      status: index % 11 === 5 ? ('draft' as const) : ('published' as const),
      published_at: new Date(Date.parse(NOW) + (below(200) - 180) * 3_600_000).toISOString(),
      category_id: 1 + (index % 7 === 0 ? 4 : below(3)),
    };
  });
}

/** Every piece, pieces of one to six characters of the posts' texts, and some that no post holds. */
export function corpusQueries(posts: readonly CorpusPost[]): CorpusQuery[] {
  const { pick, below } = chances(2);
  const spellings = [
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.toLowerCase(),
    (text: string) => text.normalize('NFD'),
    (text: string) => `${text}${pick(PIECES)}`,
  ];
  const searches = PIECES.map((piece) => piece.slice(0, 200));
  while (searches.length < QUERIES) {
    const characters = Array.from(pick([pick(posts).title, pick(posts).search_text]));
    const start = below(characters.length);
    searches.push(pick(spellings)(characters.slice(start, start + 1 + below(6)).join('')));
  }
  return searches
    .filter((search) => search.trim() !== '' && !search.includes(FIELD_SEPARATOR))
    .flatMap((search) => [
      { search, categoryId: null, limit: 6, offset: 0 },
      {
        search,
        categoryId: pick([null, 1, 2, 3, 5, 9]),
        limit: pick([1, 6, 100]),
        offset: pick([0, 1, 6, 30]),
      },
    ]);
}

/** What a search has to find, by reading every post. */
export function expectedOf(posts: readonly CorpusPost[], query: CorpusQuery) {
  const found = posts
    .filter((post) => post.status === 'published' && post.published_at <= NOW)
    .filter((post) => query.categoryId === null || post.category_id === query.categoryId)
    .filter((post) => post.search_text.includes(foldCase(query.search)))
    .sort((a, b) =>
      a.published_at === b.published_at ? b.id - a.id : a.published_at < b.published_at ? 1 : -1,
    );
  const ids = found.slice(query.offset, query.offset + query.limit).map((post) => post.id);
  return { ids, total: found.length };
}

/** The same choices on every run. */
function chances(seed: number) {
  let state = seed;
  const below = (end: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * end);
  };
  return { below, pick: <Item>(items: readonly Item[]): Item => items[below(items.length)]! };
}
