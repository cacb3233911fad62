import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pinoHttp } from 'pino-http';
import type { Logger } from '../log.ts';
import { loggedPath } from './logged-path.ts';

/** Logs one line per request, with its id. Query, headers, address and body are left out: they are personal data. */
export function requestLog(log: Logger) {
  return pinoHttp({
    logger: log,
    genReqId(_request, response) {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, response, error) =>
      error !== undefined || response.statusCode >= 500 ? 'warn' : 'debug',
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: loggedPath(url),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    customSuccessMessage: (request: IncomingMessage, response: ServerResponse) =>
      `${request.method ?? ''} ${response.statusCode}`,
  });
}
