import type { ImportShown } from '#shared/contract/imports.ts';
import { figuresOf, formatName, warningInWords } from './import-words.ts';

interface ImportReportProps {
  report: ImportShown;
  isPreview: boolean;
}

/** What an import would do, or has done: its figures, and what the owner should know. */
export function ImportReport({ report, isPreview }: ImportReportProps) {
  const { format, warnings, more_warnings: more } = report;
  const figures = figuresOf(report, isPreview);
  return (
    <div className="grid gap-5">
      <p className="text-quiet">
        {formatName(format)}.{figures.length === 0 ? ' There is nothing in it that could come.' : ''}
      </p>
      {figures.length === 0 ? null : (
        <dl className="border-b border-line">
          {figures.map(({ name, value, note }) => (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-t border-line py-2.5 sm:grid-cols-[16rem_6rem_minmax(0,1fr)]"
            >
              <dt className="font-medium">{name}</dt>
              <dd className="text-right font-serif text-heading tabular-nums">{value}</dd>
              {note === '' ? null : (
                <dd className="col-span-2 text-quiet tabular-nums sm:col-span-1">{note}</dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {warnings.length === 0 ? null : (
        <div>
          <h3 className="font-sans text-body font-semibold">
            {isPreview ? 'What you should know first' : 'What you should know'}
          </h3>
          <ul
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls does so by the keyboard, too
            tabIndex={0}
            aria-label="What you should know"
            className="mt-2 max-h-80 overflow-y-auto border-y border-line"
          >
            {warnings.map((warning, index) => (
              // Two posts of one name may say the same.
              <li key={`${index} ${warning}`} className="border-line py-2 wrap-anywhere not-last:border-b">
                {warningInWords(warning, isPreview)}
              </li>
            ))}
          </ul>
          {more === 0 ? null : (
            <p className="mt-2 text-quiet tabular-nums">
              And {more.toLocaleString('en-US')} more, which are in the report.
            </p>
          )}
        </div>
      )}
    </div>
  );
}
