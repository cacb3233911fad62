/**
 * Code and tables wider than the column scroll; with the keyboard too, once they can take focus. How wide the column is
 * changes with the window. @returns what ends it
 */
export function makeScrollable(root: HTMLElement | null): () => void {
  function update() {
    for (const element of root?.querySelectorAll('pre, .table-frame') ?? []) {
      if (element.scrollWidth > element.clientWidth) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    }
  }
  update();
  addEventListener('resize', update);
  return () => removeEventListener('resize', update);
}
