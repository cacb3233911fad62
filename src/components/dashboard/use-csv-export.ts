import { useMutation } from '@tanstack/react-query';
import type { ListNarrowing } from '#shared/contract/calls.ts';
import { dayOf } from '#shared/business-time.ts';
import { useHost } from '../../lib/host.ts';
import { fetchAllRows, type ListSource } from '../../lib/owner-list.ts';
import { saveCsv } from '../../lib/save-csv.ts';
import { useAlerts } from '../../ui/alerts.ts';

export interface CsvFile<Row> {
  /** The start of the file name, such as 'contact-messages'; the date and '.csv' follow. */
  fileName: string;
  columns: Record<string, (row: Row) => string>;
}

/**
 * Saves a list, refetched page by page, as a CSV file created in the browser.
 * @param narrowing which rows; all without it
 */
export function useCsvExport<Row extends { id: number }>(
  source: ListSource<Row>,
  { fileName, columns }: CsvFile<Row>,
  narrowing?: ListNarrowing,
) {
  const { request, announcer } = useHost();
  const { alert } = useAlerts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchAllRows(source, request, narrowing),
    onSuccess(rows) {
      const name = `${fileName}-${dayOf(new Date())}.csv`;
      saveCsv(name, columns, rows);
      announcer.announce(`Saved as ${name}`);
    },
    onError: (error) => void alert(error.message, 'Nothing was exported'),
  });
  return { save: () => mutate(), isSaving: isPending };
}
