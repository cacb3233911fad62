import type {
  ImportAnswer,
  ImportChange,
  ImportPagesAnswer,
  ImportPart,
  ImportReceived,
  ImportReportAnswer,
  ImportToBegin,
} from './imports.ts';
import type { Success } from './envelope.ts';
import type { AskedAddresses } from './old-addresses.ts';
import { cookie } from './operation.ts';

const IMPORTS = 'imports.php';

/** What brings another system's export into the site; part of the owner's table. */
export const importEndpoints = {
  readImport: cookie<{ answer: ImportAnswer }>('GET', IMPORTS),
  /** Takes the place of an earlier one, unless that is at work. */
  beginImport: cookie<{ body: ImportToBegin; answer: ImportAnswer }>('POST', IMPORTS),
  /** The next piece of a file. 409 when another one is due: `received` says which. */
  sendImportPiece: cookie<{
    query: { id: string; part: ImportPart; at: number };
    form: 'piece';
    answer: ImportReceived;
  }>('POST', IMPORTS, { part: '*', at: '*' }),
  /** Looks at what was sent, brings it, or stops either. */
  changeImport: cookie<{ body: ImportChange; answer: ImportAnswer }>('PUT', IMPORTS),
  /** Deletes the uploaded files and what is known of the import; what it brought stays. */
  discardImport: cookie<{ query: { id: string }; answer: Success }>('DELETE', IMPORTS),
  readImportReport: cookie<{ query: { report: string }; answer: ImportReportAnswer }>('GET', IMPORTS, {
    report: '*',
  }),
  readImportPages: cookie<{ query: { pages: string }; answer: ImportPagesAnswer }>('GET', IMPORTS, {
    pages: '*',
  }),
  listAskedAddresses: cookie<{ answer: AskedAddresses }>('GET', 'old-addresses.php'),
};
