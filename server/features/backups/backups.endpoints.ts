import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { BackupService } from './backups.service.ts';

export function backupEndpoints(backups: BackupService) {
  return {
    readBackups: defineEndpoint({ handle: () => backups.status() }),
    backUpNow: defineEndpoint({ handle: () => backups.backUpNow() }),
  } satisfies Partial<Endpoints>;
}
