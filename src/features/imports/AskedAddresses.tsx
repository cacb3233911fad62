import type { AskedAddress, AskedAddresses as Answer } from '#shared/contract/old-addresses.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { LoadFailure } from '../../components/dashboard/LoadFailure.tsx';
import type { useAskedAddresses } from './use-asked-addresses.ts';

/** Which addresses of the earlier site are still asked for. */
export function AskedAddresses({
  query: { data, error, refetch },
}: {
  query: ReturnType<typeof useAskedAddresses>;
}) {
  if (data === undefined)
    return error === null ? null : (
      <LoadFailure
        title="Error loading the old addresses"
        message={error.message}
        onRetry={() => void refetch()}
      />
    );
  return (
    <DashboardSection isSmall title="Old addresses" summary={summaryOf(data)}>
      {data.addresses.length === 0 ? (
        <p className="mt-5 text-quiet">Nobody has asked for one of them yet.</p>
      ) : (
        <ol className="mt-5 border-b border-line">
          {data.addresses.map((row) => (
            <Line key={row.address} row={row} />
          ))}
        </ol>
      )}
    </DashboardSection>
  );
}

function Line({ row: { address, leads_to: to, asked, asked_at: at } }: { row: AskedAddress }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-8 gap-y-0.5 border-t border-line py-2.5">
      <span className="font-medium wrap-anywhere">{address}</span>
      <span className="row-start-2 wrap-anywhere text-quiet">
        {to === null ? 'Leads to nothing that visitors can see' : `Leads to ${to}`}
      </span>
      <span className="text-right tabular-nums">{asked.toLocaleString('en-US')} ×</span>
      <span className="row-start-2 text-right text-quiet">
        Last on <time dateTime={at}>{formatLongDate(at)}</time>
      </span>
    </li>
  );
}

/** '12 of 4,310 known addresses of your earlier site were asked for since you moved.' */
function summaryOf({ asked, known, addresses }: Answer): string {
  const shown = addresses.length < asked ? ` The ${addresses.length} asked for most are these.` : '';
  const all = `${known.toLocaleString('en-US')} known ${known === 1 ? 'address' : 'addresses'}`;
  return `${asked.toLocaleString('en-US')} of ${all} of your earlier site ${asked === 1 ? 'was' : 'were'} asked for since you moved.${shown}`;
}
