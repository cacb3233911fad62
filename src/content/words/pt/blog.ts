import { plural } from '#shared/plural.ts';
import type { blogList as english } from '#content/words/en/blog.ts';

export const blogList: typeof english = {
  name: 'Artigos',
  search: 'Pesquisar',
  category: 'Categoria',
  all: 'Todas',
  results: {
    count: (count) => plural(count, { one: '1 artigo', other: `${count} artigos` }),
    category: (name) => ` em ${name}`,
    search: (words) => ` para «${words}»`,
    page: (page, of) => `, página ${page} de ${of}`,
  },
  none: 'Nenhum artigo encontrado',
  pages: {
    name: 'Páginas de artigos',
    page: (page) => `Página ${page}`,
    previous: 'Anterior',
    next: 'Seguinte',
  },
};
