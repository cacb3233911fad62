/** The first of `slug`, `slug-2`, `slug-3` … not in use. */
export async function freeSlug(slug: string, inUse: (slug: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!(await inUse(candidate))) return candidate;
  }
}
