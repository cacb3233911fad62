import { plural } from '#shared/plural.ts';

export const name = 'Artigos';
export const search = 'Pesquisar';
export const category = 'Categoria';
export const all = 'Todas';
export const count = (count: number) => plural(count, { one: '1 artigo', other: `${count} artigos` });
export const inCategory = (name: string) => ` em ${name}`;
export const forWords = (words: string) => ` para «${words}»`;
export const onPage = (page: number, of: number) => `, página ${page} de ${of}`;
export const gone = 'Esse artigo já não está aqui. Estes estão.';
export const none = 'Nenhum artigo encontrado';
export const pages = 'Páginas de artigos';
export const page = (page: number) => `Página ${page}`;
export const previous = 'Anterior';
export const next = 'Seguinte';
export const categories = 'Categorias';
export const feed = 'Feed destes artigos';
