import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import ensureServers from './api-global.ts';
import { ensureNginx } from './ensure-nginx.ts';
import { ensurePgBouncer, ensurePostgres } from './ensure-postgres.ts';
import { startPgBouncer, startPostgres } from './postgres-cluster.ts';
import { newName, onSameServer, runSql } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the database that each test app gets a copy of. */
    databaseTemplate: string;
  }
}

/**
 * Once a run of the project `postgres`: starts a cluster, or takes the server of TEST_POSTGRES_URL. With
 * TEST_THROUGH_PGBOUNCER tests reach the cluster through PgBouncer.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_POSTGRES_URL: given = '', TEST_THROUGH_PGBOUNCER: through = '' } = process.env;
  ensureServers();
  ensureNginx();
  ensurePgBouncer();
  if (given === '') ensurePostgres();
  const cluster = given === '' ? await startPostgres() : null;
  const server = cluster?.url('postgres') ?? given;
  const name = newName();
  await runSql(server, `create database ${name}`);
  const template = onSameServer(server, name);
  const engine = await openDatabase(
    loadConfig({ DATABASE_URL: template, JWT_SECRET: randomBytes(32).toString('hex') }),
  );
  await engine.close();
  // A database that nobody can open can be copied at any time.
  await runSql(server, `alter database ${name} allow_connections false`);
  const bouncer = cluster !== null && through !== '' ? await startPgBouncer(cluster) : null;
  project.provide('databaseTemplate', bouncer?.url(name) ?? template);
  return async () => {
    await bouncer?.end();
    await (cluster?.end() ?? runSql(server, `drop database ${name}`));
  };
}
