import { useMutation } from '@tanstack/react-query';
import type { ImportRun } from '#shared/contract/imports.ts';
import { failureText } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { howMany } from '../../lib/how-many.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';

const FAILURES = { refused: 'It could not be loaded. Please try again.' };

/** Saves the report as the command writes it, and the files that were made of pages. */
export function ImportDownloads({ run }: { run: ImportRun }) {
  const { request } = useHost();
  const { alert } = useAlerts();
  const onError = (error: unknown) => void alert(failureText(error, FAILURES), 'Nothing was saved');
  const report = useMutation({
    async mutationFn() {
      const { report: found } = await request('readImportReport', { query: { report: run.id } });
      saveFile('import-report.json', 'application/json', `${JSON.stringify(found, null, 2)}\n`);
    },
    onError,
  });
  const pages = useMutation({
    async mutationFn() {
      const { pages: files } = await request('readImportPages', { query: { pages: run.id } });
      const { strToU8, zipSync } = await import('fflate');
      const zip = zipSync(
        Object.fromEntries(files.map(({ name, text }) => [`pages/${name}`, strToU8(text)])),
      );
      saveFile('pages.zip', 'application/zip', zip);
    },
    onError,
  });
  return (
    <>
      {run.pages === 0 ? null : (
        <Button
          size="small"
          variant="secondary"
          busy={pages.isPending ? 'Loading…' : false}
          onClick={() => pages.mutate()}
        >
          Save {howMany(run.pages, 'page')}
        </Button>
      )}
      <Button
        size="small"
        variant="secondary"
        busy={report.isPending ? 'Loading…' : false}
        onClick={() => report.mutate()}
      >
        Save the report
      </Button>
    </>
  );
}
