import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportAnswer, ImportChange, ImportPart, ImportRun } from '#shared/contract/imports.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { fileOf, sendExport } from './send-export.ts';

const KEY = ['import'];
const LOOK_EVERY_MS = 1_000;

/** The files of an upload, as they were chosen. */
export interface ChosenFiles {
  source: File;
  media: File | null;
}

/** The import as the server has it, read again while it is at work, and what can be done with it. */
export function useImport() {
  const { request } = useHost();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request('readImport', { signal }),
    refetchInterval: ({ state }) => (isAtWork(state.data?.import) ? LOOK_EVERY_MS : false),
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  });
  const keep = (answer: ImportAnswer) => client.setQueryData(KEY, answer);
  const onSent = (part: ImportPart, received: number) =>
    client.setQueryData<ImportAnswer>(KEY, (answer) =>
      answer?.import === undefined || answer.import === null
        ? answer
        : {
            ...answer,
            import: {
              ...answer.import,
              files: answer.import.files.map((file) => (file.part === part ? { ...file, received } : file)),
            },
          },
    );

  async function sendAll(run: ImportRun, { source, media }: ChosenFiles): Promise<ImportAnswer> {
    for (const [part, file] of [
      ['media', media],
      ['source', source],
    ] as const) {
      if (file === null) continue;
      const from = fileOf(run.files, part)?.received ?? 0;
      await sendExport({ request, id: run.id, part, file, from, onSent });
    }
    return request('changeImport', { body: { id: run.id, action: 'look' } });
  }

  /** Sends what was chosen, from where it was broken off, and has it looked at. */
  const send = useMutation({
    mutationKey: [...KEY, 'send'],
    async mutationFn(chosen: ChosenFiles) {
      const before = query.data?.import ?? null;
      if (before !== null && isRestOf(before, chosen)) return sendAll(before, chosen);
      const { source, media } = chosen;
      const answer = await request('beginImport', {
        body: { source: announced(source), media: media === null ? null : announced(media) },
      });
      keep(answer);
      return answer.import === null ? answer : sendAll(answer.import, chosen);
    },
    onSuccess: keep,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  const change = useMutation({
    mutationFn: (body: ImportChange) => request('changeImport', { body }),
    onSuccess: keep,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  const discard = useMutation({
    mutationFn: (id: string) => request('discardImport', { query: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return { query, send, change, discard };
}

function isAtWork(run: ImportRun | null | undefined): boolean {
  return run?.state === 'looking' || run?.state === 'bringing';
}

/** Whether the upload that was broken off is of these files. */
function isRestOf(run: ImportRun, { source, media }: ChosenFiles): boolean {
  const isSame = (part: ImportPart, chosen: File | null) => {
    const file = fileOf(run.files, part);
    return chosen === null ? file === undefined : file?.name === chosen.name && file.size === chosen.size;
  };
  return run.state === 'receiving' && isSame('source', source) && isSame('media', media);
}

/** Whether the sending failed because the owner discarded the import meanwhile. */
export function isDiscarded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function announced({ name, size }: File): { name: string; size: number } {
  return { name, size };
}
