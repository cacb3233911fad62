import { plural } from '#shared/plural.ts';
import type { projectWords as english } from '#content/words/en/projects.ts';

export const projectWords: typeof english = {
  form: 'Projetos',
  category: 'Categoria',
  all: 'Todos',
  search: 'Pesquisar',
  count: (count) => plural(count, { one: `${count} projeto`, other: `${count} projetos` }),
  found: (found, all) =>
    plural(all, { one: `${found} de ${all} projeto`, other: `${found} de ${all} projetos` }),
  features: 'O que faz',
  technologies: 'Feito com',
  demo: 'Ver demonstração',
  code: 'Código',
};
