import { endpoints, type OperationName } from '#shared/contract/endpoints.ts';
import { matchOperation } from '#shared/contract/match-operation.ts';
import type { Query } from './endpoint.ts';
import { methodNotAllowed, notFound } from './errors.ts';

const operations = new Map<string, OperationName[]>();
for (const name of Object.keys(endpoints) as OperationName[]) {
  const { script } = endpoints[name];
  operations.set(script, [...(operations.get(script) ?? []), name]);
}

/**
 * Finds the operation of a request.
 * @param script the path below `/api/`
 * @throws HttpError 404 unknown script or endpoint, 405 wrong method
 */
export function findOperation(method: string, script: string, query: Query): OperationName {
  const names = operations.get(script);
  if (names === undefined) throw notFound();
  const meant = method === 'HEAD' ? 'GET' : method;
  const candidates = names.filter((name) => endpoints[name].method === meant);
  if (candidates.length === 0)
    throw methodNotAllowed([...new Set(names.map((name) => endpoints[name].method))]);
  const name = matchOperation(candidates, query);
  if (name === null) throw notFound('Unknown endpoint');
  return name;
}
