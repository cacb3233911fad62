import type { CategoryInput, CreateCategoryInput } from '#shared/contract/categories.ts';
import type { Clock } from '../../clock.ts';
import { conflict, HttpError, notFound } from '../../http/errors.ts';
import { slugify } from '#shared/slug.ts';
import {
  CategoryInUse,
  type CategoryRepository,
  type CategoryWithCount,
  NameInUse,
} from './categories.repository.ts';

/** The categories of posts. */
export class CategoryService {
  readonly #repository: CategoryRepository;
  readonly #clock: Clock;
  readonly #onChange: () => void;

  /** @param onChange called after every write */
  constructor(repository: CategoryRepository, clock: Clock, onChange: () => void) {
    this.#repository = repository;
    this.#clock = clock;
    this.#onChange = onChange;
  }

  /** With counts that include drafts: the owner can delete only empty categories. */
  list(): Promise<CategoryWithCount[]> {
    return this.#repository.list();
  }

  /** With counts of the posts that visitors can read. */
  listPublic(): Promise<CategoryWithCount[]> {
    return this.#repository.listPublic(this.#clock().toISOString());
  }

  /** One that restores another gets its id, unless that is in use. @throws HttpError 409 when the name is in use */
  async create({ restores: wanted, ...input }: CreateCategoryInput): Promise<CategoryWithCount> {
    const isFree = wanted !== undefined && (await this.#repository.find(wanted)) === undefined;
    const category = {
      ...input,
      slug: slugify(input.name, 'category'),
      ...(isFree ? { id: wanted } : {}),
      created_at: this.#clock().toISOString(),
    };
    const id = await refuseTwins(() => this.#repository.insert(category));
    this.#onChange();
    return this.#require(id);
  }

  /** Its address stays what it is. @throws HttpError 404, 409 when the name is in use */
  async update(id: number, { name, description, color }: CategoryInput): Promise<CategoryWithCount> {
    const found = await refuseTwins(() => this.#repository.update(id, { name, description, color }));
    if (!found) throw notFound('That category is not there any more.');
    this.#onChange();
    return this.#require(id);
  }

  /** @returns its name @throws HttpError 404, 409 while posts belong to it [2.15.30] */
  async delete(id: number): Promise<string> {
    const category = await this.#repository.find(id);
    try {
      if (category === undefined || !(await this.#repository.delete(id)))
        throw withMessage(404, 'That category is not there any more.');
    } catch (error) {
      if (!(error instanceof CategoryInUse)) throw error;
      throw withMessage(409, 'This category still has posts. Move them to another one first.');
    }
    this.#onChange();
    return category.name;
  }

  async #require(id: number): Promise<CategoryWithCount> {
    const category = await this.#repository.find(id);
    if (category === undefined) throw notFound('That category is not there any more.');
    return category;
  }
}

async function refuseTwins<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof NameInUse)) throw error;
    throw conflict('There is a category of that name already.', 'name');
  }
}

/** A failed deletion also carries its text in `message`. [7.4.07] */
function withMessage(status: number, message: string): HttpError {
  return new HttpError(status, message, { body: { message } });
}
