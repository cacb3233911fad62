import { Client, type QueryResultRow } from 'pg';

/** The rows that a statement gives in a PostgreSQL database, over a connection of its own. */
export async function readRows<Row extends QueryResultRow>(
  url: string | undefined,
  statement: string,
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
