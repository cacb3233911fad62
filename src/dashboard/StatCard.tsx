import { Link } from 'react-router-dom';

interface StatCardProps {
  label: string;
  /** Undefined while loading. */
  value: number | undefined;
  /** Where what is counted is listed. */
  to: string;
  /** A part of it, in words. */
  part?: string | undefined;
}

/** One figure of the overview: a line of a list on a phone, else a column of a ruled row. */
export function StatCard({ label, value, to, part }: StatCardProps) {
  return (
    <div className="group relative flex items-center justify-between gap-4 border-line max-sm:min-h-11 max-sm:border-b sm:-mb-px sm:-ml-px sm:flex-col-reverse sm:items-start sm:justify-end sm:gap-0 sm:border-b sm:border-l sm:px-5 sm:py-3 sm:max-xl:nth-[3n+1]:pl-0 xl:first:pl-0">
      <dt className="max-sm:-order-1">
        <Link
          to={to}
          className="inline-block py-0.5 text-quiet transition-colors group-hover:text-clay after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-clay"
        >
          {label}
        </Link>
      </dt>
      <dd className="font-serif text-[1.25rem] leading-tight tabular-nums sm:text-[1.625rem]">
        {value === undefined ? <NotKnownYet /> : value.toLocaleString('en-US')}
      </dd>
      {part === undefined ? null : (
        <dd className="text-fine whitespace-nowrap text-quiet max-sm:order-first max-sm:ml-auto sm:absolute sm:top-5 sm:right-3">
          {part}
        </dd>
      )}
    </div>
  );
}

function NotKnownYet() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">Not known yet</span>
    </>
  );
}
