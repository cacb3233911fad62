import { defaultCategory, defaultColor } from '#content/categories.ts';
import { LIMITS } from '#shared/limits.ts';
import { slugify } from '#shared/slug.ts';
import type { Clock } from '../clock.ts';
import type { CategoryRow } from '../db/tables.ts';
import type { Transaction } from '../db/unit-of-work.ts';
import type { ImportedPostRepository } from './imported-posts.repository.ts';

interface Deps {
  repository: ImportedPostRepository;
  clock: Clock;
  dryRun: boolean;
}

/** The site's categories, and those that posts bring along. */
export class Categories {
  readonly #deps: Deps;
  /** Those that a dry run would have made. */
  readonly #planned = new Map<string, CategoryRow>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The category of this name or slug, or one that is to be made. */
  async named(named: string): Promise<CategoryRow> {
    const name =
      named.replace(/\s+/g, ' ').trim().slice(0, LIMITS.categoryName).toWellFormed() || defaultCategory;
    const found = await this.find(name);
    if (found !== null) return found;
    const row = {
      id: 0,
      name,
      slug: slugify(name, 'category'),
      description: '',
      color: defaultColor,
      created_at: this.#deps.clock().toISOString(),
    };
    if (this.#deps.dryRun) this.#planned.set(row.slug, row);
    return row;
  }

  /** The category of this name or slug; null where there is none. */
  async find(name: string, transaction: Transaction | null = null): Promise<CategoryRow | null> {
    const slug = slugify(name, 'category');
    const rows = [...(await this.#deps.repository.categories(transaction)), ...this.#planned.values()];
    const isNamed = (row: CategoryRow) => row.name.toLowerCase() === name.toLowerCase() || row.slug === slug;
    return rows.find(isNamed) ?? null;
  }

  /** The id of what `named` has found, which is made where it is not there yet. */
  async idOf(transaction: Transaction, category: CategoryRow): Promise<number> {
    if (category.id !== 0) return category.id;
    const made = await this.find(category.name, transaction);
    return made?.id ?? this.#deps.repository.insertCategory(transaction, category);
  }
}
