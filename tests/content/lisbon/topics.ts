import { business } from './business.ts';

function titled(name: string): string {
  return `${name} | ${business.who.name}`;
}

/** The texts of the pages with a category's and with a tag's posts. */
export const topics = {
  category: {
    heading: (name: string) => name,
    /** The document's title; `place` is empty, or says which page it is. */
    title: (name: string, place: string) => titled(`Artigos: ${name}${place}`),
    /** `text` is the category's own description, or empty. */
    description: (name: string, text: string) =>
      `${text === '' ? `O que há para ler em «${name}».` : text} Todos os artigos desta categoria, por ${business.who.name}.`,
  },
  tag: {
    heading: (name: string) => `Apontamentos sobre ${name}`,
    title: (name: string, place: string) => titled(`Apontamentos sobre ${name}${place}`),
    description: (name: string) =>
      `Todos os artigos sobre ${name} escritos por ${business.who.name}, do mais recente ao mais antigo.`,
  },
  /** Leads to all posts. */
  all: 'Todos os artigos',
  none: 'Ainda não há nada arrumado aqui. Volte daqui a uns dias.',
  /** Instead of the list, where there is no such category or tag. */
  unknown: {
    title: 'Não há nada arrumado com esse nome',
    text: 'Pode ter mudado de nome, ou o último artigo ter sido retirado.',
  },
};
