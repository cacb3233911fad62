import type { ReaderStep } from '#shared/contract/readers.ts';
import { formatShortDay } from '#shared/times-in-words.ts';

const HEIGHT = 100;
const WIDTH = 10;
const GAP = 2;

/** '16 Nov', or '16 Nov to 22 Nov' */
function stepName({ first, last }: ReaderStep): string {
  return first === last ? formatShortDay(first) : `${formatShortDay(first)} to ${formatShortDay(last)}`;
}

/** Views as bars from left to right, and the same in a table. */
export function ViewsChart({ steps }: { steps: readonly ReaderStep[] }) {
  const most = Math.max(1, ...steps.map(({ views }) => views));
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return null;
  const best = steps.find(({ views }) => views === most);
  const summary = `Views from ${formatShortDay(first.first)} to ${formatShortDay(last.last)}${
    best === undefined ? '' : `, most of them on ${stepName(best)}: ${most.toLocaleString('en-US')}`
  }. The table below has all figures.`;
  return (
    <>
      <p className="mt-4 text-fine text-quiet tabular-nums">{most.toLocaleString('en-US')}</p>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${steps.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-y border-line fill-current text-quiet"
      >
        {steps.map((step, index) => {
          const height = (step.views / most) * HEIGHT;
          return (
            <rect
              key={step.first}
              x={index * WIDTH + GAP / 2}
              y={HEIGHT - height}
              width={WIDTH - GAP}
              height={height}
            >
              <title>{`${stepName(step)}: ${step.views.toLocaleString('en-US')}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="flex justify-between text-fine text-quiet tabular-nums">
        <span>{formatShortDay(first.first)}</span>
        <span>{formatShortDay(last.last)}</span>
      </p>
      <details className="mt-3">
        <summary className="finger-high min-h-6 cursor-pointer font-medium text-link">
          Show as a table
        </summary>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard, too */}
        <div tabIndex={0} role="group" aria-label="Views as a table" className="mt-2 max-h-80 overflow-auto">
          <table className="w-full tabular-nums">
            <thead className="text-left text-fine text-quiet">
              <tr className="border-b border-line">
                <th scope="col" className="py-1.5 font-medium">
                  {first.first === first.last ? 'Day' : 'Week'}
                </th>
                {['Views', 'Subscribed', 'Left'].map((name) => (
                  <th key={name} scope="col" className="py-1.5 text-right font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map((step) => (
                <tr key={step.first} className="border-b border-line">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {stepName(step)}
                  </th>
                  {[step.views, step.subscribers_come, step.subscribers_gone].map((value, column) => (
                    <td key={['views', 'come', 'gone'][column]} className="py-1.5 text-right">
                      {value.toLocaleString('en-US')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
