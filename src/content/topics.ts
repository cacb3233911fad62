import { business } from './business.ts';

function titled(name: string): string {
  return `${name} | ${business.who.name}`;
}

/** The texts of the pages with a category's and with a tag's posts. */
export const topics = {
  category: {
    heading: (name: string) => name,
    /** The document's title; `place` is empty, or says which page it is. */
    title: (name: string, place: string) => titled(`${name} posts${place}`),
    /** `text` is the category's own description, or empty. */
    description: (name: string, text: string) =>
      `${text === '' ? `What there is to read on ${name}.` : text} All ${name} posts by ${business.who.name}.`,
  },
  tag: {
    heading: (name: string) => `Notes on ${name}`,
    title: (name: string, place: string) => titled(`Notes on ${name}${place}`),
    description: (name: string) =>
      `Every post on ${name} that ${business.who.name} has written, newest first.`,
  },
  /** Leads to all posts. */
  all: 'All posts',
  none: 'Nothing is filed here yet. Come back soon.',
  /** Instead of the list, where there is no such category or tag. */
  unknown: {
    title: 'Nothing is filed under that name',
    text: 'It may have been renamed, or its last post taken down.',
  },
};
