import type { ReactNode } from 'react';

interface SettingsRowsProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Said where there is none. */
  none: string;
  facts: (row: Row) => ReactNode;
  /** The buttons at the row's end. */
  actions: (row: Row) => ReactNode;
}

/** What a settings panel keeps, a ruled row each. */
export function SettingsRows<Row>({ rows, keyOf, none, facts, actions }: SettingsRowsProps<Row>) {
  if (rows.length === 0) return <p className="mt-5 text-quiet">{none}</p>;
  return (
    <ul className="mt-5 border-b border-line">
      {rows.map((row) => (
        <li
          key={keyOf(row)}
          className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-t border-line py-2.5"
        >
          <div className="min-w-0 grow basis-64 tabular-nums">{facts(row)}</div>
          <div className="-my-1.5 flex gap-1 max-sm:-ml-3 sm:-mr-3">{actions(row)}</div>
        </li>
      ))}
    </ul>
  );
}
