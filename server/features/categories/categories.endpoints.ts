import {
  categoryBody,
  type CategoryList,
  type SavedCategory,
  updateCategoryBody,
} from '#shared/contract/categories.ts';
import type { Success } from '#shared/contract/envelope.ts';
import { idQuery } from '#shared/contract/fields.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import { presentCategory } from './categories.presenter.ts';
import type { CategoryService } from './categories.service.ts';

/** @param nextPublication when a post's date comes next, and with it the visitors' counts change */
export function categoryEndpoints(categories: CategoryService, nextPublication: () => Promise<Date | null>) {
  const list = defineEndpoint({
    remember: { tags: ['categories', 'posts'], until: nextPublication, visitorsOnly: true },
    async handle({ session }): Promise<CategoryList> {
      const rows = session === null ? await categories.listPublic() : await categories.list();
      return rows.map(presentCategory);
    },
  });

  return {
    listCategories: list,
    listPostCategories: list,

    createCategory: defineEndpoint({
      body: categoryBody,
      async handle({ body }): Promise<SavedCategory> {
        const category = presentCategory(await categories.create(body));
        return { success: true, id: category.id, category };
      },
    }),

    updateCategory: defineEndpoint({
      body: updateCategoryBody,
      async handle({ body }): Promise<SavedCategory> {
        const category = presentCategory(await categories.update(body.id, body));
        return { success: true, id: category.id, category };
      },
    }),

    deleteCategory: defineEndpoint({
      query: idQuery,
      async handle({ query }): Promise<Success> {
        await categories.delete(query.id);
        return { success: true };
      },
    }),
  };
}
