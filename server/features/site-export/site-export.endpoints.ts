import { pipeline } from 'node:stream/promises';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { zipExport } from '../../export/zip-export.ts';
import type { ImageFiles } from '../../files/image-files.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { conflict } from '../../http/errors.ts';
import type { Logger } from '../../log.ts';

interface Deps {
  config: Config;
  files: ImageFiles;
  clock: Clock;
  log: Logger;
}

/** After so long without a byte taken, nobody waits for the rest. */
const IDLE_TIMEOUT_MS = 120_000;

/** All that the site holds as a download. */
export function siteExportEndpoints({ config, files, clock, log }: Deps) {
  let isBusy = false;
  return {
    exportSite: defineEndpoint({
      async handle({ response }) {
        if (isBusy) throw conflict('Another download is being made. Please wait until it is done.');
        isBusy = true;
        const zip = await zipExport(config, files).catch((error: unknown) => {
          isBusy = false;
          throw error;
        });
        try {
          response.writeHead(200, {
            'Content-Type': 'application/zip',
            'Content-Length': zip.bytes,
            'Content-Disposition': `attachment; filename="shingle-export-${clock().toISOString().slice(0, 10)}.zip"`,
          });
          response.setTimeout(IDLE_TIMEOUT_MS, () => response.destroy());
          // Cut off, it is shorter than was said, and no browser takes it for whole.
          await pipeline(zip.stream, response);
        } catch (error) {
          log.warn({ err: error }, 'a download of the site was cut off');
        } finally {
          isBusy = false; // whoever has the last byte may ask again at once
          await zip.close();
        }
        return { success: true };
      },
    }),
  } satisfies Partial<Endpoints>;
}
