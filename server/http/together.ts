import type { Endpoints } from './endpoint.ts';

/** A name that an earlier group contains, too; `never` when there is none. */
type Doubled<Groups extends readonly object[], Earlier = never> = Groups extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? (keyof First & Earlier) | Doubled<Rest, Earlier | keyof First>
  : never;

/** The members of all groups. */
type Together<Groups extends readonly object[]> = Groups extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? First & Together<Rest>
  : unknown;

/** Merges groups of endpoints; an operation in two of them is a compile error. */
export function together<Groups extends readonly Partial<Endpoints>[]>(
  ...groups: [Doubled<Groups>] extends [never] ? Groups : [doubled: Doubled<Groups>]
): Together<Groups> {
  // Object.assign has no type for spread arguments.
  return Object.assign({}, ...groups) as Together<Groups>;
}
