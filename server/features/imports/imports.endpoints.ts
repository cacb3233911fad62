import {
  importBody,
  importChange,
  type ImportFigures,
  importIdQuery,
  importPagesQuery,
  importPieceQuery,
  importReportQuery,
} from '#shared/contract/imports.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { notFound } from '../../http/errors.ts';
import { presentImport } from './imports.presenter.ts';
import type { ImportService } from './imports.service.ts';
import { pieceReceiver } from './receive-piece.ts';

/** @param incoming the folder of unfinished files */
export function importEndpoints(imports: ImportService, incoming: string) {
  const receive = pieceReceiver(incoming);
  const answer = async () => {
    const row = await imports.read();
    return {
      success: true as const,
      import: row === null ? null : presentImport(row),
      can_ask: imports.canAsk,
    };
  };
  return {
    readImport: defineEndpoint({ handle: answer }),

    beginImport: defineEndpoint({
      body: importBody,
      async handle({ body }) {
        await imports.begin(body);
        return answer();
      },
    }),

    sendImportPiece: defineEndpoint({
      query: importPieceQuery,
      async handle(call) {
        return {
          success: true,
          received: await receive(call, (piece) => imports.receive(call.query, piece)),
        };
      },
    }),

    changeImport: defineEndpoint({
      body: importChange,
      async handle({ body }) {
        await imports.change(body);
        return answer();
      },
    }),

    discardImport: defineEndpoint({
      query: importIdQuery,
      async handle({ query }) {
        await imports.discard(query.id);
        return { success: true };
      },
    }),

    readImportReport: defineEndpoint({
      query: importReportQuery,
      async handle({ query }) {
        const report =
          (await imports.readColumn(query.report, 'report')) ??
          (await imports.readColumn(query.report, 'preview'));
        if (report === null) throw notFound('There is no report yet.');
        return { success: true, report: report as ImportFigures }; // as the importer wrote it
      },
    }),

    readImportPages: defineEndpoint({
      query: importPagesQuery,
      async handle({ query }) {
        const pages = (await imports.readColumn(query.pages, 'pages')) ?? [];
        return { success: true, pages: pages as { name: string; text: string }[] }; // as the importer wrote them
      },
    }),
  } satisfies Partial<Endpoints>;
}
