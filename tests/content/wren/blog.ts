/** The texts of the blog's list. */
export const blog = {
  title: 'Notes from the bench',
  lead: 'What I learn building and mending websites, written for the people who own them and the people who build them. Nothing here needs to be read today.',
  searchHint: 'Menu, invoices, email',
  none: 'The first one is being written. Come back soon.',
  noMatch: 'No post fits. Try fewer words or another category, or look through all of them.',
  showAll: 'Show all posts',
  beyond: 'The list has fewer pages than that.',
  lastPage: 'Show the last page',
};
