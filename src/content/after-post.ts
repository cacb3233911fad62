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
  writtenBy: (name: string) => `Written by ${name}`,
  /** By their names. Whoever is not here has a name and a monogram. */
  authors: {
    [business.who.name]: {
      text: 'I build and mend websites for small businesses in Tucson, and write down what I learn while the paint dries.',
      portrait: business.who.portrait,
      about: 'More about me',
    },
  } as Record<string, AuthorCard>,
  related: 'What to read next',
  title: 'Working on something like this?',
  text: 'Tell me what you have and what you would like it to do. Two sentences are enough to start.',
  contact: 'Write to me',
  portfolio: 'See the portfolio',
};
