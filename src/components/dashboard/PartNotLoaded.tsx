/** In the place of a part that could not be loaded: what failed is said once, above all parts. */
export function PartNotLoaded() {
  return <p className="mt-4 border-y border-line py-4 text-quiet">Not loaded</p>;
}
