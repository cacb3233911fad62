import { createCategoryBody, updateCategoryBody } from '#shared/contract/categories.ts';
import { idQuery } from '#shared/contract/fields.ts';
import { noteTitle } from '../../http/call-titles.ts';
import { defineEndpoint, defineRead } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { presentCategory } from './categories.presenter.ts';
import type { CategoryService } from './categories.service.ts';

/** @param nextPublication when the next scheduled post appears, which changes the public counts */
export function categoryEndpoints(categories: CategoryService, nextPublication: () => Promise<Date | null>) {
  const list = {
    cache: { tags: ['categories', 'posts'], until: nextPublication },
    handle: async () => (await categories.listPublic()).map(presentCategory),
    handleOwner: async () => (await categories.list()).map(presentCategory),
  };

  return {
    listCategories: defineRead(list),
    listPostCategories: defineRead(list),

    createCategory: defineEndpoint({
      body: createCategoryBody,
      async handle({ body }) {
        const category = presentCategory(await categories.create(body));
        return { success: true, id: category.id, category };
      },
    }),

    updateCategory: defineEndpoint({
      body: updateCategoryBody,
      async handle({ body }) {
        const category = presentCategory(await categories.update(body.id, body));
        return { success: true, id: category.id, category };
      },
    }),

    deleteCategory: defineEndpoint({
      query: idQuery,
      async handle({ query, request }) {
        noteTitle(request, await categories.delete(query.id));
        return { success: true };
      },
    }),
  } satisfies Partial<Endpoints>;
}
