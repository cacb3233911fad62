import { openFile, prepared } from '#server/db/sqlite/prepared.ts';
import { searchText } from '#server/search-text.ts';

const WORDS =
  'the site shop page menu order customer photo price hour week build test launch domain email server record letter form button colour type image phone desert bread clay market garden studio music school repair window table paper copper river mesa canyon agave'.split(
    ' ',
  );

/** Words that a known share of the posts holds, for searching. */
export const TERMS = { none: 'zzzyx', fiveOfAll: 'quixotic', oneInTwenty: 'sourdough', nearlyAll: 'bread' };

/** Fills a migrated database with `count` published posts of 130 words each, alike on every run. */
export function seedPosts(file: string, count: number): void {
  const sqlite = openFile(file);
  sqlite.exec('PRAGMA synchronous = OFF');
  const random = randomNumbers();
  const insert = prepared(
    sqlite,
    `INSERT INTO posts (slug, title, excerpt, status, published_at, category_id, author_id, created_at, updated_at,
       search_text, content) VALUES (?, ?, ?, 'published', ?, ?, 1, ?, ?, ?, ?)`,
  );
  sqlite.transaction(() => {
    for (let index = 0; index < count; index += 1) {
      const words = Array.from({ length: 130 }, () => WORDS[Math.floor(random() * WORDS.length)]);
      if (index % 20 === 0) words.push(TERMS.oneInTwenty);
      if (index % Math.ceil(count / 5) === 3) words.push(TERMS.fiveOfAll);
      const text = words.join(' ');
      const date = new Date(Date.UTC(2020, 0, 1) + index * 1_800_000).toISOString();
      const category = (index % 5) + 1;
      insert.run(
        `post-${index}`,
        `Post ${index}`,
        'An excerpt.',
        date,
        category,
        date,
        date,
        searchText({ title: `Post ${index}`, excerpt: 'An excerpt.', text }),
        `<p>${text}</p>`,
      );
    }
  })();
  sqlite.close();
}

/** Pseudo-random numbers from 0 to 1, the same sequence each time. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
