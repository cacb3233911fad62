import { sql } from 'kysely';
import type { Db } from '#server/db/engine.ts';
import { type DatabasePlace, openDatabase } from '#server/db/open.ts';
import { searchText } from '#server/search-text.ts';
import { seed } from '#server/seed/seed.ts';

const WORDS =
  'the site shop page menu order customer photo price hour week build test launch domain email server record letter form button colour type image phone desert bread clay market garden studio music school repair window table paper copper river mesa canyon agave'.split(
    ' ',
  );

/** Words that a known share of the posts holds, for searching. */
export const TERMS = { none: 'zzzyx', fiveOfAll: 'quixotic', oneInTwenty: 'sourdough', nearlyAll: 'bread' };

/** Rows in one statement. */
const BATCH = 200;

/** Fills a new database with the categories and `count` published posts of 130 words each, alike on every run. */
export async function seedPosts(place: DatabasePlace, count: number): Promise<void> {
  const engine = await openDatabase(place);
  await seed(engine.db, 'none', new Date());
  const rows = postRows(count);
  const fill = async () => {
    for (let start = 0; start < count; start += BATCH) {
      const batch = rows.slice(start, start + BATCH);
      await engine.db.insertInto('posts').values(batch).execute();
    }
  };
  if (engine.kind === 'sqlite') {
    await sql`pragma synchronous = off`.execute(engine.db);
    await fill();
  } else await withoutSearchIndex(engine.db, fill);
  await engine.close();
}

function postRows(count: number) {
  const random = randomNumbers();
  return Array.from({ length: count }, (_, index) => {
    const words = Array.from({ length: 130 }, () => WORDS[Math.floor(random() * WORDS.length)]);
    if (index % 20 === 0) words.push(TERMS.oneInTwenty);
    if (index % Math.ceil(count / 5) === 3) words.push(TERMS.fiveOfAll);
    const text = words.join(' ');
    const date = new Date(Date.UTC(2020, 0, 1) + index * 1_800_000).toISOString();
    const post = { title: `Post ${index}`, excerpt: 'An excerpt.' };
    return {
      ...post,
      slug: `post-${index}`,
      status: 'published' as const,
      published_at: date,
      category_id: (index % 5) + 1,
      author_id: 1,
      author: '',
      featured_image: '',
      image_attribution: '',
      tags: '[]',
      meta_title: '',
      meta_description: '',
      read_time: 5,
      created_at: date,
      updated_at: date,
      search_text: searchText({ ...post, text }),
      content: `<p>${text}</p>`,
    };
  });
}

/** Adding to PostgreSQL's index for search row by row takes longer than making it at the end. */
async function withoutSearchIndex(db: Db, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef('search_texts_grams'::regclass) as definition
  `.execute(db);
  await sql`drop index search_texts_grams`.execute(db);
  await fill();
  await sql.raw(rows[0]?.definition ?? '').execute(db);
  await sql`analyze`.execute(db);
}

/** Pseudo-random numbers from 0 to 1, the same sequence each time. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
