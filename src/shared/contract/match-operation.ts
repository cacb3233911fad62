import { endpoints, type OperationName } from './endpoints.ts';

/** Finds the matching operation of a script and method by the request's query; null if none matches. */
export function matchOperation(
  candidates: readonly OperationName[],
  query: ReadonlyMap<string, string>,
): OperationName | null {
  const fitting = candidates.filter((name) =>
    Object.entries(endpoints[name].query).every(([key, pattern]) => fits(query.get(key), pattern)),
  );
  fitting.sort((a, b) => Object.keys(endpoints[b].query).length - Object.keys(endpoints[a].query).length);
  return fitting[0] ?? null;
}

function fits(value: string | undefined, pattern: string): boolean {
  if (value === undefined) return false;
  return pattern.endsWith('*') ? value.startsWith(pattern.slice(0, -1)) : value === pattern;
}
