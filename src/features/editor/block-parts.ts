import type Quill from 'quill';
import { Delta } from 'quill';

/**
 * Lines of code and of callouts that follow each other are one block where their values are the same. So that none becomes one
 * with its neighbour against the writer's will, as where what parts them is deleted, each has a value of its own: a number
 * stands before it where others have the same, `2@js`, `1@tip`. It is not saved.
 */
const NUMBERED = /^(\d+)@/;

/** The number of a block's value; 0 for none. */
export function partOfValue(value: string): number {
  return Number(NUMBERED.exec(value)?.[1] ?? 0);
}

/** A block's value without its number. */
export function bareValue(value: string): string {
  return value.replace(NUMBERED, '');
}

export function numberedValue(part: number, value: string): string {
  return part === 0 ? value : `${part}@${value}`;
}

/** The same value with the lowest number by which it is none of the others. */
export function unlike(value: string, others: ReadonlySet<unknown>): string {
  const bare = bareValue(value);
  let part = partOfValue(value);
  while (others.has(numberedValue(part, bare))) part += 1;
  return numberedValue(part, bare);
}

/** The value by which these lines are a block of their own, whatever comes to stand beside them. */
export function apartAt(
  quill: Quill,
  { index, length }: { index: number; length: number },
  [name, value]: readonly [name: string, value: string],
): string {
  const [first, offset] = quill.getLine(index);
  const [last, rest] = quill.getLine(index + length);
  const start = index - (first === null ? 0 : offset);
  const end = index + length + (last === null ? 0 : last.length() - rest);
  const { ops } = quill.getContents();
  const others = new Delta(ops).slice(0, start).concat(new Delta(ops).slice(end));
  return unlike(value, valuesOf(others, name));
}

/** All values of a format of lines. */
function valuesOf({ ops }: Delta, name: string): Set<unknown> {
  return new Set(ops.map(({ attributes }) => attributes?.[name]));
}

const APART = ['code-block', 'callout'] as const;

/** What is pasted with its code and callouts as blocks of their own, wherever it is put among those of the text. */
export function blocksApart(quill: Quill, pasted: Delta): Delta {
  const isBlock = APART.some((name) => pasted.ops.some(({ attributes }) => attributes?.[name] !== undefined));
  if (!isBlock) return pasted;
  const taken = new Map(APART.map((name) => [name, valuesOf(quill.getContents(), name)]));
  const given = new Map<string, string>();
  const own = (name: (typeof APART)[number], value: unknown): string => {
    const key = `${name} ${String(value)}`;
    const others = new Set([...(taken.get(name) ?? []), ...given.values()]);
    const known = given.get(key) ?? unlike(String(value), others);
    given.set(key, known);
    return known;
  };
  return pasted.reduce((delta, { insert = '', attributes = {} }) => {
    const names = APART.filter((name) => attributes[name] !== undefined);
    const numbered = Object.fromEntries(names.map((name) => [name, own(name, attributes[name])]));
    return delta.insert(insert, { ...attributes, ...numbered });
  }, new Delta());
}
