import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import type { ImportChange, ImportChoices, ImportPart, ImportToBegin } from '#shared/contract/imports.ts';
import type { Clock } from '../../clock.ts';
import type { ImportRunRow } from '../../db/tables.ts';
import { conflict, HttpError, notFound, unprocessable } from '../../http/errors.ts';
import type { ImportConfig } from '../../import/import-site.ts';
import type { ImportFiles } from './import-files.ts';
import type { AnnouncedFile, ImportRunRepository, RunKey } from './import-runs.repository.ts';
import type { ImportRunner } from './import-runner.ts';

/** A process tells every second that it is there. One that is silent for so long is gone. */
const SILENT_MS = 20_000;
const LOST = 'The server was stopped meanwhile. What has come so far is here; go on, and the rest comes.';

interface Deps {
  repository: ImportRunRepository;
  files: ImportFiles;
  runner: Pick<ImportRunner, 'start'>;
  config: ImportConfig;
  clock: Clock;
}

/** The import as it is now. */
export interface CurrentImport extends ImportRunRow {
  received: (AnnouncedFile & { received: number })[];
}

/** Brings another system's export that was uploaded, one at a time. */
export class ImportService {
  readonly #deps: Deps;
  /** A piece that is sent twice at once is put there once. */
  readonly #inTurn = pLimit(1);

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether somebody can be asked by email. */
  get canAsk(): boolean {
    const { smtp, mailboxDir } = this.#deps.config;
    return smtp !== null || mailboxDir !== null;
  }

  async read(): Promise<CurrentImport | null> {
    const { repository, files } = this.#deps;
    const row = await repository.find();
    if (row === null) return null;
    const isLost = isAtWork(row) && row.seen_at < this.#since();
    const received = await Promise.all(
      filesOf(row).map(async (file) => ({ ...file, received: await files.received(row.id, file) })),
    );
    return { ...row, ...(isLost ? { state: 'stopped' as const, problem: LOST } : {}), received };
  }

  /** @throws HttpError 409 while another one is at work, 507 without room */
  async begin({ source, media }: ImportToBegin): Promise<void> {
    const { repository, files, clock } = this.#deps;
    const id = randomBytes(12).toString('base64url');
    const announced: AnnouncedFile[] = [
      { part: 'source', ...source },
      ...(media === null || media === undefined ? [] : [{ part: 'media' as const, ...media }]),
    ];
    if (!(await repository.begin(id, announced, clock().toISOString(), this.#since()))) throw busy();
    const bytes = announced.reduce((sum, { size }) => sum + size, 0);
    if (await files.makeRoom(id, bytes)) return;
    await repository.delete(id, this.#since());
    throw new HttpError(507, 'The server’s disk has no room for these files. Nothing was changed.');
  }

  /**
   * Puts the next piece of a file behind those before it.
   * @param at where in the file it begins
   * @param piece a file with it
   * @throws HttpError 404, 409 when another piece is due, 422 when it is longer than the rest
   */
  receive(
    place: { id: string; part: ImportPart; at: number },
    piece: { path: string; size: number },
  ): Promise<number> {
    return this.#inTurn(() => this.#receive(place, piece));
  }

  async #receive(
    { id, part, at }: { id: string; part: ImportPart; at: number },
    piece: { path: string; size: number },
  ): Promise<number> {
    const { files } = this.#deps;
    const row = await this.#find(id);
    const file = filesOf(row).find((announced) => announced.part === part);
    if (row.state !== 'receiving' || file === undefined)
      throw conflict('Nothing more is expected of this file.');
    const received = await files.received(id, file);
    if (received !== at) throw conflict(`The piece that begins at ${received} is due.`);
    if (at + piece.size > file.size) throw unprocessable('This is more than the file was said to have.');
    await files.append(id, file, piece.path);
    return at + piece.size;
  }

  /** @throws HttpError 404, 409, 422 */
  async change({ id, action, choices }: ImportChange): Promise<void> {
    const row = await this.#find(id);
    if (action === 'stop') {
      if (isAtWork(row)) await this.#deps.repository.askToStop(id);
      return;
    }
    const current = await this.read();
    const isWhole =
      current !== null &&
      current.received.length > 0 &&
      current.received.every(({ size, received }) => size === received);
    if (!isWhole) throw unprocessable('The file is not here as a whole. Please choose it again.');
    const { repository, runner, files, config, clock } = this.#deps;
    const chosen = choices ?? (JSON.parse(row.choices) as ImportChoices); // as it was written here
    if (chosen.ask && !this.canAsk)
      throw unprocessable('Nobody can be asked by email: no mail server is set.');
    const state = action === 'look' ? 'looking' : 'bringing';
    const key = await repository.start({ id, state, choices: chosen }, clock().toISOString(), this.#since());
    if (key === null) throw busy();
    runner.start({ config, key, task: action, choices: chosen, folder: files.folderOf(id) });
  }

  /** @throws HttpError 404, 409 while it is at work */
  async discard(id: string): Promise<void> {
    await this.#find(id);
    if (!(await this.#deps.repository.delete(id, this.#since()))) throw busy();
    await this.#deps.files.delete(id);
  }

  /** A column that is JSON; null where there is none. @throws HttpError 404 */
  async readColumn(id: string, column: 'report' | 'preview' | 'pages'): Promise<unknown> {
    const text = (await this.#find(id))[column];
    return text === null ? null : (JSON.parse(text) as unknown);
  }

  /** Deletes uploaded files that nobody went on with. */
  async deleteOld(): Promise<void> {
    const { repository, files, clock } = this.#deps;
    const row = await repository.find();
    const isGone = await files.deleteOld(row?.id ?? null, clock());
    if (isGone && row !== null) await repository.forgetFiles(row.id);
  }

  async lose(key: RunKey): Promise<void> {
    const { repository, clock } = this.#deps;
    await repository.leave(key, { state: 'stopped', problem: LOST, at: clock().toISOString() });
  }

  async #find(id: string): Promise<ImportRunRow> {
    const row = await this.#deps.repository.find();
    if (row?.id !== id) throw notFound('That import is not there any more.');
    return row;
  }

  #since(): string {
    return new Date(this.#deps.clock().getTime() - SILENT_MS).toISOString();
  }
}

function isAtWork({ state }: ImportRunRow): boolean {
  return state === 'looking' || state === 'bringing';
}

function filesOf(row: ImportRunRow): AnnouncedFile[] {
  return JSON.parse(row.files) as AnnouncedFile[]; // as it was written here
}

const busy = () => conflict('Another import is at work. Stop it first, or wait for it.');
