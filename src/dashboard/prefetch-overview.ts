import './owner-operations.ts';
import type { QueryClient } from '@tanstack/react-query';
import { backupsQuery } from '../features/backups/use-backups.ts';
import { deliveryStatusQuery } from '../features/delivery-status/use-delivery-status.ts';
import type { Request } from '../lib/api-client.ts';
import type { SafeStorage } from '../lib/storage.ts';
import { agendaQuery } from './agenda/use-agenda.ts';
import { readReaderSpan } from './readers/reader-span.ts';
import { readersQuery } from './readers/use-readers.ts';
import { overviewPostsQuery } from './use-overview.ts';

const ignored = () => undefined;

export type PrefetchOverview = typeof prefetchOverview;

/** Asks for what the overview shows while it is still being rendered: on a phone, both take a while. */
export function prefetchOverview(client: QueryClient, request: Request, storage: SafeStorage): void {
  client.query(agendaQuery(request)).catch(ignored);
  client.query(overviewPostsQuery(request)).catch(ignored);
  client.query(readersQuery(request, readReaderSpan(storage))).catch(ignored);
  client.query(deliveryStatusQuery(request)).catch(ignored);
  client.query(backupsQuery(request)).catch(ignored);
}
