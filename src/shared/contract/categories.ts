import { z } from 'zod';
import { defaultColor } from '#content/categories.ts';
import { LIMITS } from '../limits.ts';
import type { Success } from './envelope.ts';
import { id, line, optional, required, text } from './fields.ts';

/** [3.4.01] */
export interface Category {
  id: number;
  name: string;
  slug: string;
  description: string;
  color: string;
  postCount: number;
}

/** categories.php returns a bare array. [7.4.01] */
export type CategoryList = Category[];

export interface SavedCategory extends Success {
  id: number;
  category: Category;
}

export const categoryBody = z.object({
  name: required(line('The name', LIMITS.categoryName), 'Please enter a name.'),
  description: optional(text('The description', LIMITS.categoryDescription)),
  color: optional(line('The color', 7))
    .transform((value) => (value === '' ? defaultColor : value))
    .refine((value) => /^#[0-9a-f]{6}$/i.test(value), 'The color must look like #3B82F6.'),
});
export type CategoryInput = z.infer<typeof categoryBody>;

/** With the id that a deleted category had, it is that one again: what was kept with it finds it. */
export const createCategoryBody = categoryBody.extend({ restores: id('The category id').optional() });
export type CreateCategoryInput = z.infer<typeof createCategoryBody>;

export const updateCategoryBody = categoryBody.extend({ id: id('The category id') });
export type UpdateCategoryInput = z.infer<typeof updateCategoryBody>;
