import { slugify } from './slug.ts';

/** An anchor for each heading of a page, made of its words; the second of the same words gets another one. */
export function headingNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const name = slugify(title, 'section');
    let id = name;
    for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`;
    taken.add(id);
    return id;
  });
}
