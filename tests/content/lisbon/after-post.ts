import { business } from './business.ts';

/** Who wrote a post, as the card below it says. */
interface AuthorCard {
  text: string;
  /** A square picture below public/; null for a monogram. */
  portrait: string | null;
  /** Leads to the about page; null for a guest. */
  about: string | null;
}

/** The texts below a post. */
export const afterPost = {
  writtenBy: (name: string) => `Escrito por ${name}`,
  /** By their names. Whoever is not here has a name and a monogram. */
  authors: {
    [business.who.name]: {
      text: 'Faço e arranjo sites para casas de porta aberta em Lisboa, e aponto aqui o que vou aprendendo.',
      portrait: business.who.portrait,
      about: 'Mais sobre mim',
    },
  } as Record<string, AuthorCard>,
  related: 'O que ler a seguir',
  title: 'Está a braços com uma coisa destas?',
  text: 'Diga-me o que tem e o que gostava que funcionasse. Duas frases chegam para começar.',
  contact: 'Escreva-me',
  portfolio: 'Ver o portefólio',
};
