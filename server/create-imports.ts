import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/engine.ts';
import { ImportFiles, importsFolder } from './features/imports/import-files.ts';
import { ImportRunner } from './features/imports/import-runner.ts';
import { ImportRunRepository } from './features/imports/import-runs.repository.ts';
import { ImportService } from './features/imports/imports.service.ts';
import type { ImageFiles } from './files/image-files.ts';
import type { Logger } from './log.ts';

interface Deps {
  config: Config;
  db: Db;
  files: ImageFiles;
  clock: Clock;
  log: Logger;
}

/** Creates what brings uploaded exports of other systems. */
export function createImports({ config, db, files, clock, log }: Deps) {
  const importRunner = new ImportRunner({ log, onLost: (key) => imports.lose(key) });
  const imports: ImportService = new ImportService({
    repository: new ImportRunRepository(db),
    files: new ImportFiles(importsFolder(files.incoming)),
    runner: importRunner,
    // A process is sent no more than it needs.
    config: {
      databaseFile: config.databaseFile,
      postgres: config.postgres,
      uploadsDir: config.uploadsDir,
      objectStore: config.objectStore,
      production: config.production,
      logLevel: config.logLevel,
      siteUrl: config.siteUrl,
      jwtSecret: config.jwtSecret,
      smtp: config.smtp,
      mailboxDir: config.mailboxDir,
      admin: config.admin,
    },
    clock,
  });
  return { imports, importRunner };
}
