/** Code and tables wider than the column scroll; with the keyboard too, once they can take focus. */
export function makeScrollable(root: HTMLElement | null): void {
  for (const element of root?.querySelectorAll('pre, .table-frame') ?? []) {
    if (element.scrollWidth > element.clientWidth) element.setAttribute('tabindex', '0');
  }
}
