import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useHost } from '../../lib/host.ts';
import { saveFile } from '../../lib/save-file.ts';
import { type DownloadProgress, fileNameOf, readFile } from './read-file.ts';
import { ACTIVITY_KEY } from './use-activity.ts';

/** Downloads all that the site holds, and hands it to the browser once it is whole. */
export function useSiteExport() {
  const { request, domWindow } = useHost();
  const client = useQueryClient();
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const abort = useRef<AbortController | null>(null);

  const download = useMutation({
    async mutationFn() {
      const controller = new AbortController();
      abort.current = controller;
      const files: { name: string; contents: Blob }[] = [];
      // The client reads answers in JSON, and errors come as such: the file is taken out on the way.
      const taking: typeof fetch = async (input, init) => {
        const response = await domWindow().fetch(input, init);
        if (!response.ok) return response;
        const contents = await readFile(response, setProgress);
        files.push({ name: fileNameOf(response) ?? 'shingle-export.zip', contents });
        return new Response('{"success":true}');
      };
      await request('exportSite', { fetch: taking, signal: controller.signal });
      for (const { name, contents } of files) saveFile(name, 'application/zip', contents);
    },
    onSettled: () => {
      setProgress(null);
      void client.invalidateQueries({ queryKey: ACTIVITY_KEY });
    },
  });
  useEffect(() => () => abort.current?.abort(), []);

  return { download, progress, stop: () => abort.current?.abort() };
}
