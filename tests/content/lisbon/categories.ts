import type { FirstCategory } from '#content/categories.ts';

/** The colour of a category without one. */
export const defaultColor = '#1F5FA8';

/** What a post without a category is filed under. */
export const defaultCategory = 'Geral';

/** The initial categories. */
export const categories: readonly FirstCategory[] = [
  { name: 'Negócio', description: 'Dinheiro, clientes e contas.', color: '#8A6100' },
  { name: 'Marcações', description: 'Horas livres, lembretes e faltas.', color: '#2C5E50' },
  { name: 'Técnica', description: 'O que corre por trás, em palavras simples.', color: defaultColor },
];

/** The categories the public filter offers, in order. */
export const publicCategories: readonly string[] = ['Negócio', 'Marcações', 'Técnica'];
