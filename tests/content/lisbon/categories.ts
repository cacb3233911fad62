import type { FirstCategory } from '#content/categories.ts';

/** The colour of a category without one. */
export const defaultColor = '#1D4FA0';

/** What a post without a category is filed under. */
export const defaultCategory = 'Geral';

/** The initial categories; posts of the folder posts/ name them. */
export const categories: readonly FirstCategory[] = [
  { name: 'Negócio', description: 'O que um site faz por uma casa de porta aberta.', color: '#775300' },
  { name: 'Marcações', description: 'Reservas, agendas e o telefone que não para.', color: '#1F6349' },
  { name: 'Por dentro', description: 'O que corre por baixo, em palavras simples.', color: defaultColor },
];

/** The categories the public filter offers beside "all", in order. */
export const publicCategories: readonly string[] = ['Negócio', 'Marcações'];
