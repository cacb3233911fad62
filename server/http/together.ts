import type { Endpoints } from './endpoint.ts';

/** A name that an earlier group has too; never where there is none. */
type Doubled<Groups extends readonly object[], Earlier = never> = Groups extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? (keyof First & Earlier) | Doubled<Rest, Earlier | keyof First>
  : never;

/** What is in any of the groups. */
type Together<Groups extends readonly object[]> = Groups extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? First & Together<Rest>
  : unknown;

/** Puts groups of endpoints together; an operation that is in two of them does not compile. */
export function together<Groups extends readonly Partial<Endpoints>[]>(
  ...groups: [Doubled<Groups>] extends [never] ? Groups : [doubled: Doubled<Groups>]
): Together<Groups> {
  // Object.assign gives no type to groups that are spread.
  return Object.assign({}, ...groups) as Together<Groups>;
}
