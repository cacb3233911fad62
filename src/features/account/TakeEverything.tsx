import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { ProgressBar } from '../../components/dashboard/ProgressBar.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import type { DownloadProgress } from './read-file.ts';
import { useSiteExport } from './use-site-export.ts';

const CONTENTS: readonly (readonly [what: string, how: string])[] = [
  ['Posts and drafts', 'as Markdown, and once more for WordPress and for Ghost'],
  ['Pictures', 'with their names and descriptions'],
  ['Subscribers, messages with your answers, consultations', 'as tables, and as a calendar'],
  ['Newsletters, categories, redirects, availability and settings', 'as JSON and tables'],
];

/** The owner takes along all that the site holds. */
export function TakeEverything() {
  const { download, progress, stop } = useSiteExport();
  const { notice, clear, say, fail } = useNews();

  function start() {
    clear();
    download.mutate(undefined, {
      onSuccess: () => say('Everything is downloaded'),
      onError: (error) => {
        if (error.name === 'AbortError') {
          say('The download was stopped, and nothing was kept of it');
          return;
        }
        void fail(
          failureText(error, {
            refused: 'The file could not be made. Please try again.',
            network: 'The download broke off. Please try again.',
          }),
          'Nothing was downloaded',
        );
      },
    });
  }

  return (
    <DashboardSection
      isSmall
      title="Take everything with you"
      summary="All that the site holds in one ZIP, in forms that other programs read. It is private: people’s addresses are in it."
      notice={notice}
    >
      <dl className="mt-5 border-b border-line">
        {CONTENTS.map(([what, how]) => (
          <div key={what} className="grid gap-x-8 border-t border-line py-2.5 sm:grid-cols-2">
            <dt className="font-semibold">{what}</dt>
            <dd className="text-quiet">{how}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-quiet">
        What is in the trash is left out, as are passwords and keys. The command <code>import</code> reads the
        file into another Shingle.
      </p>
      {download.isPending ? (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <Progress progress={progress} />
          <Button size="small" variant="secondary" onClick={stop}>
            Stop
          </Button>
        </div>
      ) : (
        <Button size="small" variant="secondary" className="mt-4" onClick={start}>
          Download everything
        </Button>
      )}
    </DashboardSection>
  );
}

function Progress({ progress }: { progress: DownloadProgress | null }) {
  const percent =
    progress === null || progress.of === null ? null : Math.floor((progress.received / progress.of) * 100);
  return (
    <>
      <ProgressBar label="Download" max={100} value={percent} className="max-w-80 min-w-0 grow basis-40" />
      <span className="text-quiet tabular-nums">
        {progress === null ? 'Preparing the file' : inMegabytes(progress)}
      </span>
    </>
  );
}

function inMegabytes({ received, of }: DownloadProgress): string {
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
  return of === null ? `${megabytes(received)} MB` : `${megabytes(received)} of ${megabytes(of)} MB`;
}
