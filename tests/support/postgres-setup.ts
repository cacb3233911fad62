import { afterAll, inject } from 'vitest';
import { dropDatabases } from './test-database.ts';

process.env.TEST_DATABASE_TEMPLATE = inject('databaseTemplate');

// Those of servers in processes of their own, and of test apps that were not stopped.
afterAll(dropDatabases);
