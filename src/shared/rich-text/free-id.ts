/** The first of `id`, `id-2`, `id-3` … that is not taken; it is taken then. */
export function takeFreeId(id: string, taken: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? id : `${id}-${number}`;
    if (taken.has(candidate)) continue;
    taken.add(candidate);
    return candidate;
  }
}
