import { type ChangeEvent, useRef, useState } from 'react';
import { dayOf } from '#shared/business-time.ts';
import { useHost } from '../../lib/host.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { readBrowserData, UnfitFile, writeBrowserData } from './browser-data.ts';
import { describeTaken, keptData, takeIn } from './kept-data.ts';

/** A larger file (in bytes) cannot be an export of ours. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** Exports and imports, as a file, the data that only this browser has. [K1] [K2] [K3] */
export function BrowserDataPanel() {
  const { storage, announcer } = useHost();
  const { alert } = useAlerts();
  const chooser = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<string | null>(null);

  function exportFile() {
    const now = new Date();
    const name = `dashboard-marks-${dayOf(now)}.json`;
    saveFile(name, 'application/json', writeBrowserData(keptData(storage), now));
    say(`Saved as ${name}`);
  }

  async function importFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    try {
      if (file.size > MAX_FILE_BYTES) throw new UnfitFile('This file was not exported from this dashboard.');
      say(describeTaken(takeIn(storage, readBrowserData(await file.text()))));
    } catch (error) {
      const reason = error instanceof UnfitFile ? error.message : 'The file could not be read.';
      announcer.announce(reason);
      await alert(reason, 'Nothing was imported');
    } finally {
      // Reset, so that the same file can be chosen again.
      if (chooser.current !== null) chooser.current.value = '';
    }
  }

  function say(text: string) {
    setResult(text);
    announcer.announce(text);
  }

  return (
    <section aria-label="Kept in this browser" className="mt-5 max-w-measure text-quiet">
      <p>A file takes what this browser has to another one.</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button size="small" variant="secondary" onClick={exportFile}>
          Export marks and authors
        </Button>
        <Button size="small" variant="secondary" onClick={() => chooser.current?.click()}>
          Import from a file
        </Button>
        <input
          ref={chooser}
          type="file"
          accept="application/json,.json"
          aria-label="File with marks and authors"
          hidden
          onChange={(event) => void importFile(event)}
        />
      </div>
      {result === null ? null : <p className="mt-3 font-medium text-agave">{result}</p>}
    </section>
  );
}
