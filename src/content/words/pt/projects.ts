import { plural } from '#shared/plural.ts';

export const form = 'Projetos';
export const category = 'Categoria';
export const all = 'Todos';
export const search = 'Pesquisar';
export const count = (count: number) =>
  plural(count, { one: `${count} projeto`, other: `${count} projetos` });
export const found = (found: number, all: number) =>
  plural(all, { one: `${found} de ${all} projeto`, other: `${found} de ${all} projetos` });
export const features = 'O que faz';
export const technologies = 'Feito com';
export const more = 'Mais sobre este projeto';
export const demo = 'Ver demonstração';
export const code = 'Código';
export const noneYet = {
  title: 'Ainda não há projetos aqui',
  message: 'Até lá, terei todo o gosto em falar-lhe do meu trabalho.',
};
