import { openDatabase } from '#server/db/sqlite/open.ts';
import { openFile, prepared } from '#server/db/sqlite/prepared.ts';

/** Creates the database of a server that is not yet running, with `count` active subscribers. */
export async function seedSubscribers(file: string, count: number): Promise<void> {
  const { close } = await openDatabase(file); // creates its tables
  await close();
  const sqlite = openFile(file);
  const insert = prepared(
    sqlite,
    `INSERT INTO subscribers (email, status, suspected_spam, subscribed_at) VALUES (?, 'active', 0, ?)`,
  );
  sqlite.transaction(() => {
    for (let index = 1; index <= count; index += 1) {
      insert.run(`reader-${index}@example.com`, new Date().toISOString());
    }
  })();
  sqlite.close();
}
