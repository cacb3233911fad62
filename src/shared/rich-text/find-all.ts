/** All elements of several roots with a name, in the order of reading. Selectors take the server ten times as long. */
export function findAll<Name extends keyof HTMLElementTagNameMap>(
  roots: readonly Element[],
  name: Name,
): HTMLElementTagNameMap[Name][] {
  return roots.flatMap((root) => [...root.getElementsByTagName(name)]);
}

/** All elements of several roots that have an id. */
export function findWithId(roots: readonly Element[]): Element[] {
  return roots.flatMap((root) => [...root.getElementsByTagName('*')].filter(({ id }) => id !== ''));
}
