import { sql } from 'kysely';
import type { Db } from '#server/db/engine.ts';
import { type DatabasePlace, openDatabase } from '#server/db/open.ts';
import { addDays } from '#shared/calendar-day.ts';
import { seedPosts } from './seed-posts.ts';

/** What years of work leave behind. */
export const WORK = { posts: 1_000, messages: 5_000, consultations: 5_000, subscribers: 20_000, days: 365 };

/** Rows in one statement: SQLite takes 32,766 values. */
const BATCH = 1_000;
const DAY_MS = 86_400_000;
/** How many consultations a day has at the most. */
const A_DAY = 4;
const FIRST_HOUR = 9;
/** Days with consultations that are still ahead. */
const AHEAD = 10;

/** Fills a new database with the posts, messages, consultations, subscribers and counted days of `WORK`. */
export async function seedWork(place: DatabasePlace, now = new Date()): Promise<void> {
  await seedPosts(place, WORK.posts);
  const engine = await openDatabase(place);
  if (engine.kind === 'sqlite') await sql`pragma synchronous = off`.execute(engine.db);
  await seedMessages(engine.db, now);
  await seedConsultations(engine.db, now);
  await seedReaders(engine.db, now);
  if (engine.kind === 'postgres') await sql`analyze`.execute(engine.db);
  await engine.close();
}

async function seedMessages(db: Db, now: Date): Promise<void> {
  const rows = Array.from({ length: WORK.messages }, (_, index) => ({
    name: `Visitor ${index}`,
    email: `visitor-${index % 2_000}@example.com`,
    phone: '',
    subject: 'Website Development',
    message: `We have a bakery with two shops, and message ${index} is about its menu.`,
    status: index > WORK.messages - 20 ? 'new' : 'read',
    suspected_spam: 0,
    created_at: ago(now, (WORK.messages - index) / A_DAY),
  }));
  for (const batch of batches(rows)) await db.insertInto('contacts').values(batch).execute();
}

async function seedConsultations(db: Db, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const rows = Array.from({ length: WORK.consultations }, (_, index) => ({
    name: `Visitor ${index}`,
    email: `visitor-${index % 2_000}@example.com`,
    phone: '',
    message: 'About our site.',
    consultation_date: addDays(today, AHEAD - Math.floor(index / A_DAY)),
    consultation_time: `${String(FIRST_HOUR + (index % A_DAY)).padStart(2, '0')}:00`,
    suspected_spam: 0,
    created_at: ago(now, index / A_DAY),
    uid: `consultation-${index}`,
  }));
  for (const batch of batches(rows)) await db.insertInto('consultations').values(batch).execute();
}

async function seedReaders(db: Db, now: Date): Promise<void> {
  const rows = Array.from({ length: WORK.subscribers }, (_, index) => ({
    email: `reader-${index}@example.com`,
    status: 'active' as const,
    suspected_spam: 0,
    subscribed_at: ago(now, index / 20),
  }));
  for (const batch of batches(rows)) await db.insertInto('subscribers').values(batch).execute();
  const days = Array.from({ length: WORK.days }, (_, index) => ago(now, index).slice(0, 10));
  const counted = days.map((day, index) => ({ day, views: 100 + ((index * 37) % 80) }));
  await db.insertInto('reader_days').values(counted).execute();
  const pages = days.flatMap((day, index) =>
    Array.from({ length: 40 }, (_, page) => ({ key: `${day} /blog/post-${index + page}`, views: 1 + page })),
  );
  for (const batch of batches(pages)) await db.insertInto('page_views').values(batch).execute();
  const hosts = days.flatMap((day) =>
    Array.from({ length: 10 }, (_, host) => ({ key: `${day} site-${host}.example`, views: 1 + host })),
  );
  for (const batch of batches(hosts)) await db.insertInto('referrer_views').values(batch).execute();
}

function ago(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

function batches<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  );
}
