import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Client } from 'pg';
import { projectRoot } from '#server/root.ts';

/**
 * The address of the database whose copies tests get, one each, on the server where they are made; '' where they run on
 * SQLite. It stands in the environment, so that a test runner of any kind can be given it.
 */
const template = () => process.env.TEST_DATABASE_TEMPLATE ?? '';

/** Whether the tests run on PostgreSQL. */
export const onPostgres = () => template() !== '';

/** The databases of this process that were not dropped yet. */
const made = new Set<string>();

/** The address of another database on the same server. */
export function onSameServer(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = database;
  return address.href;
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);
const maintenance = () => onSameServer(template(), 'postgres');
const drop = (url: string) => `drop database if exists ${nameOf(url)} with (force)`;

/** Runs statements, each of them by itself, in a database. */
export async function runSql(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A name that no other test run on the same server has. */
export function newName(): string {
  return `shingle_test_${randomBytes(8).toString('hex')}`;
}

/**
 * The settings of a server with a new database: a file in `folder`, or a copy of the template on PostgreSQL. The file's
 * folder keeps the server's secret on both.
 */
export async function databaseSettings(folder: string): Promise<Record<string, string>> {
  const file = { DATABASE_FILE: join(folder, 'shingle.db') };
  if (!onPostgres()) return file;
  const name = newName();
  const url = onSameServer(template(), name);
  made.add(url);
  await runSql(maintenance(), `create database ${name} template ${nameOf(template())}`);
  return { ...file, DATABASE_URL: url };
}

/** Drops the database of such settings, if it is one on a server. */
export async function dropDatabase({ DATABASE_URL: url }: Record<string, string>): Promise<void> {
  if (url !== undefined && made.delete(url)) await runSql(maintenance(), drop(url));
}

/** Drops the databases of this process that are left. */
export async function dropDatabases(): Promise<void> {
  const left = [...made];
  made.clear();
  if (left.length > 0) await runSql(maintenance(), ...left.map(drop));
}

/** Settings of a database that can't be opened. */
export function brokenDatabase(): Record<string, string> {
  return onPostgres()
    ? { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
    : { DATABASE_FILE: projectRoot };
}
