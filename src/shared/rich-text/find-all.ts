/** All elements of several roots that match, in the order of reading. */
export function findAll<Name extends keyof HTMLElementTagNameMap>(
  roots: readonly ParentNode[],
  selector: Name,
): HTMLElementTagNameMap[Name][];
export function findAll(roots: readonly ParentNode[], selector: string): Element[];
export function findAll(roots: readonly ParentNode[], selector: string): Element[] {
  return roots.flatMap((root) => [...root.querySelectorAll(selector)]);
}
